import Testing

@testable import RxTreeKit

/// Programs whose calls explode end soon, and it is said that they were cut.
///
/// Without the cuts they would run for years, so the limit is only there to end the test then.
@Suite(.timeLimit(.minutes(10))) struct EvaluatorBudgetTests {
  /// A flow whose step calls `first`, and then shows a screen.
  private func app(_ functions: String, first: String) -> AppSketch {
    AppSketch(
      screens: "EndViewController AViewController BViewController",
      """
      enum BigStep: Step { case explode, calm }
      final class BigFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          switch step as? BigStep {
          case .explode:
            \(first)
            return .none
          default: return .none
          }
        }
        \(functions)
      }
      final class CalmFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: EndViewController())) }
      }
      """)
  }

  private func expectCut(_ app: AppSketch, _ location: SourceLocation = #_sourceLocation) {
    let analysis = app.analysis
    #expect(
      analysis.diagnostics.contains {
        $0.message == "BigFlow is too large to be followed to the end; some ways may be missing."
      },
      sourceLocation: location)
    // The budget of one node is not that of another.
    #expect(
      analysis.edges(from: "CalmFlow") == ["CalmFlow | navigate | EndViewController | screen"], sourceLocation: location
    )
  }

  @Test func callsThatDoubleWithNewArguments() {
    let functions = (0..<40).map { index in
      "func f\(index)(_ x: Any) { f\(index + 1)(AViewController(content: x)); f\(index + 1)(BViewController(content: x)) }"
    }
    expectCut(app(functions.joined(separator: "\n") + "\nfunc f40(_ x: Any) {}", first: "f0(EndViewController())"))
  }

  @Test func closuresThatAreRunAgainAndAgain() {
    let closures = (0..<40).map { "let c\($0 + 1) = { (x: Any) in c\($0)([x, 1]); c\($0)([x, 2]) }" }
    expectCut(
      app("", first: "let c0 = { (x: Any) in print(x) }\n\(closures.joined(separator: "\n"))\nc40(EndViewController())")
    )
  }

  @Test func listsThatGrow() {
    let lines = (0..<60).map {
      "let l\($0 + 1) = [AViewController(), BViewController()].map { a in l\($0).map { b in [a, b, $0] } }"
    }
    let app = app("", first: "let l0 = [EndViewController()]\n\(lines.joined(separator: "\n"))")
    #expect(app.analysis.edges(from: "CalmFlow") == ["CalmFlow | navigate | EndViewController | screen"])
  }

  @Test func callsThatDoubleWithTheSameArgumentsAreFollowedOnce() {
    let functions = (0..<40).map { "func f\($0)() { f\($0 + 1)(); f\($0 + 1)() }" }
    let app = app(
      functions.joined(separator: "\n")
        + "\nfunc f40() { stack.pushViewController(EndViewController(), animated: true) }",
      first: "f0()")
    app.expect(from: "BigFlow", "BigFlow | explode | EndViewController | shown")
  }

  @Test func functionsThatCallEachOtherEnd() {
    let app = app(
      "func a(_ x: Any) { b([x]) }\nfunc b(_ x: Any) { a([x]); stack.pushViewController(EndViewController(), animated: true) }",
      first: "a(1)")
    app.expect(from: "BigFlow", "BigFlow | explode | EndViewController | shown")
  }

  @Test func propertiesThatUseEachOtherEnd() {
    let app = app(
      "lazy var a: UIViewController = b ?? EndViewController()\nvar b: UIViewController? { a }",
      first: "stack.pushViewController(a, animated: true)")
    app.expect(from: "BigFlow", "BigFlow | explode | EndViewController | shown")
  }

  @Test func manyStepsAreFine() {
    let cases = (0..<300).map { "case \"s\($0)\": return one(\($0))" }.joined(separator: "\n")
    let app = AppSketch(
      screens: "EndViewController",
      """
      final class ManyFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          switch step {
          \(cases)
          default: return .none
          }
        }
        func one(_ x: Int) -> FlowContributors { .one(flowContributor: .contribute(withNext: EndViewController(x))) }
      }
      """)
    #expect(app.edges(from: "ManyFlow").count == 300)
    #expect(app.analysis.diagnostics == [])
  }
}
