import Foundation
import Testing

@testable import RxTreeKit

@Suite struct JSONReporterTests {
  private func text(_ report: NavigationReport) -> String { report.text(as: .json) }

  private func members(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static let small = NavigationGraph(
    nodes: [
      GraphSketch.node("AppFlow"), GraphSketch.node("Home", viewModel: "HomeModel"), GraphSketch.node("LostFlow"),
    ],
    edges: [
      GraphSketch.edge("AppFlow", "start", "Home", .screen, line: 4), GraphSketch.edge("Home", nil, "Home", .direct),
    ],
    roots: GraphSketch.starts(["AppFlow"]))

  @Test func writesTheDocumentedSchema() {
    let place = SourcePlace(file: "A.swift", line: 7, column: 2)
    let diagnostics = [Diagnostic(.note, at: nil, "One \"note\"."), Diagnostic(.warning, at: place, "One warning.")]
    #expect(
      text(NavigationReport(graph: Self.small, diagnostics: diagnostics)) == """
        {
          "schema": "rxtree",
          "version": 1,
          "roots": [
            {"id": "AppFlow", "file": "Main.swift", "line": 1, "column": 1}
          ],
          "nodes": [
            {"id": "AppFlow", "name": "AppFlow", "kind": "flow", "file": "AppFlow.swift", "line": 1, "column": 7},
            {"id": "Home", "name": "Home", "kind": "screen", "file": "Home.swift", "line": 1, "column": 7, \
        "viewModel": "HomeModel"},
            {"id": "LostFlow", "name": "LostFlow", "kind": "flow", "file": "LostFlow.swift", "line": 1, "column": 7}
          ],
          "edges": [
            {"parent": "AppFlow", "step": "start", "child": "Home", "kind": "screen", "file": "App.swift", \
        "line": 4, "column": 5},
            {"parent": "Home", "child": "Home", "kind": "direct", "file": "App.swift", "line": 1, "column": 5}
          ],
          "unreachable": [
            {"id": "LostFlow", "name": "LostFlow", "kind": "flow", "file": "LostFlow.swift", "line": 1, "column": 7}
          ],
          "diagnostics": [
            {"severity": "note", "message": "One \\"note\\"."},
            {"severity": "warning", "message": "One warning.", "file": "A.swift", "line": 7, "column": 2}
          ]
        }

        """)
  }

  @Test func aRootThatNothingStartsHasNoPlace() {
    let written = text(NavigationReport(graph: Self.small, roots: GraphSketch.ids("Home")))
    #expect(written.contains("\"roots\": [\n    {\"id\": \"Home\"}\n  ]"))
  }

  @Test func anEmptyGraphIsADocumentToo() {
    #expect(
      text(NavigationReport(graph: NavigationGraph(nodes: [], edges: [], roots: []))) == """
        {
          "schema": "rxtree",
          "version": 1,
          "roots": [],
          "nodes": [],
          "edges": [],
          "unreachable": [],
          "diagnostics": []
        }

        """)
  }

  @Test func narrowsToWhatTheOptionsShow() throws {
    let options = NavigationTreeOptions(maxLevels: 1, only: .flows)
    let document = try members(text(NavigationReport(graph: GraphSketch.people, options: options)))
    let nodes = try #require(document["nodes"] as? [[String: Any]])
    #expect(nodes.compactMap { $0["id"] as? String } == ["AppFlow", "MainFlow"])
    #expect((document["edges"] as? [Any])?.count == 1)
  }

  @Test func hostileNamesReadBack() throws {
    let written = text(NavigationReport(graph: GraphSketch.hostile))
    #expect(!written.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    let nodes = try #require(try members(written)["nodes"] as? [[String: Any]])
    let names = nodes.compactMap { $0["name"] as? String }
    #expect(Set(names) == Set(GraphSketch.hostileTexts + ["RootFlow"]))
  }

  @Test(arguments: 0..<100)
  func holdsEveryNodeAndEdgeBelowTheRootsAndTheLostFlows(seed: Int) throws {
    let sample = RandomGraph(seed: seed)
    let report = NavigationReport(graph: sample.graph, roots: sample.roots)
    let written = text(report)
    let document = try members(written)
    let reached = RandomGraph.closure(of: sample.roots + report.unreachable.map(\.id), in: sample.edges)
    let nodes = try #require(document["nodes"] as? [[String: Any]])
    let edges = try #require(document["edges"] as? [[String: Any]])
    #expect(Set(nodes.compactMap { $0["id"] as? String }) == Set(reached.map(\.text)))
    #expect(edges.count == sample.graph.edges.filter { reached.contains($0.parent) }.count)
    #expect(written == text(NavigationReport(graph: sample.shuffled, roots: sample.roots)))
  }
}
