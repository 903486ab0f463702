import Testing

@testable import RxTreeKit

/// Screens that come by way of Swift's less usual means.
@Suite struct IndirectionTests {
  @Test func zipOfFlows() {
    IndirectionSketch.flow(
      """
      let flows: [Flow] = [InnerFlow(), OtherFlow()]
      let steps: [Step] = [AStep.one, AStep.two]
      return .multiple(flowContributors: zip(flows, steps).map {
        FlowContributor.contribute(withNextPresentable: $0, withNextStepper: OneStepper(withSingleStep: $1))
      })
      """
    ).expect(from: "MainFlow", "MainFlow | navigate | InnerFlow | flow\nMainFlow | navigate | OtherFlow | flow")
  }

  @Test func genericInitialiser() {
    let app = AppSketch(
      screens: "OneViewController",
      """
      final class MainCoordinator: Coordinator {
        func start() { open(OneViewController.self) }
        private func open<Screen: UIViewController>(_ type: Screen.Type) { stack.pushViewController(Screen(), animated: true) }
      }
      """)
    app.expect(from: "MainCoordinator", "MainCoordinator | start | OneViewController | screen")
  }

  @Test func mapOfAnOptional() {
    IndirectionSketch.flow(
      "return item.map { OneViewController($0) }.map { .one(flowContributor: .contribute(withNext: $0)) } ?? .none"
    )
    .expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func ownHostingController() {
    let app = AppSketch(
      """
      final class MainCoordinator: Coordinator {
        func start() { stack.pushViewController(HostingController(CardView()), animated: true) }
      }
      //- CardView.swift
      struct CardView: View { var body: some View { Text("") } }
      //- HostingController.swift
      final class HostingController<Content: View>: UIHostingController<Content> {
        init(_ view: Content) { super.init(rootView: view) }
      }
      """)
    app.expect(from: "MainCoordinator", "MainCoordinator | start | CardView | screen")
  }

  @Test func reduceInto() {
    IndirectionSketch.flow(
      """
      let all = [OneViewController(), TwoViewController()].reduce(into: [FlowContributor]()) {
        $0.append(.contribute(withNext: $1))
      }
      return .multiple(flowContributors: all)
      """
    ).expect(from: "MainFlow", IndirectionSketch.both)
  }

  @Test func listsThatAreTurnedAndCut() {
    IndirectionSketch.flow(
      "return .multiple(flowContributors: [OneViewController(), TwoViewController()].reversed().prefix(2).map { .contribute(withNext: $0) })"
    )
    .expect(from: "MainFlow", IndirectionSketch.both)
    IndirectionSketch.flow(
      "return .multiple(flowContributors: [[OneViewController()], [TwoViewController()]].flatMap { $0 }.map { .contribute(withNext: $0) })"
    )
    .expect(from: "MainFlow", IndirectionSketch.both)
    IndirectionSketch.flow(
      """
      let flows: [Flow] = [InnerFlow(), OtherFlow()]
      return .multiple(flowContributors: flows.enumerated().map { index, flow in .contribute(withNext: flow) })
      """
    ).expect(from: "MainFlow", "MainFlow | navigate | InnerFlow | flow\nMainFlow | navigate | OtherFlow | flow")
  }

  @Test func lazyAndIsolatedCode() {
    IndirectionSketch.flow(
      "MainActor.assumeIsolated { .one(flowContributor: .contribute(withNext: OneViewController())) }"
    )
    .expect(from: "MainFlow", IndirectionSketch.edge)
    IndirectionSketch.flow(
      "return .one(flowContributor: .contribute(withNext: OneViewController.loaded(from: bundle)))"
    )
    .expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func registrationByName() {
    IndirectionSketch.flow(
      IndirectionSketch.one("resolver.resolve(UIViewController.self, name: \"one\")!"),
      more: """
        final class ScreenAssembly: Assembly {
          func assemble(container: Container) { container.register(UIViewController.self, name: "one") { _ in OneViewController() } }
        }
        """
    ).expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func columnsOfASplitScreen() {
    let app = AppSketch(
      screens: "OneViewController TwoViewController",
      """
      final class MainSplitViewController: UISplitViewController {
        override func viewDidLoad() {
          setViewController(OneViewController(), for: .primary)
          setViewController(TwoViewController(), for: .secondary)
        }
      }
      """)
    app.expect(
      from: "MainSplitViewController",
      """
      MainSplitViewController |  | OneViewController | child
      MainSplitViewController |  | TwoViewController | child
      """)
  }

  @Test func enumArgument() {
    let app = AppSketch(
      screens: "OneViewController TwoViewController",
      """
      enum Page { case one, two; var screen: UIViewController { switch self { case .one: return OneViewController(); case .two: return TwoViewController() } } }
      final class MainCoordinator: Coordinator {
        func start() { show(.one) }
        func show(_ page: Page) { stack.pushViewController(page.screen, animated: true) }
      }
      """)
    app.expect(
      from: "MainCoordinator",
      """
      MainCoordinator | show | OneViewController | screen
      MainCoordinator | show | TwoViewController | screen
      """)
  }

  @Test func zipOfAnUnknownList() {
    IndirectionSketch.flow(
      """
      let flows = [InnerFlow(), OtherFlow()]
      return .multiple(flowContributors: zip(flows, steps()).map { flow, step in
        .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step))
      })
      """
    ).expect(from: "MainFlow", "MainFlow | navigate | InnerFlow | flow\nMainFlow | navigate | OtherFlow | flow")
  }

  @Test func pairsInALoop() {
    for sequence in ["zip(0..., flows)", "flows.enumerated()"] {
      let pattern = sequence.hasPrefix("zip") ? "(_, flow)" : "(index, flow)"
      IndirectionSketch.flow(
        """
        let flows = [InnerFlow(), OtherFlow()]
        var all: [FlowContributor] = []
        for \(pattern) in \(sequence) { all.append(.contribute(withNext: flow)) }
        return .multiple(flowContributors: all)
        """
      ).expect(from: "MainFlow", "MainFlow | navigate | InnerFlow | flow\nMainFlow | navigate | OtherFlow | flow")
    }
  }

  @Test func elementsThatAreFiltered() {
    IndirectionSketch.flow(
      "return .multiple(flowContributors: [OneViewController(), TwoViewController()].filter { $0.isOn }.map { .contribute(withNext: $0) })"
    ).expect(from: "MainFlow", IndirectionSketch.both)
  }

  @Test(arguments: [
    "_ type: Screen.Type) { stack.pushViewController(type.init(), animated: true) }",
    "_ type: Screen.Type) { stack.pushViewController(Screen.init(), animated: true) }",
    "_ type: Screen.Type) { let screen = Screen(nibName: nil, bundle: nil); stack.pushViewController(screen, animated: true) }",
    "_ type: Screen.Type) { stack.pushViewController(load(name) as! Screen, animated: true) }",
    "_ type: Screen.Type) { DispatchQueue.main.async { self.stack.pushViewController(Screen(), animated: true) } }",
  ])
  func genericParameters(_ function: String) {
    let app = AppSketch(
      screens: "OneViewController",
      """
      final class MainCoordinator: Coordinator {
        func start() { open(OneViewController.self) }
        private func open<Screen: UIViewController>(\(function)
      }
      """)
    app.expect(from: "MainCoordinator", "MainCoordinator | start | OneViewController | screen")
  }

  @Test func genericResultThatTheContextTells() {
    IndirectionSketch.flow(
      "let screen: OneViewController = make()\nreturn .one(flowContributor: .contribute(withNext: screen))",
      members: "private func make<Screen: UIViewController>() -> Screen { Screen() }"
    ).expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func ownHostingControllerOfAPlainArgument() {
    let app = AppSketch(
      """
      final class MainCoordinator: Coordinator {
        func start() { stack.pushViewController(Host(rootView: CardView()), animated: true) }
      }
      //- CardView.swift
      struct CardView: View { var body: some View { Text("") } }
      //- Host.swift
      open class Host<Content> : UIHostingController<Content> where Content: View {}
      """)
    app.expect(from: "MainCoordinator", "MainCoordinator | start | CardView | screen")
  }
}
