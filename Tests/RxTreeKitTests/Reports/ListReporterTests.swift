import Foundation
import Testing

@testable import RxTreeKit

@Suite struct ListReporterTests {
  private func text(_ graph: NavigationGraph, style: TextStyle = .plain) -> String {
    var result = ""
    ListReporter(style: style).writeText(NodeListing(of: graph), to: &result)
    return result
  }

  private func json(_ graph: NavigationGraph) -> String {
    var result = ""
    ListReporter().writeJSON(NodeListing(of: graph), to: &result)
    return result
  }

  private static let small = NavigationGraph(
    nodes: [
      GraphSketch.node("AFlow"), GraphSketch.node("LongNameFlow"), GraphSketch.node("Home", viewModel: "HomeModel"),
      GraphSketch.node("Other"),
    ], edges: [], roots: [])

  @Test func listsByKindWithPlaces() {
    #expect(
      text(Self.small) == """
        Flows (2)
          AFlow         AFlow.swift:1:7
          LongNameFlow  LongNameFlow.swift:1:7

        Screens (2)
          Home   HomeModel  Home.swift:1:7
          Other             Other.swift:1:7

        """)
  }

  @Test func listsCoordinatorsBetween() {
    let titles = text(GraphSketch.people).split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(titles == ["Flows (3)", "Coordinators (1)", "Screens (4)"])
  }

  @Test func coloursFlowsAndTitles() {
    #expect(text(Self.small, style: .ansi).hasPrefix("\u{1B}[1mFlows (2)\u{1B}[0m\n  \u{1B}[1;36mAFlow\u{1B}[0m"))
  }

  @Test func writesTheDocumentedSchema() {
    #expect(
      json(Self.small) == """
        {
          "schema": "rxtree-list",
          "version": 1,
          "flows": [
            {"id": "AFlow", "name": "AFlow", "kind": "flow", "file": "AFlow.swift", "line": 1, "column": 7},
            {"id": "LongNameFlow", "name": "LongNameFlow", "kind": "flow", "file": "LongNameFlow.swift", \
        "line": 1, "column": 7}
          ],
          "coordinators": [],
          "screens": [
            {"id": "Home", "name": "Home", "kind": "screen", "file": "Home.swift", "line": 1, "column": 7, \
        "viewModel": "HomeModel"},
            {"id": "Other", "name": "Other", "kind": "screen", "file": "Other.swift", "line": 1, "column": 7}
          ]
        }

        """)
  }

  @Test func hostileNamesTakeOneLineEach() throws {
    let listed = text(GraphSketch.hostile)
    #expect(PlainText.holds(listed))
    #expect(listed.unicodeScalars.filter { $0 == "\n" }.count == GraphSketch.hostile.nodes.count + 3)
    let document = try JSONSerialization.jsonObject(with: Data(json(GraphSketch.hostile).utf8)) as? [String: Any]
    #expect((document?["screens"] as? [Any])?.count == GraphSketch.hostileTexts.count)
  }

  @Test func anEmptyGraphIsAnEmptyList() {
    #expect(text(NavigationGraph(nodes: [], edges: [], roots: [])) == "")
  }
}
