import Testing

@testable import RxTreeKit

/// Analyses source without leaving anything out: what the reduction of the source must not change.
enum FullParse {
  /// What every declaration of the files together says.
  static func resolve(_ sources: [String: String]) -> ProgramResolver.Resolved? {
    let files = sources.keys.sorted(by: ByteOrder.precedes).map {
      SourceFile(path: $0, absolutePath: $0, directoryIndex: 0, isTest: false)
    }
    let scanned = files.map {
      ScannedFile($0, SourceContent(bytes: Array((sources[$0.path] ?? "").utf8), diagnostic: nil))
    }
    return WorkerPool(workers: 1).run {
      let membership = ProjectMembership.read(directories: [], files: files)
      let facts = scanned.map { Lowering.facts(of: $0.bytes) }
      return ProgramResolver(files: files, scanned: scanned, membership: membership).resolve(facts)
    }
  }

  /// Fails unless parsing all of the source gives the same as parsing what matters.
  static func expectSame(as analysis: Analysis, _ sources: [String: String], _ location: SourceLocation) {
    guard let full = resolve(sources) else { return }
    let expected = describe(full.graph) + said(full.diagnostics)
    let found = describe(analysis.graph) + said(analysis.diagnostics)
    if let text = LineDifference.text(expected: expected, found: found) {
      Issue.record("The reduced source says something else than the whole:\n\(text)", sourceLocation: location)
    }
  }

  /// What is said, but for errors in the source: those in parts that do not matter are not looked at.
  private static func said(_ diagnostics: [Diagnostic]) -> [String] {
    Set(diagnostics).sorted().map(\.description).filter { !$0.contains("not valid Swift") }
  }

  /// Everything that a graph holds, a line for each node, edge and root.
  static func describe(_ graph: NavigationGraph) -> [String] {
    graph.nodes.map { "\($0.place) \($0.id.text) \($0.name) \($0.kind) \($0.viewModel ?? "")" }
      + graph.edges.map { "\($0.place) \($0.parent.text) | \($0.step ?? "") | \($0.child.text) | \($0.kind)" }
      + graph.roots.map { "\($0.place) starts \($0.node.text)" }
  }
}
