import Testing

@testable import RxTreeKit

/// Properties and locals of flows with several steps.
@Suite struct FlowPropertyTests {
  @Test func propertyOfAnInheritedFlow() {
    let app = AppSketch(
      screens: "MainViewController",
      """
      class BaseFlow: Flow {
        var root: Presentable { stack }
        let stack = UINavigationController()
        lazy var screen = MainViewController()
        func navigate(to step: Step) -> FlowContributors { .none }
      }
      final class MainFlow: BaseFlow {
        override func navigate(to step: Step) -> FlowContributors {
          switch step as? MainStep {
          case .main: return .one(flowContributor: .contribute(withNext: screen))
          default: return .none
          }
        }
      }
      enum MainStep: Step { case main }
      """)
    app.expect(from: "MainFlow", "MainFlow | main | MainViewController | screen")
  }

  @Test func sameLocalNamesInSeveralCases() {
    let app = AppSketch(
      screens: "RedViewController BlueViewController",
      """
      enum ColorStep: Step { case red, blue }
      final class ColorFlow: Flow {
        var root: Presentable { stack }
        let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ColorStep else { return .none }
          switch step {
          case .red:
            let screen = RedViewController()
            return .one(flowContributor: .contribute(withNext: screen))
          case .blue:
            let screen = BlueViewController()
            return .one(flowContributor: .contribute(withNext: screen))
          }
        }
      }
      """)
    app.expect(
      from: "ColorFlow",
      """
      ColorFlow | red | RedViewController | screen
      ColorFlow | blue | BlueViewController | screen
      """)
  }

  @Test func childFlowsOfDeclaredTypesAssignedByImplicitInitialisers() {
    let app = AppSketch(
      """
      final class TabsFlow: Flow {
        let root: Presentable = UITabBarController()
        private let newsFlow: NewsFlow
        private let mailFlow: MailFlow
        init(services: Services) {
          self.newsFlow = .init(with: services)
          self.mailFlow = .init(with: services, stepper: .init())
        }
        func navigate(to step: Step) -> FlowContributors {
          guard case .tabs? = step as? TabsStep else { return .none }
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: newsFlow, withNextStepper: newsFlow.stepper),
            .contribute(withNextPresentable: mailFlow, withNextStepper: mailFlow.stepper),
          ])
        }
      }
      enum TabsStep: Step { case tabs }
      final class NewsFlow: Flow {}
      final class MailFlow: Flow {}
      """)
    app.expect(
      from: "TabsFlow",
      """
      TabsFlow | tabs | NewsFlow | flow
      TabsFlow | tabs | MailFlow | flow
      """)
  }
}
