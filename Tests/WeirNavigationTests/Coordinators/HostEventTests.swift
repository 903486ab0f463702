import TestSupport
import Testing
import WeirNavigation

/// What the host does by itself changes the route in the store.
@Suite @MainActor struct HostEventTests {
  private let world = RouteWorld()
  private let app: SheetsCoordinator

  private var store: RouteTestStore { world.store }
  private var host: HeadlessHost { world.host }
  private var pages: PagesCoordinator? { (app.rootCoordinator as? TabsCoordinator)?.second }

  init() { app = SheetsCoordinator(store: world.store, root: TabsCoordinator(store: world.store)) }

  private func begin(at route: Route) async {
    await world.show(app)
    store.route(.goto(route))
    await world.settle()
    _ = (world.routes.take(), world.events.take())
  }

  private func expect(_ route: String, _ told: [String]? = nil, _ place: SourceLocation = #_sourceLocation) {
    #expect(world.route == route, sourceLocation: place)
    #expect(app.route.description == route, sourceLocation: place)
    #expect(world.routes.take() == told ?? [route], sourceLocation: place)
    #expect(world.events.take() == (told ?? [route]).map { "route set: \($0)" }, sourceLocation: place)
  }

  @Test func back() async throws {
    await begin(at: ["first", "list", "a", "b"])
    try host.tapBack()
    await world.settle()
    expect("first/list/a")
    try host.swipeBack()
    await world.settle()
    expect("first/list")
  }

  @Test func aBackTapIsHeardWhenTheHostHasDoneIt() async throws {
    await begin(at: ["second", "home", "a"])
    host.pace = .held
    try host.tapBack()
    await host.settle()
    #expect(world.route == "second/home/a")
    #expect(world.routes.lines == [])
    await world.finishAll()
    expect("second/home")
  }

  @Test func aSwipeThatIsCancelledChangesNothing() async throws {
    await begin(at: ["second", "home", "a"])
    try host.beginSwipeBack().cancel()
    await world.settle()
    expect("second/home/a", [])
    #expect(pages?.coordinators.count == 2)
    try host.beginSwipeBack().finish()
    await world.settle()
    expect("second/home")
    #expect(pages?.coordinators.count == 1)
  }

  @Test func tabs() async throws {
    await begin(at: ["first", "list", "a"])
    try host.tapTab(1)
    #expect(world.route == "second/home", "at once")
    await world.settle()
    expect("second/home")
    try host.tapTab(0)
    await world.settle()
    expect("first/list/a")
  }

  @Test func aTabThatIsTappedAgainGoesToItsRoot() async throws {
    await begin(at: ["second", "home", "a", "b"])
    try host.tapTab(1)
    await world.settle()
    expect("second/home")
    try host.tapTab(1)
    await world.settle()
    expect("second/home", [])
  }

  @Test func aTabThatTheHostGivesUpIsTakenBack() async throws {
    await begin(at: ["first", "list"])
    host.pace = .held
    try host.tapTab(1)
    await host.settle()
    host.transitions[0].cancel()
    await world.settle()
    expect("first/list", ["second/home", "first/list"])
  }

  @Test func sheets() async throws {
    await begin(at: ["first", "list", "sheet", "top", "a"])
    weak let sheet = app.presented?.coordinator
    try host.swipeBack()
    await world.settle()
    expect("first/list/sheet/top")
    try host.beginPullDown().cancel()
    await world.settle()
    expect("first/list/sheet/top", [])
    try host.pullDown()
    await world.settle()
    expect("first/list")
    #expect(sheet == nil, "it is released")
    #expect(app.presented == nil)
    store.route(.push(["note"]))
    await world.settle()
    #expect(app.presented?.tag == "note", "another one can be presented")
  }

  @Test(arguments: [false, true]) func twoLevels(tellsAsCorduxDoes: Bool) async throws {
    let stack = StackCoordinator(store: store)
    stack.tellsOfLeft = tellsAsCorduxDoes
    await world.show(stack)
    store.route(.goto(["1", "2", "3", "4"]))
    await world.settle()
    _ = (world.routes.take(), world.events.take())
    let screens = stack.navigationController.viewControllers.dropFirst().map { WeakReference($0) }
    let watch = FaultWatch()
    stack.navigationController.popToRootViewController(animated: true)
    await world.settle()
    #expect(world.routes.take() == ["1"], "one notification")
    #expect(world.events.take() == ["route set: 1"])
    #expect(stack.updates == [["1", "2", "3", "4"]], "the coordinator is not asked for it again")
    #expect(screens.allSatisfy { $0.object == nil }, "three screens are released")
    #expect(watch.faults(of: "UINavigationController") == [])
  }

  @Test(arguments: [false, true]) func twoLevelsOfPages(removesAsCorduxDoes: Bool) async throws {
    let pages = PagesCoordinator(store: store)
    pages.removesLast = removesAsCorduxDoes
    await world.show(pages)
    store.route(.goto(["home", "2", "3", "4"]))
    await world.settle()
    _ = (world.routes.take(), world.events.take())
    pages.navigationController.popToRootViewController(animated: true)
    await world.settle()
    #expect(world.routes.take() == ["home"])
    #expect(pages.coordinators.count == 1)
    store.route(.goto(["home", "5", "6"]))
    await world.settle()
    #expect(pages.navigationController.names == ["home", "5", "6"])
    store.route(.goto(["home", "7"]))
    await world.settle()
    #expect(pages.coordinators.map(\.route) == ["home", "7"], "those that leave take no others with them")
    #expect(world.route == "home/7")
  }

  @Test func pushDuringPop() async throws {
    let pages = PagesCoordinator(store: store)
    await world.show(pages)
    store.route(.goto(["home", "2", "3"]))
    await world.settle()
    host.pace = .held
    store.route(.pop("3"))
    store.route(.pop("2"))
    store.route(.push("4"))
    #expect(world.route == "home/4")
    await world.finishAll()
    #expect(pages.navigationController.names == ["home", "4"])
    #expect(pages.route == ["home", "4"])
    #expect(world.route == "home/4")
  }

  @Test func pushDuringPopOfThePerson() async throws {
    let pages = PagesCoordinator(store: store)
    await world.show(pages)
    store.route(.goto(["home", "2", "3"]))
    await world.settle()
    _ = world.routes.take()
    host.pace = .held
    pages.navigationController.popViewController(animated: true)
    pages.navigationController.popViewController(animated: true)
    store.route(.push("4"))
    await world.finishAll()
    #expect(pages.navigationController.names == ["home", "4"])
    #expect(world.route == "home/4")
    #expect(world.errors.lines == [])
  }

  @Test func aPushWaitsForTheFingerAndFollowsFromWhereItIsThen() async throws {
    await begin(at: ["second", "home", "a"])
    let swipe = try host.beginSwipeBack()
    store.route(.push("b"))
    await host.settle()
    #expect(pages?.navigationController.names == ["home"])
    swipe.finish()
    await world.settle()
    #expect(world.route == "second/home/b")
    let other = try host.beginSwipeBack()
    store.route(.push("c"))
    other.cancel()
    await world.settle()
    #expect(world.route == "second/home/b/c")
  }

  @Test func whatTheHostCancelsIsAnErrorAndTakenBack() async throws {
    await begin(at: ["second", "home"])
    host.pace = .held
    var result: Result<Route, RouteError>?
    store.route(.push("a")) { result = $0 }
    await host.settle()
    #expect(world.route == "second/home/a")
    host.transitions[0].cancel()
    await world.settle()
    #expect(world.routes.take() == ["second/home/a", "second/home"])
    #expect(app.route.description == world.route)
    let text =
      "segment 'a' (number 3 of second/home/a) was not reached: SheetsCoordinator shows "
      + "second/home; set Screen, Screen on UINavigationController: cancelled"
    #expect(throws: RouteError.self) { try result?.get() }
    #expect(world.errors.lines == [text])
    #expect(pages?.coordinators.count == 1)
  }

  @Test func lostTransition() async throws {
    await begin(at: ["second", "home"])
    host.pace = .held
    store.route(.push("a"))
    store.route(.push("sheet"))
    await host.settle()
    await world.clock.waitForSleepers(2)
    let watch = FaultWatch()
    await world.clock.advance(by: .seconds(3.1))
    await host.settle()
    #expect(watch.faults(of: "Router").contains { $0.contains("set Screen, Screen on UINavigationController") })
    await world.finishAll()
    #expect(world.route == "second/home/a/sheet/top")
    #expect(app.route.description == world.route)
  }
}
