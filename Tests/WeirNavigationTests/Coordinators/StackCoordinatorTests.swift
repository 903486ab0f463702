import Testing
import WeirNavigation

/// Coordinators of stacks: `NavigationControllerCoordinator` and `NavigationControllerMetaCoordinator`.
@Suite @MainActor struct StackCoordinatorTests {
  private let world = RouteWorld()

  private var store: RouteTestStore { world.store }

  // MARK: Screens with contexts

  @Test func theRouteIsThatOfTheScreens() {
    let stack = StackCoordinator(store: store)
    stack.start(route: ["a", "b"])
    stack.navigationController.pushViewController(UIViewController(), animated: false)
    #expect(stack.route == ["a", "b"], "a screen without a context is no segment")
    #expect(stack.rootViewController === stack.navigationController)
    #expect(!stack.needsToPrepareForRoute(nil))
  }

  @Test func onlyAnotherRouteIsUpdated() async {
    let stack = StackCoordinator(store: store)
    stack.start(route: ["a"])
    var done = 0
    stack.setRoute(["a"]) { done += 1 }
    stack.setRoute(nil) { done += 1 }
    stack.prepareForRoute(["b"]) { done += 1 }
    #expect(stack.updates == [])
    stack.setRoute(["a", "b"]) { done += 1 }
    #expect(stack.updates == [["a", "b"]])
    #expect(done == 4)
    #expect(stack.navigationController.names == ["a", "b"])
  }

  @Test func whatIsTooMuchIsPopped() async {
    let stack = StackCoordinator(store: store)
    await world.show(stack)
    store.route(.goto(["a", "b", "c", "d"]))
    await world.settle()
    store.route(.pop(["c", "d"]))
    await world.settle()
    #expect(stack.navigationController.names == ["a", "b"])
    #expect(world.route == "a/b")
    #expect(world.errors.lines == [])
  }

  @Test func aStackIsNotEmptied() async {
    let stack = StackCoordinator(store: store, first: "a")
    await world.show(stack)
    store.route(.goto(Route()))
    await world.settle()
    #expect(stack.navigationController.names == ["a"])
    #expect(world.route == "a", "the store says what is there")
  }

  @Test func screensThatLeaveAreTakenOffTheRouteWithoutARootToo() {
    let stack = StackCoordinator(store: store)
    stack.tellsOfLeft = true
    stack.start(route: ["a", "b"])
    store.setRoute(.goto(["app", "a", "b"]))
    stack.navigationController.popViewController(animated: false)
    #expect(world.route == "app/a")
    let stranger = UIViewController()
    stack.popRoute(stranger)
    #expect(world.route == "app/a", "a screen without a segment changes nothing")
  }

  // MARK: Screens with coordinators

  @Test func existingCoordinatorsAreKept() async {
    let pages = PagesCoordinator(store: store)
    await world.show(pages)
    store.route(.goto(["home", "a", "b"]))
    await world.settle()
    let kept = pages.coordinators.prefix(2).map { ObjectIdentifier($0) }
    store.route(.goto(["home", "a", "c", "d"]))
    await world.settle()
    #expect(pages.coordinators.prefix(2).map { ObjectIdentifier($0) } == kept)
    #expect(pages.made == ["home", "a", "b", "c", "d"])
    #expect(pages.navigationController.names == ["home", "a", "c", "d"])
    #expect((pages.coordinators[2] as? PageCoordinator)?.starts == [[]])
    #expect(pages.childCoordinators.count == 4)
  }

  @Test func theNumberOfExistingCoordinators() {
    let pages = PagesCoordinator(store: store)
    pages.coordinators = ["a", "b", "c"].map { PageCoordinator(store: store, $0) }
    #expect(pages.numberOfLastExistingCoordinator(for: nil) == 0)
    #expect(pages.numberOfLastExistingCoordinator(for: []) == 0)
    #expect(pages.numberOfLastExistingCoordinator(for: ["a"]) == 1)
    #expect(pages.numberOfLastExistingCoordinator(for: ["a", "c"]) == 1)
    #expect(pages.numberOfLastExistingCoordinator(for: ["a", "b", "c", "d"]) == 3)
    #expect(pages.numberOfLastExistingCoordinator(for: ["b", "a"]) == 0)
  }

  @Test func aCoordinatorMayHaveSeveralSegmentsOrNone() async {
    let pages = PagesCoordinator(store: store)
    pages.coordinators = [
      PageCoordinator(store: store, "root", route: []), PageCoordinator(store: store, "ab", route: ["a", "b"]),
    ]
    pages.navigationController.viewControllers = pages.coordinators.map(\.rootViewController)
    #expect(pages.route == ["a", "b"])
    #expect(pages.numberOfLastExistingCoordinator(for: ["a", "b", "c"]) == 2)
    #expect(pages.numberOfLastExistingCoordinator(for: ["a", "c"]) == 1)
    pages.setRoute(["a", "b", "c"]) {}
    #expect(pages.navigationController.names == ["root", "ab", "c"])
    pages.setRoute([]) {}
    #expect(pages.navigationController.names == ["root"], "the one without a segment stays")
  }

  @Test func screensOfNobodyStay() {
    let pages = PagesCoordinator(store: store)
    let own = Screen("own")
    pages.navigationController.viewControllers = [own]
    pages.setRoute(["a"]) {}
    #expect(pages.navigationController.names == ["own", "a"])
    pages.setRoute(["b", "c"]) {}
    #expect(pages.navigationController.names == ["own", "b", "c"])
  }

  @Test func thoseThatLeavePrepareFromTheTop() {
    let journal = Journal()
    let pages = PagesCoordinator(store: store)
    pages.coordinators = ["a", "b", "c"].map { Preparing($0, journal) }
    #expect(pages.needsToPrepareForRoute(["a"]))
    #expect(!pages.needsToPrepareForRoute(["a", "b", "c", "d"]))
    pages.prepareForRoute(["a"]) { journal("done") }
    #expect(journal.take() == ["c", "b", "done"])
    pages.prepareForRoute(nil) { journal("done") }
    #expect(journal.take() == ["c", "b", "a", "done"])
  }

  @Test func leavingIsToldToTheStore() async {
    let pages = PagesCoordinator(store: store)
    await world.show(pages)
    store.route(.goto(["home", "a", "b"]))
    await world.settle()
    weak let coordinator = pages.coordinators.last
    pages.navigationController.popViewController(animated: false)
    await world.settle()
    #expect(world.route == "home/a")
    #expect(coordinator == nil)
  }

  // MARK: Transitions that say when they are done

  @Test func stacksSayWhenTheyAreDone() async {
    let stack = StackCoordinator(store: store)
    await world.show(stack)
    let journal = Journal()
    let navigation = stack.navigationController
    navigation.pushViewController(Screen("1"), animated: true) { journal("push \(navigation.names)") }
    let second = Screen("2")
    navigation.pushViewController(second, animated: true) { journal("push \(navigation.names)") }
    navigation.pushViewController(Screen("3"), animated: false) { journal("push \(navigation.names)") }
    #expect(journal.lines == [])
    await world.settle()
    #expect(journal.take() == [#"push ["1"]"#, #"push ["1", "2"]"#, #"push ["1", "2", "3"]"#])
    navigation.popToViewController(second, animated: true) { journal("pop to \(navigation.names)") }
    navigation.popViewController(animated: true) { journal("pop \(navigation.names)") }
    await world.settle()
    #expect(journal.take() == [#"pop to ["1", "2"]"#, #"pop ["1"]"#])
    navigation.setViewControllers([Screen("4"), Screen("5")], animated: true) { journal("set \(navigation.names)") }
    await world.settle()
    #expect(navigation.popToRootViewController(animated: true) { journal("root") }?.count == 1)
    await world.settle()
    #expect(navigation.popToRootViewController(animated: true) { journal("again") } == nil)
    await world.settle()
    #expect(journal.take() == [#"set ["4", "5"]"#, "root", "again"])
    #expect(world.router.history.count >= 8, "they go through the router of the store")
  }
}

/// A coordinator that has to prepare.
@MainActor
private final class Preparing: AnyCoordinator {
  let route: Route
  let rootViewController = UIViewController()
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    route = Route(name)
    self.journal = journal
  }

  func start(route: Route?) {}
  func needsToPrepareForRoute(_ route: Route?) -> Bool { route == nil }
  func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    journal(self.route.description)
    completionHandler()
  }
  func setRoute(_ route: Route?, completionHandler: @escaping () -> Void) { completionHandler() }
}
