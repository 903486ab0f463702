import Testing

@testable import RxTreeKit

@Suite struct NumberedNodesTests {
  @Test func numbersNodesInTheirOrder() {
    let graph = GraphSketch.graph("BFlow | x | AFlow | flow\nAFlow | y | BFlow | flow\nAFlow | z | Leaf | screen")
    let numbered = NumberedNodes(["BFlow", "AFlow"].map { GraphSketch.node($0) })
    let edges = numbered.edges(of: graph)
    #expect(edges.map(\.parent) == [0, 1])
    #expect(edges.map(\.child) == [1, 0])
    #expect(edges.map(\.edge.step) == ["x", "y"])
  }
}
