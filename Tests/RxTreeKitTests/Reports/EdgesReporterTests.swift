import Testing

@testable import RxTreeKit

@Suite struct EdgesReporterTests {
  private func text(_ graph: NavigationGraph, _ roots: String...) -> String {
    EdgesReporter().text(graph, from: roots.map { GraphSketch.id($0) })
  }

  @Test func writesEveryEdgeOnce() {
    #expect(
      text(GraphSketch.people, "AppFlow") == """
        AppFlow | main | MainFlow | flow
        AppFlow | intro | Intro.Screen | shown
        MainFlow | start | HomeCoordinator | flow
        MainFlow | start | InfoScreen | screen
        MainFlow | about | HomeCoordinator | flow
        HomeCoordinator | initial | InfoScreen | screen
        HomeCoordinator | restart | MainFlow | flow
        InfoScreen |  | NameScreen | child
        InfoScreen |  | PickerScreen | direct

        """)
  }

  @Test func writesNamesNotIdentifiers() {
    let place = SourcePlace(file: "A.swift", line: 1, column: 1)
    let twin = NavigationNode(id: GraphSketch.id("Twin@A.swift"), name: "Twin", kind: .screen, place: place)
    let graph = NavigationGraph(
      nodes: [GraphSketch.node("AFlow"), twin], edges: [GraphSketch.edge("AFlow", "x", "Twin@A.swift", .screen)],
      roots: [])
    #expect(text(graph, "AFlow") == "AFlow | x | Twin | screen\n")
  }

  @Test func nothingIsWrittenWithoutEdges() {
    #expect(text(GraphSketch.people, "NameScreen") == "")
    #expect(text(GraphSketch.people, "Nobody") == "")
    #expect(text(GraphSketch.people) == "")
  }

  @Test func escapesWhatWouldBreakALine() {
    #expect(EdgesReporter.field("a|b") == "a\\u{7C}b")
    #expect(EdgesReporter.field("|\u{301}") == "\\u{7C}\u{301}")
    #expect(EdgesReporter.field("a\r\nb") == "a\\u{D}\\u{A}b")
    #expect(EdgesReporter.field("a\\u{7C}") == "a\\\\u{7C}")
    #expect(EdgesReporter.field(" a b\u{3000}") == "\\u{20}a b\\u{3000}")
    #expect(EdgesReporter.field(" ") == "\\u{20}")
    #expect(EdgesReporter.field("") == "")
  }

  @Test func hostileNamesReadBack() {
    let drawn = text(GraphSketch.hostile, "RootFlow")
    #expect(PlainText.holds(drawn))
    let read = Self.read(drawn)
    #expect(read.map { $0[2] } == GraphSketch.hostile.edges.map(\.child.text))
    #expect(read.map { $0[1] } == GraphSketch.hostile.edges.map { $0.step ?? "" })
    #expect(read.allSatisfy { $0[0] == "RootFlow" && $0.count == 4 })
  }

  @Test(arguments: 0..<200)
  func readsBackAsTheGraph(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let reached = RandomGraph.closure(of: sample.roots, in: sample.edges)
    let wanted = sample.graph.edges.filter { reached.contains($0.parent) }
      .map { [$0.parent.text, $0.step ?? "", $0.child.text, $0.kind.rawValue] }
    let drawn = EdgesReporter().text(sample.graph, from: sample.roots)
    let read = Self.read(drawn)
    #expect(Set(read) == Set(wanted) && read.count == wanted.count)
    #expect(drawn == EdgesReporter().text(sample.shuffled, from: sample.roots))
  }

  /// What a program does that reads the format: split, remove blanks, replace the escapes.
  private static func read(_ text: String) -> [[String]] {
    text.unicodeScalars.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { part in
        var part = part
        while part.first?.properties.isWhitespace == true { part.removeFirst() }
        while part.last?.properties.isWhitespace == true { part.removeLast() }
        return unescaped(part)
      }
    }
  }

  private static func unescaped(_ text: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard rest.popFirst() == "u" else {
        result.append("\\")
        continue
      }
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 2)
      if let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) { result.append(scalar) }
    }
    return String(result)
  }
}
