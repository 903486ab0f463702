import Testing
import WeirNavigation

@Suite @MainActor struct CoordinatorInspectionTests {
  private let world = RouteWorld()

  private var store: RouteTestStore { world.store }

  @Test func theTreeOfAnApp() async {
    let app = AppCoordinator(store: store)
    #expect(store.routing.liveTree.text == "")
    await world.show(app)
    #expect(store.routing.liveTree.text == """
      AppCoordinator
      └── UIViewController
      """)
    store.route(.goto(["catalog", "second", "home", "a", "sheet", "top"]))
    await world.settle()
    #expect(
      store.routing.liveTree.text == """
        AppCoordinator
        └── [catalog] SheetsCoordinator
            ├── TabsCoordinator
            │   ├── [first] StackCoordinator
            │   │   └── [list] Screen
            │   └── [second] PagesCoordinator
            │       ├── [home] PageCoordinator
            │       │   └── Screen
            │       └── [a] PageCoordinator
            │           └── Screen
            └── [sheet] StackCoordinator
                └── [top] Screen
        """)
    #expect(store.routing.liveTree.roots[0].kind == .coordinator)
  }

  @Test func whatIsHiddenIsMarked() async {
    let tabs = TabsCoordinator(store: store)
    await world.show(tabs)
    let root = store.routing.liveTree.roots[0]
    #expect(root.isVisible)
    #expect(root.children.map(\.isVisible) == [true, false])
  }

  @Test func flowsInsideCoordinators() async throws {
    let stack = UINavigationController(rootViewController: Screen("1"))
    let flow = TestFlow("flow", root: stack) { _, step in
      step == .start ? .flow(CoordinatorFlow(PageCoordinator(store: store, "page")), with: RouteStep("page")) : .none
    }
    let coordinator = FlowBackedCoordinator(flow: flow, router: world.router) { _ in TestStep.start }
    await world.show(coordinator)
    #expect(
      store.routing.liveTree.text == """
        FlowBackedCoordinator
        └── TestFlow
            └── [start] CoordinatorFlow
                └── PageCoordinator
                    └── Screen
        """)
    #expect(try store.routing.liveTree.json().contains(#""kind" : "coordinator""#))
  }
}
