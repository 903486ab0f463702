import Testing

@testable import RxTreeKit

/// Swift as people write it: generics, nested types, extensions and typealiases.
@Suite struct GenericsAndNestingTests {
  @Test func genericFlowAndGenericScreen() {
    let app = AppSketch(
      """
      class BaseFlow<S: Step>: Flow {
        var root: Presentable { stack }
        let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? S else { return .none }
          return handle(step)
        }
        func handle(_ step: S) -> FlowContributors { .none }
      }
      enum CardStep: Step { case list, card }
      class ListViewController<Item>: UIViewController {}
      final class CardViewController: ListViewController<Card> {}
      final class CardFlow: BaseFlow<CardStep> {
        override func handle(_ step: CardStep) -> FlowContributors {
          switch step {
          case .list:
            let list = ListViewController<Card>()
            return .one(flowContributor: .contribute(withNext: list))
          case .card: return .one(flowContributor: .contribute(withNext: CardViewController()))
          }
        }
      }
      """)
    app.expect(
      from: "CardFlow",
      """
      CardFlow | list | ListViewController | screen
      CardFlow | card | CardViewController | screen
      """)
  }

  @Test func constrainedExtension() {
    let app = AppSketch(
      screens: "CardViewController",
      """
      final class CardFlow: Flow {
        let root: Presentable = UINavigationController()
        func navigate(to step: Step) -> FlowContributors { (step as? CardStep) == .card ? .none : other() }
      }
      protocol Opening {}
      extension Opening where Self: Flow {
        func other() -> FlowContributors { .one(flowContributor: .contribute(withNext: CardViewController())) }
      }
      extension CardFlow: Opening {}
      """)
    app.expect(from: "CardFlow", "CardFlow | navigate | CardViewController | screen")
  }

  @Test func nestedFlowStepAndScreen() {
    let app = AppSketch(
      """
      enum Profile {
        enum Step: RxFlow.Step { case show, edit }
        final class Flow: RxFlow.Flow {
          var root: Presentable { Controller() }
          func navigate(to step: RxFlow.Step) -> FlowContributors {
            guard let step = step as? Step else { return .none }
            switch step {
            case .show: return .one(flowContributor: .contribute(withNext: Controller()))
            case .edit: return .one(flowContributor: .contribute(withNext: Edit.Controller()))
            }
          }
        }
        final class Controller: UIViewController {}
      }
      extension Profile { enum Edit {} }
      extension Profile.Edit { final class Controller: UIViewController {} }
      """)
    app.expect(
      from: "Profile.Flow",
      """
      Profile.Flow | show | Profile.Controller | screen
      Profile.Flow | edit | Profile.Edit.Controller | screen
      """)
  }

  @Test func flowInSeveralExtensionsAndFiles() {
    let app = AppSketch(
      screens: "OneViewController TwoViewController",
      """
      final class BoatFlow {
        let stack = UINavigationController()
        private let dock: DockFlow
        init(dock: DockFlow = DockFlow()) { self.dock = dock }
      }
      //- BoatFlow+A.swift
      extension BoatFlow {
        func one() -> FlowContributors { .one(flowContributor: .contribute(withNext: OneViewController())) }
      }
      //- BoatFlow+B.swift
      extension BoatFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          switch step as? BoatStep {
          case .one: return one()
          case .two: return two()
          case .dock: return .one(flowContributor: .contribute(withNext: dock))
          default: return .none
          }
        }
      }
      //- BoatFlow+C.swift
      extension BoatFlow {
        func two() -> FlowContributors { .one(flowContributor: .contribute(withNext: TwoViewController())) }
        var root: Presentable { stack }
      }
      //- DockFlow.swift
      final class DockFlow: Flow {}
      """)
    app.expect(
      from: "BoatFlow",
      """
      BoatFlow | one | OneViewController | screen
      BoatFlow | two | TwoViewController | screen
      BoatFlow | dock | DockFlow | flow
      """)
  }

  @Test func flowsAsActorsAndStructs() {
    let app = AppSketch(
      screens: "ListViewController",
      """
      public final class FirstFlow: NSObject, Flow {
        @MainActor public func navigate(to step: any Step) -> FlowContributors {
          .one(flowContributor: .contribute(withNext: SecondFlow()))
        }
      }
      struct SecondFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: ListViewController())) }
      }
      """)
    app.expect(
      from: "FirstFlow",
      """
      FirstFlow | navigate | SecondFlow | flow
      SecondFlow | navigate | ListViewController | screen
      """)
  }

  @Test func inheritanceLoop() {
    let app = AppSketch(
      """
      class AFlow: BFlow { func go() {} }
      class BFlow: AFlow, Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: AFlow())) }
      }
      """)
    app.expect(
      from: "BFlow",
      """
      BFlow | navigate | AFlow | flow
      AFlow | navigate | AFlow | flow
      """)
  }
}
