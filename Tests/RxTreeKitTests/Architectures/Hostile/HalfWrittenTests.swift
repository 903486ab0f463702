import Testing

@testable import RxTreeKit

/// Source that somebody is just writing: what can be read of it is read.
@Suite struct HalfWrittenTests {
  private let whole = """
    enum MailStep: Step { case inbox, mail }
    final class MailFlow: Flow {
      private let stack = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MailStep else { return .none }
        switch step {
        case .inbox: return inbox()
        case .mail: return .one(flowContributor: .contribute(withNext: MailViewController()))
        }
      }
      private func inbox() -> FlowContributors {
        let inbox = InboxViewController()
        stack.pushViewController(inbox, animated: true)
        return .one(flowContributor: .contribute(withNext: inbox))
      }
    }
    final class InboxViewController: UIViewController {}
    final class MailViewController: UIViewController {}
    """

  private let edges = [
    "MailFlow | inbox | InboxViewController | screen", "MailFlow | mail | MailViewController | screen",
  ]

  @Test func everyPrefixIsRead() {
    let bytes = Array(whole.utf8)
    for length in stride(from: 0, through: bytes.count, by: 7) {
      let app = AppSketch(sources: ["Cut.swift": String(decoding: bytes[..<length], as: UTF8.self)])
      let analysis = app.analysis
      #expect(Set(analysis.edges(from: "MailFlow")).isSubset(of: edges), "cut at \(length)")
      FullParse.expectSame(as: analysis, app.sources, #_sourceLocation)
    }
  }

  @Test func everySuffixIsRead() {
    let bytes = Array(whole.utf8)
    for start in stride(from: 1, to: bytes.count, by: 13) {
      let app = AppSketch(sources: ["Cut.swift": String(decoding: bytes[start...], as: UTF8.self)])
      FullParse.expectSame(as: app.analysis, app.sources, #_sourceLocation)
    }
  }

  @Test func lineThatIsMissing() {
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    for gap in lines.indices {
      let rest = lines.enumerated().filter { $0.offset != gap }.map(\.element).joined(separator: "\n")
      let app = AppSketch(sources: ["Gap.swift": rest])
      FullParse.expectSame(as: app.analysis, app.sources, #_sourceLocation)
    }
  }

  @Test func fileWithAnErrorDoesNotHideTheOthers() {
    let app = AppSketch(
      """
      //- Broken.swift
      final class { func ( -> { let x = ; case .a: }}} @@ <#code#> "
      //- Flow.swift
      \(whole)
      """)
    app.expect(
      from: "MailFlow", edges.joined(separator: "\n"), warnings: ["Broken.swift:1:13: warning: This is not valid Swift"]
    )
  }

  @Test func placeholdersAndConflictMarks() {
    let app = AppSketch(
      """
      final class MailFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MailStep else { return <#FlowContributors#> }
          switch step {
          case .inbox: return <#code#>
          case .mail: return .one(flowContributor: .contribute(withNext: MailViewController()))
          }
        }
      <<<<<<< HEAD
        func one() {}
      =======
        func two() {}
      >>>>>>> branch
      }
      final class MailViewController: UIViewController {}
      """)
    let analysis = app.analysis
    #expect(analysis.edges(from: "MailFlow") == [edges[1]])
    FullParse.expectSame(as: analysis, app.sources, #_sourceLocation)
  }

  @Test func callThatIsNotFinished() {
    let app = AppSketch(
      """
      final class MailFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          switch step as? MailStep {
          case .mail: return .one(flowContributor: .contribute(withNext: MailViewController(
          default: return .none
          }
        }
      }
      final class MailViewController: UIViewController {}
      """)
    let analysis = app.analysis
    #expect(analysis.graph.nodes.contains { $0.name == "MailFlow" })
    FullParse.expectSame(as: analysis, app.sources, #_sourceLocation)
  }
}
