import Testing

@testable import RxTreeKit

/// What is said about what could not be resolved.
@Suite struct MessagesTests {
  private func messages(_ sources: [String: String]) -> [String] { Analysis.of(sources).diagnostics.map(\.description) }

  @Test func hostileNamesStayInOneLine() {
    let source = """
      final class AFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: `B\u{1B}[31m`.make())) }
      }
      """
    #expect(messages(["A.swift": source]).allSatisfy { !$0.contains("\n") })
  }

  @Test func ambiguityOfModelsNeedsNoWord() {
    #expect(
      messages([
        "A.swift":
          "final class AFlow: Flow { func navigate(to step: Step) -> FlowContributors { Model.make(); return .none } }",
        "B.swift": "struct Model {}", "C.swift": "struct Model {}",
      ]) == [])
  }

  @Test func ambiguityNamesAllPlaces() {
    let found = messages([
      "A.swift":
        "final class AFlow: Flow { func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: BViewController())) } }",
      "B.swift": "\nfinal class BViewController: UIViewController {}",
      "C/B.swift": "final class BViewController: UIViewController {}",
      "D/B.swift": "final class BViewController: UIViewController {}",
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains("BViewController is declared 3 times (B.swift:2, C/B.swift:1, D/B.swift:1)") == true)
  }

  @Test func nestingIsReportedWithItsPlace() {
    let source = "\nlet a = " + String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    let found = messages(["A.swift": source])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("A.swift:2:") == true)
  }

  @Test func whatIsSaidTwiceIsSaidOnce() {
    let source = """
      final class AFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { show(); show(); return show() }
        func show() -> FlowContributors { .one(flowContributor: .contribute(withNext: lost.make())) }
      }
      """
    #expect(messages(["A.swift": source]).count == 1)
  }
}
