import Testing

@testable import RxTreeKit

@Suite struct MermaidReporterTests {
  @Test func drawsShapesAndLinesByKind() {
    #expect(
      MermaidReporter().text(GraphSketch.people, from: GraphSketch.ids("AppFlow")) == """
        flowchart LR
          n0(["AppFlow"])
          n1(["MainFlow"])
          n2[["HomeCoordinator"]]
          n3["InfoScreen"]
          n4["NameScreen"]
          n5["PickerScreen"]
          n6["Intro.Screen"]
          n0 ==>|"main"| n1
          n0 -.->|"intro"| n6
          n1 ==>|"start"| n2
          n1 -->|"start"| n3
          n1 ==>|"about"| n2
          n2 -->|"initial"| n3
          n2 ==>|"restart"| n1
          n3 --o n4
          n3 --x n5

        """)
  }

  @Test func labelsHoldOnlyHarmlessSigns() {
    #expect(MermaidReporter.quoted("a\"b") == "\"a#34;b\"")
    #expect(MermaidReporter.quoted("#35;") == "\"#35;35#59;\"")
    #expect(MermaidReporter.quoted("[x](y)<b>&") == "\"#91;x#93;#40;y#41;#60;b#62;#38;\"")
    #expect(MermaidReporter.quoted("a\nb") == "\"a#92;u#123;A#125;b\"")
    #expect(MermaidReporter.quoted("数据 👩‍👩‍👧") == "\"数据 👩‍👩‍👧\"")
    #expect(MermaidReporter.quoted("\"\u{301}").unicodeScalars.elementsEqual("\"#34;\u{301}\"".unicodeScalars))
  }

  @Test func hostileNamesStayInsideTheirLabels() {
    let drawn = MermaidReporter().text(GraphSketch.hostile, from: GraphSketch.ids("RootFlow"))
    #expect(PlainText.holds(drawn))
    let lines = drawn.unicodeScalars.split(separator: "\n")
    let count = GraphSketch.hostileTexts.count
    #expect(lines.count == 1 + (count + 1) + count)
    for line in lines.dropFirst() { #expect([0, 2].contains(line.filter { $0 == "\"" }.count), "\(String(line))") }
  }

  @Test func noLabelIsEmpty() {
    #expect(MermaidReporter.quoted("") == "\" \"")
    #expect(!MermaidReporter().text(GraphSketch.hostile, from: GraphSketch.ids("RootFlow")).contains("\"\""))
  }

  @Test func anEmptyStepHasNoLabel() {
    let graph = NavigationGraph(
      nodes: [GraphSketch.node("AFlow")], edges: [GraphSketch.edge("AFlow", "", "AFlow", .flow)], roots: [])
    #expect(MermaidReporter().text(graph, from: GraphSketch.ids("AFlow")).hasSuffix("\n  n0 ==> n0\n"))
  }

  @Test func nothingToDrawIsAnEmptyChart() {
    #expect(MermaidReporter().text(GraphSketch.people, from: []) == "flowchart LR\n")
  }

  @Test(arguments: 0..<100)
  func drawsEveryReachableNodeAndEdge(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let drawn = MermaidReporter().text(sample.graph, from: sample.roots)
    let reached = RandomGraph.closure(of: sample.roots, in: sample.edges)
    let edges = sample.graph.edges.filter { reached.contains($0.parent) }
    #expect(drawn.split(separator: "\n").count == 1 + reached.count + edges.count)
    #expect(drawn == MermaidReporter().text(sample.shuffled, from: sample.roots))
  }
}
