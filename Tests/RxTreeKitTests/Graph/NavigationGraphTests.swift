import Testing

@testable import RxTreeKit

@Suite struct NavigationGraphTests {
  @Test func ordersNodesByNameAndEdgesByParent() {
    let graph = GraphSketch.graph("BFlow | x | Leaf | screen\nAFlow | z | Leaf | screen\nAFlow | y | Leaf | screen")
    #expect(graph.nodes.map(\.name) == ["AFlow", "BFlow", "Leaf"])
    #expect(graph.edges.map(\.step) == ["z", "y", "x"])
    #expect(graph.edges(from: GraphSketch.id("AFlow")).map(\.step) == ["z", "y"])
    #expect(graph.edges(from: GraphSketch.id("Leaf")).isEmpty)
  }

  @Test func leavesOutEdgesAndRootsWithoutNodes() {
    let graph = NavigationGraph(
      nodes: [GraphSketch.node("AFlow")],
      edges: [GraphSketch.edge("AFlow", "x", "Nobody", .screen), GraphSketch.edge("Nobody", "x", "AFlow", .flow)],
      roots: GraphSketch.starts(["Nobody", "AFlow"]))
    #expect(graph.edges.isEmpty)
    #expect(graph.roots.map(\.node.text) == ["AFlow"])
    #expect(graph.node(GraphSketch.id("Nobody")) == nil)
  }

  @Test func keepsTheFirstOfEdgesThatAgree() {
    let graph = GraphSketch.graph(
      """
      AFlow | x | Leaf | screen
      AFlow | x | Leaf | screen
      AFlow | x | Leaf | shown
      AFlow | y | Leaf | screen
      """)
    #expect(graph.edges.map(\.place.line) == [1, 3, 4])
  }

  @Test(arguments: zip(NavigationEdge.Kind.allCases, [nil, nil, "~", "+", "!"]))
  func kindsHaveMarks(kind: NavigationEdge.Kind, mark: String?) {
    #expect(kind.mark == mark)
  }

  @Test(arguments: NavigationNode.Kind.allCases)
  func aFilterKeepsFlowsOrScreens(kind: NavigationNode.Kind) {
    #expect(NodeFilter.flows.keeps(kind) != NodeFilter.screens.keeps(kind))
    #expect(NodeFilter.flows.keeps(kind) == (kind != .screen))
  }
}
