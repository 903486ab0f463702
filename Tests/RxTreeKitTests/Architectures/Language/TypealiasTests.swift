import Testing

@testable import RxTreeKit

/// Types under other names.
@Suite struct TypealiasTests {
  @Test func typealiases() {
    let app = AppSketch(
      screens: "ListViewController",
      """
      typealias Home = HomeFlow
      typealias HomeScreen = ListViewController
      typealias Contributors = FlowContributors
      final class HomeFlow: Flow {
        typealias Screen = HomeScreen
        var root: Presentable { UIViewController() }
        func navigate(to step: Step) -> Contributors {
          switch step as? HomeStep {
          case .list: return .one(flowContributor: .contribute(withNext: Screen()))
          case .again: return .one(flowContributor: .contribute(withNext: Home()))
          default: return .none
          }
        }
      }
      enum HomeStep: Step { case list, again }
      """)
    app.expect(
      from: "HomeFlow",
      """
      HomeFlow | list | ListViewController | screen
      HomeFlow | again | HomeFlow | flow
      """)
  }

  @Test func typealiasesInALoopEnd() {
    let app = AppSketch(
      screens: "ListViewController",
      """
      typealias First = Second
      typealias Second = First
      final class HomeFlow: Flow, First {
        func navigate(to step: Step) -> FlowContributors {
          let first: First = Second.make()
          return .one(flowContributor: .contribute(withNext: ListViewController(first)))
        }
      }
      """)
    app.expect(from: "HomeFlow", "HomeFlow | navigate | ListViewController | screen")
  }

  @Test func extensionOfATypealias() {
    let app = AppSketch(
      screens: "ListViewController",
      """
      typealias Home = HomeFlow
      final class HomeFlow {}
      //- Home+Flow.swift
      extension Home: Flow {
        func navigate(to step: Step) -> FlowContributors { list() }
        func list() -> FlowContributors { .one(flowContributor: .contribute(withNext: ListViewController())) }
      }
      """)
    app.expect(from: "HomeFlow", "HomeFlow | navigate | ListViewController | screen")
  }

  @Test func moduleNamesInFrontOfTypes() {
    let app = AppSketch(
      screens: "ListViewController",
      """
      final class HomeFlow: RxFlow.Flow {
        func navigate(to step: RxFlow.Step) -> RxFlow.FlowContributors {
          let list = HomeFeature.ListViewController()
          return RxFlow.FlowContributors.one(flowContributor: .contribute(withNext: list))
        }
      }
      """)
    app.expect(from: "HomeFlow", "HomeFlow | navigate | ListViewController | screen")
  }
}
