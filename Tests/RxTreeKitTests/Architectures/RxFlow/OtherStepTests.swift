import Testing

@testable import RxTreeKit

/// Steps that are no cases of an enum.
@Suite struct OtherStepTests {
  @Test func textsAsSteps() {
    let app = AppSketch(
      screens: "DrumViewController",
      """
      struct NamedStep: Step { let name: String }
      final class DrumFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? NamedStep else { return .none }
          switch step.name {
          case "drums": return .one(flowContributor: .contribute(withNext: DrumViewController()))
          default: return .none
          }
        }
      }
      """)
    app.expect(from: "DrumFlow", "DrumFlow | drums | DrumViewController | screen")
  }

  @Test func stepsAsTypes() {
    let app = AppSketch(
      screens: "ForestViewController LakeViewController",
      """
      struct ForestStep: Step {}
      struct LakeStep: Step { let depth: Int }
      final class HikeFlow: Flow {
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> FlowContributors {
          switch step {
          case is ForestStep: return .one(flowContributor: .contribute(withNext: ForestViewController()))
          case let lake as LakeStep:
            return .one(flowContributor: .contribute(withNext: LakeViewController(depth: lake.depth)))
          default: return .none
          }
        }
      }
      """)
    app.expect(
      from: "HikeFlow",
      """
      HikeFlow | ForestStep | ForestViewController | screen
      HikeFlow | LakeStep | LakeViewController | screen
      """)
  }

  @Test func flowsFoundByACaseThatIsNoStep() {
    let app = AppSketch(
      """
      enum RootStep: Step { case root }
      enum Tab: CaseIterable { case pears, apples }
      final class RootFlow: Flow {
        var root: Presentable { tabs }
        private let tabs = UITabBarController()
        private let resolver: Resolver
        func navigate(to step: Step) -> FlowContributors {
          guard (step as? RootStep) == .root else { return .none }
          let settings = Tab.allCases.map { config(for: $0) }
          let flows = settings.compactMap { $0?.0 }
          Flows.use(flows, when: .created) { roots in self.tabs.setViewControllers(roots, animated: false) }
          return .multiple(flowContributors: settings.compactMap { $0?.1 })
        }
        private func config(for tab: Tab) -> (Flow, FlowContributor)? {
          let flow: Flow
          switch tab {
          case .pears: flow = resolver ~> (PearsFlow.self, argument: resolver)
          case .apples: flow = resolver ~> (ApplesFlow.self, argument: resolver)
          }
          return (flow, .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: RootStep.root)))
        }
      }
      final class PearsFlow: Flow {}
      final class ApplesFlow: Flow {}
      """)
    app.expect(
      from: "RootFlow",
      """
      RootFlow | root | PearsFlow | flow
      RootFlow | root | ApplesFlow | flow
      """)
  }
}
