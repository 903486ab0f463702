import Testing

@testable import RxTreeKit

/// Steps that a flow turns into other steps of its own.
@Suite struct RedispatchTests {
  @Test func stepThatIsAnotherStep() {
    let app = AppSketch(
      screens: "LoginViewController",
      """
      enum AuthStep: Step { case start, login }
      final class AuthFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AuthStep else { return .none }
          switch step {
          case .start: return navigate(to: AuthStep.login)
          case .login: return .one(flowContributor: .contribute(withNext: LoginViewController()))
          }
        }
      }
      """)
    app.expect(
      from: "AuthFlow",
      """
      AuthFlow | start | LoginViewController | screen
      AuthFlow | login | LoginViewController | screen
      """)
  }

  @Test func onlyTheCaseThatIsMeantIsTaken() {
    let app = AppSketch(
      screens: "LoginViewController SignUpViewController",
      """
      enum AuthStep: Step { case start, login, signUp }
      final class AuthFlow: Flow {
        var root: Presentable { UINavigationController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AuthStep else { return .none }
          switch step {
          case .start: return self.navigate(to: AuthStep.signUp)
          case .login: return .one(flowContributor: .contribute(withNext: LoginViewController()))
          case .signUp: return .one(flowContributor: .contribute(withNext: SignUpViewController()))
          }
        }
      }
      """)
    app.expect(
      from: "AuthFlow",
      """
      AuthFlow | start | SignUpViewController | screen
      AuthFlow | login | LoginViewController | screen
      AuthFlow | signUp | SignUpViewController | screen
      """)
  }

  @Test func stepInAStepThatAStaticPropertyNames() {
    let app = AppSketch(
      screens: "SplashViewController",
      """
      enum AppStep: Step {
        case start
        case intro(IntroStep)
        static var introStart: AppStep { return .intro(.start) }
      }
      enum IntroStep { case start, done }
      final class AppFlow: Flow {
        var root: Presentable { window }
        private let window: UIWindow
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .start: return navigate(to: AppStep.introStart)
          case .intro(.start): return .one(flowContributor: .contribute(withNext: SplashViewController()))
          case .intro(.done): return .none
          }
        }
      }
      """)
    app.expect(
      from: "AppFlow",
      """
      AppFlow | start | SplashViewController | screen
      AppFlow | intro(.start) | SplashViewController | screen
      """)
  }

  @Test func redispatchThatEndsTheFlow() {
    let app = AppSketch(
      """
      enum CloudStep: Step { case saved, finished }
      final class CloudFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? CloudStep else { return .none }
          switch step {
          case .saved: return navigate(to: CloudStep.finished)
          case .finished: return .end(forwardToParentFlowWithStep: CloudStep.finished)
          }
        }
      }
      """)
    app.expect(from: "CloudFlow", "")
  }

  @Test func contributorTakenOutOfARedispatch() {
    let app = AppSketch(
      """
      enum AppStep: Step { case splash, main }
      final class AppFlow: Flow {
        var root: Presentable { window }
        private let window: UIWindow
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .splash:
            let splashFlow = SplashFlow()
            if case let .one(main) = navigate(to: AppStep.main) {
              return .multiple(flowContributors: [main, .contribute(withNext: splashFlow)])
            }
            return .one(flowContributor: .contribute(withNext: splashFlow))
          case .main:
            return .one(flowContributor: .contribute(withNext: MainFlow()))
          }
        }
      }
      final class SplashFlow: Flow {}
      final class MainFlow: Flow {}
      """)
    app.expect(
      from: "AppFlow",
      """
      AppFlow | splash | MainFlow | flow
      AppFlow | splash | SplashFlow | flow
      AppFlow | main | MainFlow | flow
      """)
  }

  @Test func stepsThatCallEachOtherEnd() {
    let app = AppSketch(
      screens: "CoinViewController",
      """
      enum CoinStep: Step { case heads, tails }
      final class CoinFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? CoinStep else { return .none }
          switch step {
          case .heads:
            if Bool.random() { return navigate(to: CoinStep.tails) }
            return .one(flowContributor: .contribute(withNext: CoinViewController()))
          case .tails: return navigate(to: CoinStep.heads)
          }
        }
      }
      """)
    app.expect(
      from: "CoinFlow",
      """
      CoinFlow | heads | CoinViewController | screen
      CoinFlow | tails | CoinViewController | screen
      """)
  }
}
