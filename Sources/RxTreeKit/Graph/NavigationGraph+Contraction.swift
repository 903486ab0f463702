extension NavigationGraph {
  /// The graph of the nodes that a filter keeps; where a way leads through others, it becomes one edge.
  ///
  /// What a left-out node leads to takes that node's place, in order. The new edge has the kind and the place of the
  /// last edge of its way, and the last step on it. The given roots are kept whatever they are, but nothing leads to one
  /// that the filter leaves out: what leads there leads on to what it shows.
  ///
  /// O(n + m) where no kept node leads to one that is left out; O(n · m) at worst.
  public func contracted(to filter: NodeFilter, keeping roots: [NavigationNode.ID]) -> NavigationGraph {
    let roots = Set(roots)
    let kept = nodes.filter { filter.keeps($0.kind) || roots.contains($0.id) }
    let shown = Set(nodes.filter { filter.keeps($0.kind) }.map(\.id))
    let edges = kept.flatMap { contractedEdges(from: $0.id, keeping: shown) }
    return NavigationGraph(nodes: kept, edges: edges, roots: self.roots)
  }

  /// An edge on the way through nodes that are left out, and the last step before it.
  private struct Passage {
    let edge: NavigationEdge
    let step: String?
  }

  private func contractedEdges(from id: NavigationNode.ID, keeping kept: Set<NavigationNode.ID>) -> [NavigationEdge] {
    var result: [NavigationEdge] = []
    var passed: Set<NavigationNode.ID> = []
    var waiting = edges(from: id).reversed().map { Passage(edge: $0, step: $0.step) }
    while let passage = waiting.popLast() {
      let edge = passage.edge
      if kept.contains(edge.child) {
        result.append(
          NavigationEdge(parent: id, step: passage.step, child: edge.child, kind: edge.kind, place: edge.place))
      } else if passed.insert(edge.child).inserted {
        waiting += edges(from: edge.child).reversed().map { Passage(edge: $0, step: $0.step ?? passage.step) }
      }
    }
    return result
  }
}
