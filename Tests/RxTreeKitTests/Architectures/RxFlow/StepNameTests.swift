import Testing

@testable import RxTreeKit

/// Steps with names that mislead.
@Suite struct StepNameTests {
  @Test func oneEnumForManyFlows() {
    let app = AppSketch(
      screens: "StartViewController",
      """
      enum AppStep: Step { case start, home }
      final class OuterFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .start: return .one(flowContributor: .contribute(withNext: InnerFlow()))
          case .home: return .none
          }
        }
      }
      final class InnerFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .start: return .none
          case .home: return .one(flowContributor: .contribute(withNext: StartViewController()))
          }
        }
      }
      """)
    app.expect(
      from: "OuterFlow",
      """
      OuterFlow | start | InnerFlow | flow
      InnerFlow | home | StartViewController | screen
      """)
  }

  @Test func caseNamedNoneIsAStep() {
    let app = AppSketch(
      screens: "EmptyViewController",
      """
      enum EmptyStep: Step { case none, some(Int), empty }
      final class EmptyFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? EmptyStep else { return .none }
          switch step {
          case .none: return .none
          case .empty: return .one(flowContributor: .contribute(withNext: EmptyViewController()))
          case .some: return .none
          }
        }
      }
      """)
    app.expect(from: "EmptyFlow", "EmptyFlow | empty | EmptyViewController | screen")
  }

  @Test func caseNamedNoneThatLeadsSomewhere() {
    let app = AppSketch(
      screens: "EmptyViewController",
      """
      enum EmptyStep: Step { case none }
      final class EmptyFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? EmptyStep else { return .none }
          switch step {
          case .none: return .one(flowContributor: .contribute(withNext: EmptyViewController()))
          }
        }
      }
      """)
    app.expect(from: "EmptyFlow", "EmptyFlow | none | EmptyViewController | screen")
  }

  @Test func caseNamedRootBesidesThePropertyRoot() {
    let app = AppSketch(
      screens: "TreeViewController",
      """
      enum TreeStep: Step { case root, search }
      final class TreeFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? TreeStep else { return .none }
          switch step {
          case .root: return root(step)
          case .search: return .none
          }
        }
        private func root(_ step: TreeStep) -> FlowContributors {
          .one(flowContributor: .contribute(withNext: TreeViewController()))
        }
      }
      """)
    app.expect(from: "TreeFlow", "TreeFlow | root | TreeViewController | screen")
  }

  @Test func startIsNotStartup() {
    let app = AppSketch(
      screens: "StartViewController StartupViewController",
      """
      enum BootStep: Step { case start, startup, startUp(Int) }
      final class BootFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? BootStep else { return .none }
          switch step {
          case .startup: return .one(flowContributor: .contribute(withNext: StartupViewController()))
          case .start: return .one(flowContributor: .contribute(withNext: StartViewController()))
          case .startUp: return .none
          }
        }
      }
      """)
    app.expect(
      from: "BootFlow",
      """
      BootFlow | startup | StartupViewController | screen
      BootFlow | start | StartViewController | screen
      """)
  }
}
