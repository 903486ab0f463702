import Testing

@testable import RxTreeKit

/// Source that nests or chains without measure ends soon and does not trap; the rest of it is read all the same.
@Suite struct DepthTests {
  private let count = 100_000
  private let flow = """
    final class DeepFlow: Flow {
      func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: DeepViewController())) }
    }
    final class DeepViewController: UIViewController {}
    """
  private let edge = "DeepFlow | navigate | DeepViewController | screen"

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// Fails unless the flow in a file of its own is found besides the deep file, and in each of both.
  private func expectRead(_ deep: String, _ location: SourceLocation = #_sourceLocation) {
    let beside = Analysis.of(["Deep.swift": deep, "Flow.swift": flow])
    #expect(beside.edges(from: "DeepFlow") == [edge], sourceLocation: location)
    let before = Analysis.of(["Deep.swift": flow + "\n" + deep])
    #expect(before.edges(from: "DeepFlow") == [edge], sourceLocation: location)
  }

  @Test func hundredThousandParentheses() {
    expectRead("let deep = " + repeated("(", count) + "1" + repeated(")", count))
    expectRead("let deep = " + repeated("(", count))
  }

  @Test func hundredThousandBraces() { expectRead("func deep() " + repeated("{", count)) }

  @Test(arguments: [30, 1_000, 100_000])
  func squareBrackets(_ count: Int) {
    for text in ["let deep = ", "var deep: "] {
      expectRead(text + repeated("[", count))
      expectRead(text + repeated("[", count) + "A" + repeated("]", count))
    }
  }

  @Test func fewSquareBrackets() {
    expectRead("let deep = " + repeated("[", 8) + "UIViewController()" + repeated("]", 8))
    expectRead("var deep: " + repeated("[", 8) + "UIViewController" + repeated("]", 8))
  }

  @Test func hundredThousandMembers() {
    #expect(
      Analysis.of(["Deep.swift": "let deep = a" + repeated(".b", count), "Flow.swift": flow]).edges(from: "DeepFlow")
        == [edge])
    expectRead("let deep = UIViewController()" + repeated(".present", 10_000))
  }

  @Test(arguments: [
    ["let deep = ", "(", "1", ")"], ["let deep = ", "[a: ", "A", "]"], ["var deep: ", "A<", "B", ">"],
    ["let deep = ", "\"\\(", "1", ")\""], ["func deep() { ", "if a { push() ", "", "}"],
    ["", "func f() { push() ", "", "}"],
    ["let deep = ", "{ UIViewController().present(", "", ") }"], ["", "class A: UIViewController { ", "", "}"],
    ["", "#if A\n", "", "#endif\n"], ["func deep() { switch a { case ", ".b(", "let c", "): push() "],
    ["let deep = ", "a ? UIViewController() : ", "b", ""], ["let deep = UIViewController()", " as A", "", ""],
    ["let deep = UIViewController()", " + 1", "", ""], ["let deep = ", "- ", "UIViewController()", ""],
    ["func deep() { UIViewController()", ".present(x)", "", ""], ["var deep: A", " -> UIViewController", "", ""],
    ["", "@A ", "class B: UIViewController {}", ""], ["func deep() { push", "()", "", ""],
    ["let deep = push", " {}", "", ""],
    ["extension A where ", "UIViewController == ", "B", " {}"],
    ["func deep() { if a {}", " else if b { push() }", "", ""],
  ])
  func nested(_ parts: [String]) {
    expectRead(parts[0] + repeated(parts[1], 120) + parts[2] + repeated(parts[3], 120))
    expectRead(parts[0] + repeated(parts[1], 120))
  }

  @Test func closingBrackets() { expectRead(repeated("}", 2_000) + repeated(")", 2_000) + repeated("]", 2_000)) }

  @Test func longListsAndTexts() {
    expectRead("let deep = [" + repeated("UIViewController(),", 5_000) + "]")
    expectRead("let deep = \"" + repeated("UIViewController ", count) + "\"")
    expectRead("// " + repeated("UIViewController ", count))
  }

  @Test func chainInsideAFlow() {
    let source = """
      final class ChainFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          builder\(repeated(".present(x)", 1_000))
          return .one(flowContributor: .contribute(withNext: ChainViewController()))
        }
      }
      final class ChainViewController: UIViewController {}
      """
    let edges = Analysis.of(["Chain.swift": source]).edges(from: "ChainFlow")
    #expect(edges == ["ChainFlow | navigate | ChainViewController | screen"])
  }

  @Test func longInheritanceChain() {
    let types = (0..<200).map { "class Base\($0): Base\($0 + 1) {}\n" }.joined()
    let screen = flow.replacing("DeepViewController: UIViewController", with: "DeepViewController: Base0")
    let analysis = Analysis.of(["Types.swift": types + "class Base200: UIViewController {}\n" + screen])
    #expect(analysis.edges(from: "DeepFlow") == [edge])
  }

  @Test func longChainOfHelpers() {
    let helpers = (0..<200).map { "func helper\($0)() -> FlowContributors { helper\($0 + 1)() }\n" }.joined()
    let source = """
      final class DeepFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { helper0() }
        \(helpers)
        func helper200() -> FlowContributors { .one(flowContributor: .contribute(withNext: DeepViewController())) }
      }
      final class DeepViewController: UIViewController {}
      """
    let analysis = Analysis.of(["Helpers.swift": source])
    #expect(analysis.edges(from: "DeepFlow") == [edge] || !analysis.diagnostics.isEmpty)
  }
}
