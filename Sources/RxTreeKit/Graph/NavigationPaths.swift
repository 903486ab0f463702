/// The shortest ways from one node of a graph to another.
public struct NavigationPaths: Sendable {
  /// Where the ways start.
  public let start: NavigationNode
  /// Where they end.
  public let end: NavigationNode
  /// The ways, each as its edges; see ``NavigationGraph/shortestPaths(from:to:limit:)`` for their order.
  public let all: [[NavigationEdge]]
  /// The nodes on the ways.
  let nodes: [NavigationNode.ID: NavigationNode]

  /// Finds at most a number of ways; nil where the graph lacks one of the nodes.
  ///
  /// O(n + m) and the size of the result.
  public init?(in graph: NavigationGraph, from start: NavigationNode.ID, to end: NavigationNode.ID, limit: Int = 10) {
    guard let first = graph.node(start), let last = graph.node(end) else { return nil }
    self.start = first
    self.end = last
    all = graph.shortestPaths(from: start, to: end, limit: limit)
    let children = Set(all.joined().map(\.child)).compactMap(graph.node)
    nodes = Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
