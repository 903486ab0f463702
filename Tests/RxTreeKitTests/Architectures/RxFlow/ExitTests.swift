import Testing

@testable import RxTreeKit

/// Steps that leave a flow: they lead to no child.
@Suite struct ExitTests {
  /// A flow whose step `leave` has the given body.
  private func app(_ body: String) -> AppSketch {
    AppSketch(
      screens: "SeatViewController",
      """
      enum TrainStep: Step { case seat, leave, arrived }
      final class TrainFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? TrainStep else { return .none }
          switch step {
          case .seat: return .one(flowContributor: .contribute(withNext: SeatViewController()))
          case .leave:
            \(body)
          case .arrived: return .end(forwardToParentFlowWithStep: step)
          }
        }
      }
      final class StationFlow: Flow {
        let root: Presentable = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          switch step as? TrainStep {
          case .leave?:
            return .one(flowContributor: .contribute(withNext: TrainFlow()))
          default: return .none
          }
        }
      }
      """)
  }

  @Test(arguments: [
    "return .end(forwardToParentFlowWithStep: TrainStep.arrived)",
    "return FlowContributors.end(forwardToParentFlowWithStep: TrainStep.arrived)",
    "return .end(withStepForParentFlow: TrainStep.arrived)",
    "return .one(flowContributor: .forwardToParentFlow(withStep: TrainStep.arrived))",
    "return .one(flowContributor: .forwardToCurrentFlow(withStep: TrainStep.arrived))",
    "return .one(flowContributor: FlowContributor.forwardToParentFlow(withStep: step))",
    "let contributor: FlowContributor = .forwardToParentFlow(withStep: step)\nreturn .one(flowContributor: contributor)",
    "return .triggerParentFlow(withStep: TrainStep.arrived)",
    "return .none", "return FlowContributors.none",
    "stack.dismiss(animated: true)\nreturn .end(forwardToParentFlowWithStep: TrainStep.arrived)",
    "steps.accept(TrainStep.arrived)\nreturn .none",
    "fatalError()",
  ])
  func noChild(_ body: String) {
    app(body).expect(from: "TrainFlow", "TrainFlow | seat | SeatViewController | screen")
  }

  @Test func exitBesidesContributions() {
    app(
      """
      return .multiple(flowContributors: [
        .contribute(withNext: SeatViewController()), .forwardToCurrentFlow(withStep: TrainStep.arrived),
      ])
      """
    ).expect(
      from: "TrainFlow",
      """
      TrainFlow | seat | SeatViewController | screen
      TrainFlow | leave | SeatViewController | screen
      """)
  }

  @Test func exitInOneBranchOnly() {
    app(
      """
      if isLate {
        return .one(flowContributor: .forwardToParentFlow(withStep: step))
      }
      return .one(flowContributor: .contribute(withNext: SeatViewController()))
      """
    ).expect(
      from: "TrainFlow",
      """
      TrainFlow | seat | SeatViewController | screen
      TrainFlow | leave | SeatViewController | screen
      """)
  }

  @Test func exitInAHelperWithoutReturn() {
    let app = AppSketch(
      """
      enum DoorStep: Step { case close(DoorStep) , house }
      final class DoorFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? DoorStep else { return .none }
          switch step {
          case .close(let step):
            switch step {
            case .house: return leave()
            default: return .none
            }
          case .house: return .none
          }
        }
        private func leave() -> FlowContributors { .end(forwardToParentFlowWithStep: DoorStep.house) }
      }
      """)
    app.expect(from: "DoorFlow", "")
  }

  @Test func exitsThatTheParentHandlesAreTheParents() {
    app("return .end(forwardToParentFlowWithStep: TrainStep.leave)").expect(
      from: "StationFlow",
      """
      StationFlow | leave | TrainFlow | flow
      TrainFlow | seat | SeatViewController | screen
      """)
  }

  @Test func everythingElseGoesToTheParent() {
    let app = AppSketch(
      screens: "TabViewController",
      """
      enum TabStep: Step { case tab, other }
      final class TabFlow: Flow {
        var root: Presentable { UINavigationController() }
        func navigate(to step: Step) -> FlowContributors {
          switch step as? TabStep {
          case .tab: return .one(flowContributor: .contribute(withNext: TabViewController()))
          default: return .one(flowContributor: .forwardToParentFlow(withStep: step))
          }
        }
      }
      """)
    app.expect(from: "TabFlow", "TabFlow | tab | TabViewController | screen")
  }
}
