import Testing

@testable import RxTreeKit

/// Screens that are the root of their flow, or that several steps lead to.
@Suite struct OwnRootTests {
  @Test func shownByOneStepAndContributedByAnother() {
    let app = AppSketch(
      screens: "HelpViewController",
      """
      enum HelpStep: Step { case help, tour }
      final class HelpFlow: Flow {
        var root: Presentable { stack }
        let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? HelpStep else { return .none }
          switch step {
          case .help:
            stack.pushViewController(HelpViewController(), animated: true)
            return .none
          case .tour:
            let help = HelpViewController()
            stack.pushViewController(help, animated: true)
            return .one(flowContributor: .contribute(withNext: help))
          }
        }
      }
      """)
    app.expect(
      from: "HelpFlow",
      """
      HelpFlow | help | HelpViewController | shown
      HelpFlow | tour | HelpViewController | screen
      """)
  }

  @Test func ownRootThatIsShownLeadsNowhere() {
    let app = AppSketch(
      screens: "TabsViewController PageViewController",
      """
      enum TabsStep: Step { case tabs, page }
      final class TabsFlow: Flow {
        var root: Presentable { return tabs }
        private let tabs = TabsViewController()
        private let window: UIWindow
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? TabsStep else { return .none }
          switch step {
          case .tabs:
            window.rootViewController = tabs
            return .none
          case .page:
            tabs.present(PageViewController(), animated: true)
            return .none
          }
        }
      }
      """)
    app.expect(from: "TabsFlow", "TabsFlow | page | PageViewController | shown")
  }

  @Test func ownRootThatIsContributedIsAScreen() {
    let app = AppSketch(
      screens: "FormViewController",
      """
      enum FormStep: Step { case form }
      final class FormFlow: Flow {
        var root: Presentable { form }
        private let form = FormViewController()
        func navigate(to step: Step) -> FlowContributors {
          switch step as? FormStep {
          case .form: return .one(flowContributor: .contribute(withNextPresentable: form, withNextStepper: form.reactor))
          case nil: return .none
          }
        }
      }
      """)
    app.expect(from: "FormFlow", "FormFlow | form | FormViewController | screen")
  }
}
