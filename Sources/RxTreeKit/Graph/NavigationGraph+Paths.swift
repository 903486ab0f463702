extension NavigationGraph {
  /// The shortest ways from one node to another, each as the list of its edges, at most a number of them.
  ///
  /// All have the same length. They are ordered by the order of the edges at the first place where they differ. The
  /// way from a node to itself is empty; where there is none, the result is empty. O(n + m) and the size of the result.
  public func shortestPaths(
    from start: NavigationNode.ID, to end: NavigationNode.ID, limit: Int
  ) -> [[NavigationEdge]] {
    guard limit > 0, node(start) != nil, let distances = distances(from: start, to: end) else { return [] }
    var search = PathSearch(graph: self, distances: distances, limit: limit)
    search.run(from: start)
    return search.paths
  }

  /// How far each node is from the end, for the nodes that the start leads to; nil if it does not lead to the end.
  private func distances(from start: NavigationNode.ID, to end: NavigationNode.ID) -> [NavigationNode.ID: Int]? {
    var parents: [NavigationNode.ID: [NavigationNode.ID]] = [:]
    for node in reachable(from: start) {
      for edge in edges(from: node.id) { parents[edge.child, default: []].append(node.id) }
    }
    guard start == end || parents[end] != nil else { return nil }
    var distances = [end: 0]
    var queue = [end]
    var next = 0
    while next < queue.count, distances[start] == nil {
      let distance = (distances[queue[next]] ?? 0) + 1
      for parent in parents[queue[next]] ?? [] where distances[parent] == nil {
        distances[parent] = distance
        queue.append(parent)
      }
      next += 1
    }
    return distances
  }
}

/// Walks every shortest way; each edge it takes comes nearer to the end, so it never has to turn back empty-handed.
private struct PathSearch {
  let graph: NavigationGraph
  let distances: [NavigationNode.ID: Int]
  let limit: Int
  private(set) var paths: [[NavigationEdge]] = []
  private var path: [NavigationEdge] = []
  private var waiting: [(depth: Int, edge: NavigationEdge)] = []

  init(graph: NavigationGraph, distances: [NavigationNode.ID: Int], limit: Int) {
    self.graph = graph
    self.distances = distances
    self.limit = limit
  }

  mutating func run(from start: NavigationNode.ID) {
    visit(start)
    while paths.count < limit, let (depth, edge) = waiting.popLast() {
      path.removeSubrange(depth...)
      path.append(edge)
      visit(edge.child)
    }
  }

  private mutating func visit(_ id: NavigationNode.ID) {
    guard let distance = distances[id], distance > 0 else { return paths.append(path) }
    for edge in graph.edges(from: id).reversed() where distances[edge.child] == distance - 1 {
      waiting.append((path.count, edge))
    }
  }
}
