import Testing

@testable import RxTreeKit

/// Steps that hold other steps, and values that steps carry.
@Suite struct NestedStepTests {
  @Test func nestedPatternsAreWrittenOut() {
    let app = AppSketch(
      screens: "SignInViewController SignUpViewController",
      """
      enum AppStep: Step { case auth(AuthStep), main }
      enum AuthStep { case signIn, signUp(Invitation) }
      final class AuthFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .auth(.signIn): return .one(flowContributor: .contribute(withNext: SignInViewController()))
          case .auth(.signUp(let invitation)):
            let screen = SignUpViewController(invitation: invitation)
            return .one(flowContributor: .contribute(withNext: screen))
          case .main: return .none
          }
        }
      }
      """)
    app.expect(
      from: "AuthFlow",
      """
      AuthFlow | auth(.signIn) | SignInViewController | screen
      AuthFlow | auth(.signUp) | SignUpViewController | screen
      """)
  }

  @Test func innerStepTakenOutByAGuard() {
    let app = AppSketch(
      screens: "StaysViewController",
      """
      enum AppStep: Step { case main(MainStep) }
      enum MainStep { case tab(Tab), done }
      enum Tab { case stays, profile }
      final class StaysFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep, case let .main(main) = step else { return .none }
          switch main {
          case .tab(.stays): return .one(flowContributor: .contribute(withNext: StaysViewController()))
          case .tab(.profile), .done: return .none
          }
        }
      }
      """)
    app.expect(from: "StaysFlow", "StaysFlow | tab(.stays) | StaysViewController | screen")
  }

  @Test func payloadsAreNotPartOfTheName() {
    let app = AppSketch(
      screens: "DetailViewController",
      """
      enum ShopStep: Step {
        case detail(id: Int, from: UIViewController?)
        case offer(Offer)
      }
      final class ShopFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case let .detail(id, _): return show(id: id)
          case .offer(let offer): return show(id: offer.id)
          }
        }
        private func show(id: Int) -> FlowContributors {
          .one(flowContributor: .contribute(withNext: DetailViewController(id: id)))
        }
      }
      """)
    app.expect(
      from: "ShopFlow",
      """
      ShopFlow | detail | DetailViewController | screen
      ShopFlow | offer | DetailViewController | screen
      """)
  }

  @Test func stepAsAPayloadThatHidesTheStep() {
    let app = AppSketch(
      screens: "ProjectsViewController AddViewController",
      """
      enum DeskStep: Step { case projects, add(Step), added }
      final class DeskFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? DeskStep else { return .none }
          switch step {
          case .projects: return .one(flowContributor: .contribute(withNext: ProjectsViewController()))
          case .add(let step):
            let add = AddViewController(viewModel: .init(endStep: step))
            stack.pushViewController(add, animated: true)
            return .one(flowContributor: .contribute(withNextPresentable: add, withNextStepper: add.viewModel))
          case .added:
            stack.popViewController(animated: true)
            return .none
          }
        }
      }
      """)
    app.expect(
      from: "DeskFlow",
      """
      DeskFlow | projects | ProjectsViewController | screen
      DeskFlow | add | AddViewController | screen
      """)
  }

  @Test func defaultThatLeadsSomewhereIsNamedSo() {
    let app = AppSketch(
      screens: "LostViewController",
      """
      enum MapStep: Step { case known, unknown }
      final class MapFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          switch step as? MapStep {
          case .known: return .none
          default: return .one(flowContributor: .contribute(withNext: LostViewController()))
          }
        }
      }
      """)
    app.expect(from: "MapFlow", "MapFlow | default | LostViewController | screen")
  }
}
