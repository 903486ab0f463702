import Foundation
import Testing

@testable import RxTreeKit

@Suite struct WhoReporterTests {
  private func text(
    _ name: String, in graph: NavigationGraph = GraphSketch.people, style: TextStyle = .plain
  ) throws -> String {
    var result = ""
    let node = try #require(graph.node(GraphSketch.id(name)))
    WhoReporter(style: style).writeText(node, in: graph, to: &result)
    return result
  }

  private func json(_ name: String, in graph: NavigationGraph = GraphSketch.people) throws -> String {
    var result = ""
    WhoReporter().writeJSON(try #require(graph.node(GraphSketch.id(name))), in: graph, to: &result)
    return result
  }

  @Test func writesWhoShowsANode() throws {
    #expect(
      try text("PickerScreen") == """
        PickerScreen
          InfoScreen  !       App.swift:9:5
          LostFlow    [lost]  App.swift:10:5

        """)
    #expect(try text("Intro.Screen") == "Intro.Screen\n  AppFlow  [intro] ~  App.swift:2:5\n")
  }

  @Test func saysWhereTheAppStarts() throws {
    #expect(try text("AppFlow") == "AppFlow\n  the app's start  Main.swift:1:1\n")
    #expect(try text("LostFlow") == "Nothing shows LostFlow.\n")
  }

  @Test func coloursFlowsStepsAndPlaces() throws {
    #expect(
      try text("MainFlow", style: .ansi).split(separator: "\n").last
        == "  \u{1B}[1;36mHomeCoordinator\u{1B}[0m  \u{1B}[33m[restart]\u{1B}[0m  \u{1B}[2mApp.swift:7:5\u{1B}[0m")
  }

  @Test func writesTheDocumentedSchema() throws {
    #expect(
      try json("Intro.Screen") == """
        {
          "schema": "rxtree-who",
          "version": 1,
          "node": {"id": "Intro.Screen", "name": "Intro.Screen", "kind": "screen", "file": "Intro.Screen.swift", \
        "line": 1, "column": 7},
          "starts": [],
          "shownBy": [
            {"parent": "AppFlow", "step": "intro", "child": "Intro.Screen", "kind": "shown", "file": "App.swift", \
        "line": 2, "column": 5}
          ]
        }

        """)
    #expect(
      try json("AppFlow").contains(
        "\"starts\": [\n    {\"id\": \"AppFlow\", \"file\": \"Main.swift\", \"line\": 1, \"column\": 1}\n  ]"))
  }

  @Test func hostileNamesTakeOneLineEach() throws {
    for name in GraphSketch.hostileTexts {
      let written = try text(name, in: GraphSketch.hostile)
      #expect(PlainText.holds(written) && written.unicodeScalars.filter { $0 == "\n" }.count == 2)
      let document = try json(name, in: GraphSketch.hostile)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(document.utf8)) }
    }
  }
}
