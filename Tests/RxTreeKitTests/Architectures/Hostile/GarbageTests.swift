import TestSupport
import Testing

@testable import RxTreeKit

/// Bytes and tokens without sense never trap, end, and give the same each time.
@Suite struct GarbageTests {
  private static let tokens = [
    "class", "final class", "struct", "enum", "extension", "protocol", "func", "init", "var", "let", "case", "switch",
    "guard", "if", "else", "return", "for", "in", "while", "repeat", "do", "catch", "defer", "#if DEBUG", "#else",
    "#endif", "static", "override", "lazy", "@main", "@Inject", "where", "as?", "as!", "is", "try", "await", "self",
    "super", "Self", ".self", "nil", "import UIKit", "typealias",
    "A", "B", "C", "AFlow", "BFlow", "ACoordinator", "BCoordinator", "AViewController", "BViewController", "Flow",
    "Coordinator", "UIViewController", "UINavigationController", "Step", "AStep", "FlowContributors", "navigate",
    "to", "step", "root", "start", "contribute", "withNext", "withNextPresentable", "one", "multiple", "none", "push",
    "present", "pushViewController", "viewControllers", "rootViewController", "prepareTransition", "route",
    "coordinatorForTag", "Scene", "resolve", "register", "addChild", "append", "childCoordinators", "Flows.use",
    "{", "}", "(", ")", "[", "]", "<", ">", ":", ",", ".", "=", "->", "?", "!", "&", "|", "+", "==", "??", "...", "$0",
    "\"text\"", "\"\\(", "\"\"\"", "#\"", "\"#", "//", "/*", "*/", "/", "\\", "`", "'", "@", "#", ";", "\n", "\n", "\n",
    "0", "1.5", "é", "数", "\u{0}", "\t", "~>", "_",
  ]

  private func garbage(_ generator: inout SeededGenerator) -> String {
    generator.several(1...400, of: Self.tokens).joined(separator: Bool.random(using: &generator) ? " " : "")
  }

  @Test func randomTokens() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let sources = ["A.swift": garbage(&generator), "B.swift": garbage(&generator)]
      let first = Analysis.of(sources)
      let second = Analysis.of(sources)
      #expect(FullParse.describe(first.graph) == FullParse.describe(second.graph), "seed \(seed), round \(round)")
      #expect(first.diagnostics == second.diagnostics, "seed \(seed), round \(round)")
    }
  }

  /// Well-formed outside, garbage inside: bodies reach the evaluator.
  @Test func randomBodies() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let bodies = (0..<4).map { _ in generator.several(1...60, of: Self.tokens).joined(separator: " ") }
      let source = """
        final class AFlow: Flow { let root = \(bodies[0])
          func navigate(to step: Step) -> FlowContributors { \(bodies[1]) }
        }
        final class ACoordinator: NavigationCoordinator<ARoute> {
          override func prepareTransition(for route: ARoute) -> NavigationTransition { \(bodies[2]) }
        }
        final class AViewController: UIViewController { func go() { \(bodies[3]) } }
        """
      let analysis = Analysis.of(["A.swift": source])
      #expect(Analysis.of(["A.swift": source]).graph.edges == analysis.graph.edges, "seed \(seed), round \(round)")
    }
  }

  /// Statements that make sense one by one, put together at random.
  @Test func randomStatements() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<12 {
      let app = RandomApp(&generator).app
      let analysis = app.analysis
      let again = app.analysis
      #expect(analysis.graph.edges == again.graph.edges, "seed \(seed), round \(round)")
      #expect(analysis.diagnostics == again.diagnostics, "seed \(seed), round \(round)")
      #expect(ways(app.inReverseOrder.analysis) == ways(analysis), "seed \(seed), round \(round)")
      FullParse.expectSame(as: analysis, app.sources, #_sourceLocation)
    }
  }

  /// The ways of a graph in the order of their names.
  private func ways(_ analysis: Analysis) -> [String] {
    analysis.graph.edges.map { "\($0.parent.text) | \($0.step ?? "") | \($0.child.text) | \($0.kind)" }.sorted()
  }

  @Test func randomBytes() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<40 {
      let count = Int.random(in: 0...2_000, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let facts = WorkerPool(workers: 1).run { Lowering.facts(of: bytes).bytes }
      #expect(facts != nil, "seed \(seed), round \(round)")
      _ = Analysis.of(["Bytes.swift": String(decoding: bytes, as: UTF8.self)])
    }
  }

  @Test func fileOfZeros() {
    #expect(Analysis.of(["Zeros.swift": String(repeating: "\u{0}", count: 100_000)]).graph.nodes.isEmpty)
  }

  @Test func emptyFilesAndNoFile() {
    #expect(Analysis.of([:]).graph.nodes.isEmpty)
    #expect(Analysis.of(["": "", "A.swift": "", "B.swift": "\n\n"]).graph.nodes.isEmpty)
  }
}
