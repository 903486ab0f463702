extension NavigationGraph {
  /// Every edge that leads to a node, in the order of ``edges``.
  ///
  /// O(m).
  public func parents(of id: NavigationNode.ID) -> [NavigationEdge] { edges.filter { $0.child == id } }
}
