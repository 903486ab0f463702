import Testing
import WeirNavigation

@Suite @MainActor struct PresentingCoordinatorTests {
  private let world = RouteWorld()
  private let sheets: SheetsCoordinator
  private let stack: StackCoordinator

  private var store: RouteTestStore { world.store }

  init() {
    stack = StackCoordinator(store: world.store, first: "list")
    sheets = SheetsCoordinator(store: world.store, root: stack)
  }

  private func go(_ route: Route) async {
    store.route(.goto(route))
    await world.settle()
    #expect(sheets.route == route)
    #expect(store.state.route == route)
  }

  @Test func routesAreDividedAtTheFirstPresentable() {
    func parse(_ route: Route) -> [String] {
      let (root, presentable) = sheets.parsePresentableRoute(route)
      return [root.description] + (presentable.map { [$0.scene.tag, $0.route.description] } ?? [])
    }
    #expect(parse([]) == [""])
    #expect(parse(["a", "b"]) == ["a/b"])
    #expect(parse(["a", "sheet"]) == ["a", "sheet", ""])
    #expect(parse(["sheet", "top", "b"]) == ["", "sheet", "top/b"])
    #expect(parse(["a", "note", "sheet", "top"]) == ["a", "note", "sheet/top"], "the first in the route, not in the list")
    #expect(parse(["a", "sheet", "sheet"]) == ["a", "sheet", "sheet"], "a tag may come again")
  }

  @Test func presentingAndDismissing() async {
    await world.show(sheets)
    await go(["list", "sheet", "top"])
    let sheet = stack.navigationController.presentedViewController as? UINavigationController
    #expect(sheet?.names == ["top"])
    await go(["list", "sheet", "top", "a"])
    #expect(sheet?.names == ["top", "a"], "what is presented is handed its route")
    await go(["list", "b", "sheet", "top", "a"])
    #expect(stack.navigationController.names == ["list", "b"], "and so is what is below")
    #expect(sheets.made == ["sheet"])
    await go(["list", "b", "note"])
    #expect(stack.navigationController.presentedViewController is Screen)
    await go(["list", "b"])
    #expect(stack.navigationController.presentedViewController == nil)
    #expect(sheets.presented == nil)
    #expect(world.errors.lines == [])
  }

  @Test func dismissAndPresentInOneTurn() async {
    await world.show(sheets)
    await go(["list", "sheet", "top"])
    world.host.pace = .slow(.milliseconds(300), world.clock)
    store.route(.pop(["sheet", "top"]))
    store.route(.push("note"))
    for _ in 0..<40 where !store.routing.isIdle {
      await world.clock.advance(by: .milliseconds(100))
    }
    #expect(world.route == "list/note")
    #expect(sheets.presented?.tag == "note")
    #expect((stack.navigationController.presentedViewController as? Screen)?.name == "note")
    #expect(stack.navigationController.viewIfLoaded?.window != nil)
  }

  @Test func whatIsStoredWaitsForTheScreen() async {
    sheets.start(route: ["list", "a", "sheet", "top"])
    #expect(sheets.hasStoredPresentable)
    #expect(stack.navigationController.names == ["list", "a"])
    var early = false
    sheets.presentStoredPresentable { early = true }
    #expect(early)
    #expect(sheets.hasStoredPresentable, "there is no screen to present over")
    world.host.show(sheets.rootViewController)
    await world.host.settle()
    store.rootCoordinator = sheets
    await world.settle()
    #expect(sheets.presented == nil, "the route of the store is empty, and the coordinator has to show that")
    #expect(world.route == "list/a")
    sheets.start(route: nil)
    #expect(!sheets.hasStoredPresentable)
  }

  @Test func aRouteOfTheStoreIsPresentedAtTheStart() async {
    store.setRoute(.goto(["list", "sheet", "top"]))
    await world.show(sheets)
    #expect(sheets.presented?.tag == "sheet")
    #expect(sheets.made == ["sheet"])
    #expect(!sheets.hasStoredPresentable)
    #expect(world.route == "list/sheet/top")
  }

  @Test func theHandlersOfWhatIsCalledDirectlyAreCalled() async {
    await world.show(sheets)
    let journal = Journal()
    sheets.dismiss { journal("nothing to dismiss") }
    sheets.setRoute(["list"]) { journal("nothing to set") }
    sheets.present(scene: sheets.presentables[1], route: []) { journal("presented") }
    await world.settle()
    #expect(journal.take() == ["nothing to dismiss", "nothing to set", "presented"])
    #expect(sheets.route == ["list", "note"])
    sheets.present(scene: sheets.presentables[0], route: ["top"]) { journal("replaced") }
    await world.settle()
    #expect(sheets.route == ["list", "sheet", "top"])
    sheets.setRoute(nil) { journal("dismissed") }
    await world.settle()
    #expect(journal.take() == ["replaced", "dismissed"])
    #expect(sheets.route == ["list"])
  }

  @Test func anotherModalInTheWayIsAnError() async {
    await world.show(sheets)
    await go(["list"])
    let stranger = UIViewController()
    stack.navigationController.present(stranger, animated: false)
    await world.settle()
    store.route(.push("note"))
    await world.settle()
    #expect(world.route == "list")
    #expect(
      world.errors.lines == [
        "segment 'note' (number 2 of list/note) was not reached: SheetsCoordinator shows list; present Screen from "
          + #"UINavigationController: refused("the presenter already presents UIViewController")"#
      ])
    #expect(sheets.presented == nil)
  }

  @Test func aDismissalThatTheHostGivesUpKeepsEverything() async {
    await world.show(sheets)
    await go(["list", "sheet", "top"])
    world.host.pace = .held
    store.route(.goto(["list", "a"]))
    await world.host.settle()
    world.host.transitions.first?.cancel()
    await world.settle()
    #expect(world.route == "list/sheet/top")
    #expect(sheets.route == ["list", "sheet", "top"])
    #expect(stack.navigationController.names == ["list"], "nothing was shown below it")
    #expect(world.errors.lines.count == 1)
    world.host.pace = .nextTurn
    await go(["list", "a"])
  }

  @Test func theLifecycleOfWhatIsPresentedIsHeard() async {
    await world.show(sheets)
    await go(["list", "note"])
    let note = stack.navigationController.presentedViewController
    #expect(note?.corduxContext != nil)
    #expect(note?.corduxContext?.routeSegment == nil)
  }
}
