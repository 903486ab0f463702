import Testing

@testable import RxTreeKit

/// Overloads of `navigate(to:)`, and what comes before it.
@Suite struct NavigateOverloadTests {
  @Test func overloadsForSeveralEnums() {
    let app = AppSketch(
      screens: "HomeViewController SettingsViewController",
      """
      final class HomeFlow: DeinitLogger, Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          if let step = step as? HomeStep {
            return navigate(to: step)
          } else if let step = step as? LinkStep {
            return navigate(to: step)
          }
          return .none
        }
      }
      extension HomeFlow {
        private func navigate(to step: HomeStep) -> FlowContributors {
          switch step {
          case .home: return .one(flowContributor: .contribute(withNext: HomeViewController()))
          }
        }
        private func navigate(to step: LinkStep) -> FlowContributors { follow(step) }
        private func follow(_ step: LinkStep) -> FlowContributors {
          switch step {
          case .settings:
            if stack.viewControllers.contains(where: { $0 is SettingsViewController }) { return .none }
            return .one(flowContributor: .contribute(withNext: SettingsViewController()))
          }
        }
      }
      enum HomeStep: Step { case home }
      enum LinkStep: Step { case settings }
      """)
    app.expect(
      from: "HomeFlow",
      """
      HomeFlow | home | HomeViewController | screen
      HomeFlow | settings | SettingsViewController | screen
      """)
  }

  @Test func adaptThatReplacesAStepLeadsNowhere() {
    let app = AppSketch(
      screens: "VaultViewController",
      """
      enum VaultStep: Step { case open, denied }
      final class VaultFlow: Flow {
        var root: Presentable { UINavigationController() }
        func adapt(step: Step) -> Single<Step> {
          switch step as? VaultStep {
          case .open: return Permissions.check().map { $0 ? step : VaultStep.denied }
          default: return .just(step)
          }
        }
        func navigate(to step: Step) -> FlowContributors {
          switch step as? VaultStep {
          case .open: return .one(flowContributor: .contribute(withNext: VaultViewController()))
          default: return .none
          }
        }
      }
      """)
    app.expect(from: "VaultFlow", "VaultFlow | open | VaultViewController | screen")
  }

  @Test func overloadOfNavigateThatPushesAScreenIsNoDispatch() {
    let app = AppSketch(
      screens: "GridViewController PhotoViewController",
      """
      final class PhotoFlow: Flow {
        var root: any Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: any Step) -> FlowContributors {
          guard let step = step as? PhotoStep else { return .none }
          switch step {
          case .grid:
            let screen = GridViewController()
            return navigate(to: screen, animated: false)
          case .photo:
            let screen = PhotoViewController()
            navigate(to: screen, animated: true)
            return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen))
          }
        }
        @discardableResult
        private func navigate(to screen: UIViewController, animated: Bool) -> FlowContributors {
          stack.pushViewController(screen, animated: animated)
          return .none
        }
      }
      enum PhotoStep: Step { case grid, photo }
      """)
    app.expect(
      from: "PhotoFlow",
      """
      PhotoFlow | grid | GridViewController | shown
      PhotoFlow | photo | PhotoViewController | screen
      """)
  }
}
