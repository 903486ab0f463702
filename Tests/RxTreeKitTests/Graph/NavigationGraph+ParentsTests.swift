import Testing

@testable import RxTreeKit

@Suite struct NavigationGraphParentsTests {
  @Test func findsEveryEdgeByTheNameOfTheParent() {
    let edges = GraphSketch.people.parents(of: GraphSketch.id("HomeCoordinator"))
    #expect(edges.map(\.step) == ["start", "about"])
    #expect(
      GraphSketch.people.parents(of: GraphSketch.id("PickerScreen")).map(\.parent.text) == ["InfoScreen", "LostFlow"])
  }

  @Test func rootsAndUnknownNodesHaveNone() {
    #expect(GraphSketch.people.parents(of: GraphSketch.id("AppFlow")).isEmpty)
    #expect(GraphSketch.people.parents(of: GraphSketch.id("Nobody")).isEmpty)
  }

  @Test(arguments: 0..<100)
  func everyEdgeHasOneChild(seed: Int) {
    let graph = RandomGraph(seed: seed).graph
    let all = graph.nodes.flatMap { graph.parents(of: $0.id) }
    #expect(Set(all) == Set(graph.edges) && all.count == graph.edges.count)
  }
}
