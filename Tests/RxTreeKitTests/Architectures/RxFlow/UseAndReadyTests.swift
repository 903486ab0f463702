import Testing

@testable import RxTreeKit

/// Child flows whose roots are shown once they are ready, in all versions of RxFlow.
@Suite struct UseAndReadyTests {
  /// A flow with a step `start` of the given body, and child flows SunFlow and MoonFlow.
  private func app(_ body: String) -> AppSketch {
    AppSketch(
      """
      enum SkyStep: Step { case start }
      final class SkyFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        private let window: UIWindow
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? SkyStep else { return .none }
          switch step {
          case .start:
            \(body)
          }
        }
      }
      final class SunFlow: Flow {
        private let stack: UINavigationController
        var root: Presentable { stack }
        init(stack: UINavigationController = .init()) { self.stack = stack }
        func navigate(to step: Step) -> FlowContributors { .none }
      }
      final class MoonFlow: Flow {
        let root: Presentable = UIViewController()
        func navigate(to step: Step) -> FlowContributors { .none }
      }
      """)
  }

  private let sun = "SkyFlow | start | SunFlow | flow"
  private let both = "SkyFlow | start | SunFlow | flow\nSkyFlow | start | MoonFlow | flow"
  private let oneSun =
    "return .one(flowContributor: .contribute(withNextPresentable: sun, withNextStepper: OneStepper(withSingleStep: SunStep.rise)))"

  @Test func useOfOneFlow() {
    app(
      """
      let sun = SunFlow()
      Flows.use(sun, when: .created) { [unowned self] root in
        self.window.rootViewController = root
      }
      \(oneSun)
      """
    ).expect(from: "SkyFlow", sun)
  }

  @Test func useOfOneFlowWithATypedRoot() {
    app(
      """
      let sun = SunFlow()
      Flows.use(sun, when: .ready) { [unowned self] (root: UINavigationController) in
        root.modalPresentationStyle = .fullScreen
        DispatchQueue.main.async { self.stack.present(root, animated: true) }
      }
      \(oneSun)
      """
    ).expect(from: "SkyFlow", sun)
  }

  @Test func useOfTwoFlowsAsTabs() {
    app(
      """
      let sun = SunFlow()
      let moon = MoonFlow()
      Flows.use(sun, moon, when: .created) { [unowned self] (first: UINavigationController, second: UIViewController) in
        let tabs = UITabBarController()
        first.tabBarItem = UITabBarItem(title: "Sun", image: nil, selectedImage: nil)
        tabs.setViewControllers([first, second], animated: false)
        self.stack.pushViewController(tabs, animated: false)
      }
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: sun, withNextStepper: OneStepper(withSingleStep: SunStep.rise)),
        .contribute(withNextPresentable: moon, withNextStepper: OneStepper(withSingleStep: MoonStep.rise)),
      ])
      """
    ).expect(from: "SkyFlow", both)
  }

  @Test func useOfAListOfFlows() {
    app(
      """
      let flows: [Flow] = [SunFlow(), MoonFlow()]
      Flows.use(flows, when: .ready) { roots in self.stack.setViewControllers(roots, animated: false) }
      return .multiple(flowContributors: flows.map {
        FlowContributor.contribute(withNextPresentable: $0, withNextStepper: OneStepper(withSingleStep: SkyStep.start))
      })
      """
    ).expect(from: "SkyFlow", both)
  }

  @Test func whenReadyOfOneFlow() {
    app(
      """
      let sun = SunFlow()
      Flows.whenReady(flow1: sun) { [unowned self] root in
        self.stack.present(root, animated: true, completion: nil)
      }
      \(oneSun)
      """
    ).expect(from: "SkyFlow", sun)
  }

  @Test func whenReadyOfTwoFlows() {
    app(
      """
      let first = SunFlow()
      let second = MoonFlow()
      Flows.whenReady(flow1: first, flow2: second) { (root1: UINavigationController, root2: UIViewController) in
        self.stack.viewControllers = [root1, root2]
      }
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: first, withNextStepper: OneStepper(withSingleStep: SunStep.rise)),
        .contribute(withNextPresentable: second, withNextStepper: OneStepper(withSingleStep: MoonStep.rise)),
      ])
      """
    ).expect(from: "SkyFlow", both)
  }

  @Test func flowThatIsGivenTheParentsStack() {
    app("let sun = SunFlow(stack: stack)\n\(oneSun)").expect(from: "SkyFlow", sun)
  }

  @Test func flowThatIsMadeAndNeverContributedLeadsNowhere() {
    app("let sun = SunFlow()\nprint(sun)\nreturn .none").expect(from: "SkyFlow", "")
  }

  @Test func rootOfAFlowThatIsPresentedIsNoScreen() {
    app(
      """
      let sun = SunFlow()
      stack.present(sun.root as! UIViewController, animated: true)
      \(oneSun)
      """
    ).expect(from: "SkyFlow", sun)
  }

  @Test func rootScreenOfAChildIsTheChilds() {
    let app = AppSketch(
      screens: "CardViewController",
      """
      enum DeckStep: Step { case deck, card }
      final class DeckFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard case .deck? = step as? DeckStep else { return .none }
          let flow = CardFlow()
          Flows.use(flow, when: .created) { root in self.stack.pushViewController(root, animated: true) }
          return .one(flowContributor: .contribute(
            withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: DeckStep.card)))
        }
      }
      final class CardFlow: Flow {
        private let card = CardViewController()
        var root: Presentable { card }
        func navigate(to step: Step) -> FlowContributors {
          guard case .card? = step as? DeckStep else { return .none }
          return .one(flowContributor: .contribute(withNext: card))
        }
      }
      """)
    app.expect(
      from: "DeckFlow",
      """
      DeckFlow | deck | CardFlow | flow
      CardFlow | card | CardViewController | screen
      """)
  }

  @Test func readyOnTheFlowItselfShowsAScreen() {
    let app = AppSketch(
      screens: "PermitViewController",
      """
      enum PermitStep: Step { case permit }
      final class PermitFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> NextFlowItems {
          guard case .permit? = step as? PermitStep else { return .stepNotHandled }
          let permit = PermitViewController()
          Flows.whenReady(flow1: self) { [weak self] _ in self?.stack.viewControllers = [permit] }
          return .one(flowItem: NextFlowItem(nextPresentable: permit, nextStepper: permit))
        }
      }
      """)
    app.expect(from: "PermitFlow", "PermitFlow | permit | PermitViewController | screen")
  }
}
