import Testing

@testable import RxTreeKit

/// Two types with one name.
@Suite struct SameNameTests {
  private let apps = """
    //- App/HomeFlow.swift
    final class HomeFlow: Flow {
      func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: ListViewController())) }
    }
    //- App/ListViewController.swift
    final class ListViewController: UIViewController {
      func open() { present(NearViewController(), animated: true) }
    }
    //- App/NearViewController.swift
    final class NearViewController: UIViewController {}
    //- Demo/ListViewController.swift
    final class ListViewController: UIViewController {
      func open() { present(FarViewController(), animated: true) }
    }
    //- Demo/FarViewController.swift
    final class FarViewController: UIViewController {}
    """

  private let ambiguous =
    "App/ListViewController.swift:1:13: warning: ListViewController is declared 2 times (App/ListViewController.swift:1, "
    + "Demo/ListViewController.swift:1), and no project tells which is meant; the nearest is taken."

  @Test func nearestIsTakenAndTheAmbiguityReported() {
    AppSketch(apps).expect(
      from: "HomeFlow",
      """
      HomeFlow | navigate | ListViewController | screen
      ListViewController |  | NearViewController | direct
      """, warnings: [ambiguous])
  }

  @Test func nodesOfOneNameAreToldApart() {
    let nodes = AppSketch(apps).analysis.graph.nodes.filter { $0.name == "ListViewController" }
    #expect(
      nodes.map(\.id.text) == [
        "ListViewController@App/ListViewController.swift", "ListViewController@Demo/ListViewController.swift",
      ])
  }

  @Test func eachFolderTakesItsOwn() {
    let app = AppSketch(
      """
      //- A/AFlow.swift
      final class AFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: StartViewController())) }
      }
      //- A/Screens/StartViewController.swift
      final class StartViewController: UIViewController { func go() { present(AViewController(), animated: true) } }
      final class AViewController: UIViewController {}
      //- B/BFlow.swift
      final class BFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: StartViewController())) }
      }
      //- B/Screens/StartViewController.swift
      final class StartViewController: UIViewController { func go() { present(BViewController(), animated: true) } }
      final class BViewController: UIViewController {}
      """)
    app.expect(
      from: "AFlow",
      """
      AFlow | navigate | StartViewController | screen
      StartViewController |  | AViewController | direct
      """, warnings: ["StartViewController is declared 2 times"])
    app.expect(
      from: "BFlow",
      """
      BFlow | navigate | StartViewController | screen
      StartViewController |  | BViewController | direct
      """, warnings: ["StartViewController is declared 2 times"])
  }

  @Test func typeOfTheSameFileIsMeantWithoutAWord() {
    let app = AppSketch(
      """
      //- A.swift
      final class AFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: Screen())) }
      }
      private final class Screen: UIViewController { func go() { present(AViewController(), animated: true) } }
      final class AViewController: UIViewController {}
      //- B.swift
      private final class Screen: UIViewController {}
      """)
    app.expect(
      from: "AFlow",
      """
      AFlow | navigate | Screen | screen
      Screen |  | AViewController | direct
      """)
  }

  @Test func typesThatNobodyMeansAreNotReported() {
    let app = AppSketch(
      """
      //- A.swift
      final class AFlow: Flow {}
      final class Cell {}
      //- B.swift
      final class Cell {}
      """)
    app.expect(from: "AFlow", "")
  }

  @Test func nestedTypesOfOneNameAreNotAmbiguous() {
    let app = AppSketch(
      """
      //- A.swift
      enum A { final class Screen: UIViewController {} }
      enum B { final class Screen: UIViewController {} }
      final class AFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          .multiple(flowContributors: [.contribute(withNext: A.Screen()), .contribute(withNext: B.Screen())])
        }
      }
      """)
    app.expect(
      from: "AFlow",
      """
      AFlow | navigate | A.Screen | screen
      AFlow | navigate | B.Screen | screen
      """)
  }

  @Test func extensionsOfBothAreKeptApart() {
    let app = AppSketch(
      """
      //- A/Flow.swift
      final class MainFlow {}
      //- A/Flow+Steps.swift
      extension MainFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: AViewController())) }
      }
      final class AViewController: UIViewController {}
      //- B/Flow.swift
      final class MainFlow {}
      //- B/Flow+Steps.swift
      extension MainFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: BViewController())) }
      }
      final class BViewController: UIViewController {}
      """)
    let edges = app.analysis.graph.edges.map { "\($0.parent.text) \($0.child.text)" }
    #expect(edges == ["MainFlow@A/Flow.swift AViewController", "MainFlow@B/Flow.swift BViewController"])
  }
}
