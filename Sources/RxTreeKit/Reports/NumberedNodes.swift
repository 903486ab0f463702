/// Nodes by number, for formats that name nodes `n0`, `n1` and so on.
struct NumberedNodes {
  /// An edge between two numbers.
  struct Edge {
    let parent: Int
    let child: Int
    let edge: NavigationEdge
  }

  /// The nodes; the number of each is its index.
  let all: [NavigationNode]
  private let numbers: [NavigationNode.ID: Int]

  /// Numbers nodes.
  init(_ nodes: [NavigationNode]) {
    all = nodes
    numbers = Dictionary(nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The edges between the nodes, in their order.
  func edges(of graph: NavigationGraph) -> [Edge] {
    all.enumerated().flatMap { parent, node in
      graph.edges(from: node.id).compactMap { edge in
        numbers[edge.child].map { Edge(parent: parent, child: $0, edge: edge) }
      }
    }
  }
}
