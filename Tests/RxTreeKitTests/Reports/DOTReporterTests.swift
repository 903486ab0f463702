import Testing

@testable import RxTreeKit

@Suite struct DOTReporterTests {
  @Test func drawsShapesAndLinesByKind() {
    #expect(
      DOTReporter().text(GraphSketch.people, from: GraphSketch.ids("AppFlow")) == """
        digraph navigation {
          rankdir=LR;
          node [shape=box];
          n0 [label="AppFlow", style=rounded];
          n1 [label="MainFlow", style=rounded];
          n2 [label="HomeCoordinator", peripheries=2];
          n3 [label="InfoScreen"];
          n4 [label="NameScreen"];
          n5 [label="PickerScreen"];
          n6 [label="Intro.Screen"];
          n0 -> n1 [label="main", style=bold];
          n0 -> n6 [label="intro", style=dashed];
          n1 -> n2 [label="start", style=bold];
          n1 -> n3 [label="start"];
          n1 -> n2 [label="about", style=bold];
          n2 -> n3 [label="initial"];
          n2 -> n1 [label="restart", style=bold];
          n3 -> n4 [arrowhead=diamond];
          n3 -> n5 [style=dotted];
        }

        """)
  }

  @Test func labelsAreEscaped() {
    #expect(DOTReporter.quoted("a\"b\\N") == #""a\"b\\N""#)
    #expect(DOTReporter.quoted("&lt;") == "\"&amp;lt;\"")
    #expect(DOTReporter.quoted("a\nb") == #""a\\u{A}b""#)
    #expect(DOTReporter.quoted("<b>数据</b>") == "\"<b>数据</b>\"")
  }

  @Test func anEdgeWithoutAttributesHasNoBrackets() {
    let graph = GraphSketch.graph("AFlow | | Leaf | screen")
    #expect(DOTReporter().text(graph, from: GraphSketch.ids("AFlow")).contains("\n  n0 -> n1;\n"))
  }

  @Test func hostileNamesStayInsideTheirLabels() {
    let drawn = DOTReporter().text(GraphSketch.hostile, from: GraphSketch.ids("RootFlow"))
    #expect(PlainText.holds(drawn))
    let lines = drawn.unicodeScalars.split(separator: "\n")
    #expect(lines.count == 4 + GraphSketch.hostileTexts.count * 2 + 1)
    for line in lines.dropFirst(3).dropLast() { #expect(Self.ends(String(line)), "\(String(line))") }
  }

  @Test(arguments: 0..<100)
  func drawsEveryReachableNodeAndEdge(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let drawn = DOTReporter().text(sample.graph, from: sample.roots)
    let reached = RandomGraph.closure(of: sample.roots, in: sample.edges)
    let edges = sample.graph.edges.filter { reached.contains($0.parent) }
    #expect(drawn.split(separator: "\n").count == 4 + reached.count + edges.count)
    #expect(drawn == DOTReporter().text(sample.shuffled, from: sample.roots))
  }

  /// Whether a line ends outside of every quote, as Graphviz reads it, and its brackets there are balanced.
  private static func ends(_ line: String) -> Bool {
    var isQuoted = false
    var isEscaped = false
    var depth = 0
    for scalar in line.unicodeScalars {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
      } else if !isQuoted {
        depth += scalar == "[" ? 1 : scalar == "]" ? -1 : 0
      }
    }
    return !isQuoted && depth == 0 && line.hasSuffix(";")
  }
}
