import Foundation
import Testing

@testable import RxTreeKit

@Suite struct PathReporterTests {
  private func paths(
    _ start: String, _ end: String, in graph: NavigationGraph = GraphSketch.people
  ) throws
    -> NavigationPaths
  {
    try #require(NavigationPaths(in: graph, from: GraphSketch.id(start), to: GraphSketch.id(end)))
  }

  private func text(_ paths: NavigationPaths, style: TextStyle = .plain) -> String {
    var result = ""
    PathReporter(style: style).writeText(paths, to: &result)
    return result
  }

  private func json(_ paths: NavigationPaths) -> String {
    var result = ""
    PathReporter().writeJSON(paths, to: &result)
    return result
  }

  @Test func writesWaysBelowEachOther() throws {
    #expect(
      text(try paths("AppFlow", "HomeCoordinator")) == """
        AppFlow
          [main] MainFlow          App.swift:1:5
          [start] HomeCoordinator  App.swift:3:5

        AppFlow
          [main] MainFlow          App.swift:1:5
          [about] HomeCoordinator  App.swift:5:5

        """)
  }

  @Test func writesMarksAndColours() throws {
    #expect(text(try paths("InfoScreen", "NameScreen")) == "InfoScreen\n  + NameScreen  App.swift:8:5\n")
    #expect(
      text(try paths("AppFlow", "MainFlow"), style: .ansi) == """
        \u{1B}[1;36mAppFlow\u{1B}[0m
          \u{1B}[2m[main]\u{1B}[0m \u{1B}[1;36mMainFlow\u{1B}[0m  \u{1B}[2mApp.swift:1:5\u{1B}[0m

        """)
  }

  @Test func saysThatThereIsNoWay() throws {
    #expect(text(try paths("NameScreen", "AppFlow")) == "No way leads from NameScreen to AppFlow.\n")
  }

  @Test func theWayToItselfIsTheNode() throws {
    #expect(text(try paths("AppFlow", "AppFlow")) == "AppFlow\n")
  }

  @Test func writesTheDocumentedSchema() throws {
    #expect(
      json(try paths("InfoScreen", "NameScreen")) == """
        {
          "schema": "rxtree-path",
          "version": 1,
          "from": {"id": "InfoScreen", "name": "InfoScreen", "kind": "screen", "file": "InfoScreen.swift", \
        "line": 1, "column": 7},
          "to": {"id": "NameScreen", "name": "NameScreen", "kind": "screen", "file": "NameScreen.swift", \
        "line": 1, "column": 7},
          "paths": [
            [
              {"parent": "InfoScreen", "child": "NameScreen", "kind": "child", "file": "App.swift", \
        "line": 8, "column": 5}
            ]
          ]
        }

        """)
    #expect(json(try paths("NameScreen", "AppFlow")).contains("\"paths\": []\n"))
  }

  @Test func hostileNamesTakeOneLineEach() throws {
    for name in GraphSketch.hostileTexts {
      let written = text(try paths("RootFlow", name, in: GraphSketch.hostile))
      #expect(PlainText.holds(written) && written.unicodeScalars.filter { $0 == "\n" }.count == 2)
      let document = json(try paths("RootFlow", name, in: GraphSketch.hostile))
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(document.utf8)) }
    }
  }
}
