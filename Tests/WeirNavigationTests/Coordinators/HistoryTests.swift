import Testing
import WeirNavigation
import WeirState

/// Undoing and redoing over the route: the coordinators come along, and add nothing of their own.
@Suite @MainActor struct HistoryTests {
  private let world = RouteWorld(["auth", "signIn"])
  private let app: AppCoordinator
  private let history: History<RouteState>

  private var store: RouteTestStore { world.store }

  init() async {
    app = AppCoordinator(store: world.store)
    await world.show(app)
    history = History(world.store)
  }

  private func expect(_ route: Route, at position: Int, of count: Int, _ line: Int = #line) async {
    await world.settle()
    let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(store.state.route == route, sourceLocation: place)
    #expect(app.route == route, sourceLocation: place)
    #expect(history.position == position && history.entries.count == count, sourceLocation: place)
  }

  @Test func aRouteThatTheCoordinatorsCompleteIsOneStep() async {
    store.route(.goto(["catalog"] as Route))
    await expect(["catalog", "first", "list"], at: 1, of: 2)
    store.route(.goto(["catalog", "second"] as Route))
    await expect(["catalog", "second", "home"], at: 2, of: 3)
    history.undo()
    await expect(["catalog", "first", "list"], at: 1, of: 3)
    history.undo()
    await expect(["auth", "signIn"], at: 0, of: 3)
    history.redo()
    await expect(["catalog", "first", "list"], at: 1, of: 3)
    history.redo()
    await expect(["catalog", "second", "home"], at: 2, of: 3)
  }

  @Test func whatAPersonDoesIsAStepOfItsOwn() async {
    store.route(.goto(["catalog", "first", "list", "a"] as Route))
    await expect(["catalog", "first", "list", "a"], at: 1, of: 2)
    app.tabs?.first.navigationController.popViewController(animated: false)
    await expect(["catalog", "first", "list"], at: 2, of: 3)
    history.undo()
    await expect(["catalog", "first", "list", "a"], at: 1, of: 3)
    history.redo()
    await expect(["catalog", "first", "list"], at: 2, of: 3)
  }

  @Test func whereTheHostGivesUpWhatWasUndoneTheRestCanStillBeRedone() async {
    store.route(.goto(["catalog", "first", "list"] as Route))
    await world.settle()
    store.route(.push("a"))
    await expect(["catalog", "first", "list", "a"], at: 2, of: 3)
    world.host.pace = .held
    history.undo()
    await world.settle()
    world.host.transitions.first?.cancel()
    await expect(["catalog", "first", "list", "a"], at: 1, of: 3)
    world.host.pace = .nextTurn
    history.redo()
    await expect(["catalog", "first", "list", "a"], at: 2, of: 3)
    history.jump(to: 0)
    await expect(["auth", "signIn"], at: 0, of: 3)
  }
}
