import Testing

@testable import RxTreeKit

extension AppSketch {
  /// Fails unless the edges that a root leads to are these lines, in this order, and the tool has only the given things
  /// to say: each warning holds the text given for it.
  ///
  /// Every app is also parsed whole, and once more with its files in another order; neither may change what is found.
  func expect(
    from root: String, _ edges: String, warnings: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let analysis = self.analysis
    let expected = edges.split(separator: "\n").map(String.init)
    if !analysis.graph.nodes.contains(where: { $0.name == root }) {
      Issue.record("There is no node \(root).", sourceLocation: sourceLocation)
    }
    if let text = LineDifference.text(expected: expected, found: analysis.edges(from: root)) {
      Issue.record("The edges from \(root) are not the expected ones:\n\(text)", sourceLocation: sourceLocation)
    }
    expectWarnings(warnings, analysis, sourceLocation)
    FullParse.expectSame(as: analysis, sources, sourceLocation)
    expectSameInReverseOrder(from: root, analysis, sourceLocation)
  }

  /// Fails unless the app starts these nodes, in this order.
  func expectRoots(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let analysis = self.analysis
    #expect(analysis.rootNames == names, sourceLocation: sourceLocation)
    FullParse.expectSame(as: analysis, sources, sourceLocation)
  }

  private func expectWarnings(_ warnings: [String], _ analysis: Analysis, _ location: SourceLocation) {
    let found = analysis.diagnostics.map(\.description)
    let isExpected = found.count == warnings.count && zip(found, warnings).allSatisfy { $0.contains($1) }
    if !isExpected {
      let text = found.isEmpty ? "nothing" : found.joined(separator: "\n")
      Issue.record("Expected \(warnings), but what is said is:\n\(text)", sourceLocation: location)
    }
  }

  private func expectSameInReverseOrder(from root: String, _ analysis: Analysis, _ location: SourceLocation) {
    guard sources.count > 1 else { return }
    let found = inReverseOrder.edges(from: root).sorted()
    if let text = LineDifference.text(expected: analysis.edges(from: root).sorted(), found: found) {
      Issue.record("Files in another order give other edges:\n\(text)", sourceLocation: location)
    }
  }
}
