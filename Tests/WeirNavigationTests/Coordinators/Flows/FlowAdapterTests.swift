import TestSupport
import Testing
import WeirNavigation

/// A flow inside a coordinator, and a coordinator inside a flow.
@Suite @MainActor struct FlowAdapterTests {
  private let world = RouteWorld()
  private let journal = Journal()

  private var store: RouteTestStore { world.store }

  /// A flow on a stack, whose steps are numbers; each pushes a screen that is a segment.
  private func makeFlow(_ stack: UINavigationController = UINavigationController()) -> TestFlow {
    TestFlow("flow", root: stack, journal: journal) { flow, step in
      switch step {
      case .start:
        let screen = segmentScreen("start")
        flow.router.push(screen, on: stack)
        return .viewController(screen, with: TestStepper())
      case .number(let number):
        let screen = segmentScreen("\(number)")
        flow.router.push(screen, on: stack)
        return .viewController(screen, with: TestStepper())
      case .end: return .end(forwardToParentFlowWithStep: NoneStep())
      default: return .none
      }
    }
  }

  private func makeCoordinator(_ flow: TestFlow) -> FlowBackedCoordinator {
    FlowBackedCoordinator(flow: flow, router: world.router) { route in
      guard let last = route.last, last != "start" else { return TestStep.start }
      return Int(last).map { TestStep.number($0) }
    }
  }

  // MARK: A flow inside a coordinator

  @Test func aFlowFollowsTheRoute() async {
    let flow = makeFlow()
    let coordinator = makeCoordinator(flow)
    await world.show(coordinator)
    #expect(world.route == "start")
    store.route(.push("1"))
    await world.settle()
    #expect(journal.take() == ["flow start", "flow number(1)"])
    #expect(coordinator.route == ["start", "1"])
    #expect(world.route == "start/1")
    store.route(.pop("1"))
    await world.settle()
    #expect(coordinator.route == ["start"])
    #expect(journal.take() == [], "going back is no step")
  }

  @Test func whatAPersonDoesWithAFlowChangesTheRoute() async {
    let flow = makeFlow()
    let coordinator = makeCoordinator(flow)
    await world.show(coordinator)
    store.route(.push("1"))
    await world.settle()
    _ = world.routes.take()
    (coordinator.rootViewController as? UINavigationController)?.popViewController(animated: true)
    await world.settle()
    #expect(world.routes.take() == ["start"])
  }

  @Test func aRouteForWhichThereIsNoStepIsUnknown() async {
    let coordinator = makeCoordinator(makeFlow())
    await world.show(coordinator)
    store.route(.push("letters"))
    await world.settle()
    #expect(world.errors.lines == ["segment 'start' (number 1 of start/letters) is not known to FlowBackedCoordinator"])
    #expect(world.route == "start")
  }

  @Test func theEndOfAFlowIsTold() async {
    let flow = makeFlow()
    let coordinator = makeCoordinator(flow)
    var ends: [FlowEnd.Cause] = []
    coordinator.onEnd = { ends.append($0.cause) }
    await world.show(coordinator)
    coordinator.flowCoordinator.navigate(to: TestStep.end)
    #expect(ends == [.finished])
  }

  @Test func aFlowGoesWithItsScene() async {
    weak var flow: TestFlow?
    let app = FlowsApp(store: store) { [self] in
      let made = makeFlow()
      flow = made
      return makeCoordinator(made)
    }
    await world.show(app)
    store.route(.goto(["flow", "start"]))
    await world.settle()
    #expect(flow != nil)
    #expect(world.route == "flow/start")
    store.route(.goto(["page"]))
    await world.settle()
    #expect(world.route == "page")
    #expect(flow == nil)
  }

  @Test func aRootThatIsNoControllerIsReported() {
    let flow = TestFlow("window", root: TestPresentable())
    let coordinator = makeCoordinator(flow)
    let found = faults(of: "FlowBackedCoordinator") { _ = coordinator.rootViewController }
    #expect(found == ["the root of the flow is a view controller; that of TestFlow is TestPresentable"])
    #expect(coordinator.rootViewController === coordinator.rootViewController)
    #expect(coordinator.route == [])
  }

  // MARK: A coordinator inside a flow

  @Test func aCoordinatorFollowsSteps() async {
    let stack = StackCoordinator(store: store, first: "list")
    let flow = CoordinatorFlow(stack)
    let coordinator = FlowCoordinator(router: world.router)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: RouteStep(["list", "a"])))
    world.host.show(stack.rootViewController)
    await world.host.settle()
    #expect(stack.route == ["list", "a"])
    coordinator.navigate(to: RouteStep("list"))
    for _ in 0..<20 { await world.settle() }
    #expect(stack.route == ["list"])
    #expect(flow.navigate(to: TestStep.one).isNone)
  }

  @Test func aCoordinatorThatIsTheRootOfAStoreFollowsTheStore() async {
    let stack = StackCoordinator(store: store, first: "list")
    let coordinator = FlowCoordinator(router: world.router)
    let flow = CoordinatorFlow(stack)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: RouteStep("list")))
    world.host.show(stack.rootViewController)
    store.rootCoordinator = stack
    await world.settle()
    coordinator.navigate(to: RouteStep(["list", "a"]))
    await world.settle()
    #expect(world.route == "list/a")
    #expect(stack.route == ["list", "a"])
  }

  @Test func theCoordinatorGoesWithItsScreen() async {
    let root = UINavigationController(rootViewController: Screen("1"))
    world.host.show(root)
    await world.host.settle()
    weak var stack: StackCoordinator?
    let parent = TestFlow("parent", root: root) { [store] flow, step in
      guard step == .child else { return .none }
      let made = StackCoordinator(store: store, first: "list")
      stack = made
      flow.router.present(made.rootViewController, from: root)
      return .coordinator(made, route: ["list", "a"])
    }
    let coordinator = FlowCoordinator(router: world.router)
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.child))
    await world.settle()
    #expect(stack?.route == ["list", "a"])
    #expect(coordinator.liveTree.text.contains("StackCoordinator"))
    root.dismiss(animated: true)
    await world.settle()
    #expect(stack == nil)
    #expect(coordinator.liveTree.roots.first?.children.isEmpty == true)
  }

  @Test func linksLeadThroughBoth() async {
    let stack = StackCoordinator(store: store, first: "list")
    let flow = CoordinatorFlow(stack)
    let coordinator = FlowCoordinator(router: world.router)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: RouteStep("list")))
    world.host.show(stack.rootViewController)
    await world.settle()
    let links = DeepLinks(router: world.router)
    links.start(coordinator)
    #expect(await links.follow(["list", "a", "b"]) == .followed(["list", "a", "b"]))
    #expect(stack.route == ["list", "a", "b"])
    let outcome = await links.follow(["list", "x1"])
    let known = ["a segment that StackCoordinator knows"]
    #expect(outcome == .failed(.unknownSegment("x1", position: 2, expected: known)))
    #expect(stack.route == ["list", "a", "b"])
  }
}

/// An app with a flow and a page.
@MainActor
private final class FlowsApp: SceneCoordinator {
  let store: RouteTestStore
  let rootViewController = UIViewController()
  var currentScene: Scene?
  let makeFlow: () -> FlowBackedCoordinator

  init(store: RouteTestStore, makeFlow: @escaping () -> FlowBackedCoordinator) {
    self.store = store
    self.makeFlow = makeFlow
  }

  func start(route: Route?) {}

  func coordinatorForTag(_ tag: String) -> (coordinator: any AnyCoordinator, started: Bool)? {
    switch tag {
    case "flow": (makeFlow(), false)
    case "page": (PageCoordinator(store: store, "page", route: []), false)
    default: nil
    }
  }

  func presentCoordinator(_ coordinator: (any AnyCoordinator)?, completionHandler: @escaping () -> Void) {
    rootViewController.children.first?.view.removeFromSuperview()
    rootViewController.children.first?.removeFromParent()
    if let new = coordinator?.rootViewController {
      rootViewController.addChild(new)
      rootViewController.view.addSubview(new.view)
      new.didMove(toParent: rootViewController)
    }
    completionHandler()
  }
}

extension FlowContributors {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
