import TestSupport

@testable import RxTreeKit

/// A random graph, and what it was made of.
struct RandomGraph {
  let nodes: [NavigationNode]
  let edges: [NavigationEdge]
  let graph: NavigationGraph
  let roots: [NavigationNode.ID]
  /// The generator, for what else a test has to draw.
  var random: SeededGenerator

  /// Makes a graph with up to a number of nodes, with loops, cycles, parallel edges and parts that nothing leads to.
  init(seed: Int, upTo limit: Int = 9) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...limit, using: &random)
    let kinds = ["Flow", "Coordinator", "Screen"]
    let names = (0..<count).map { kinds[Int.random(in: 0..<3, using: &random)] + "\($0)" }
    nodes = names.map { GraphSketch.node($0) }
    var edges: [NavigationEdge] = []
    for line in 0..<Int.random(in: 0...(count * 3), using: &random) {
      let parent = names[Int.random(in: 0..<count, using: &random)]
      let child = names[Int.random(in: 0..<count, using: &random)]
      let step = ["a", "b", nil][Int.random(in: 0..<3, using: &random)]
      let kind = NavigationEdge.Kind.allCases[Int.random(in: 0..<5, using: &random)]
      edges.append(GraphSketch.edge(parent, step, child, kind, line: line))
    }
    let starts = GraphSketch.starts(Array(names.shuffled(using: &random).prefix(2)))
    self.edges = edges
    graph = NavigationGraph(nodes: nodes, edges: edges, roots: starts)
    roots = starts.map(\.node)
    self.random = random
  }

  /// The same graph, made of its nodes in another order.
  var shuffled: NavigationGraph {
    var random = random
    return NavigationGraph(nodes: nodes.shuffled(using: &random), edges: edges, roots: graph.roots)
  }

  /// Everything that the roots lead to, found by adding children until nothing changes.
  static func closure(of roots: [NavigationNode.ID], in edges: [NavigationEdge]) -> Set<NavigationNode.ID> {
    var found = Set(roots)
    var size = -1
    while size != found.count {
      size = found.count
      for edge in edges where found.contains(edge.parent) { found.insert(edge.child) }
    }
    return found
  }
}
