extension NavigationGraph {
  /// Every node that some nodes lead to, they themselves included, in pre-order of the first visit.
  ///
  /// O(n + m).
  ///
  /// Identifiers that the graph does not have are skipped.
  public func reachable(from roots: [NavigationNode.ID]) -> [NavigationNode] {
    var seen: Set<NavigationNode.ID> = []
    var found: [NavigationNode] = []
    var waiting = Array(roots.reversed())
    while let id = waiting.popLast() {
      guard let node = node(id), seen.insert(id).inserted else { continue }
      found.append(node)
      waiting += edges(from: id).reversed().map(\.child).filter { !seen.contains($0) }
    }
    return found
  }

  /// Every node that a node leads to, itself included, in pre-order of the first visit.
  ///
  /// O(n + m).
  public func reachable(from root: NavigationNode.ID) -> [NavigationNode] { reachable(from: [root]) }

  /// Every flow and coordinator that no root leads to, in the order of ``nodes``; without base classes of others.
  ///
  /// O(n + m).
  public func unreachableFlows(from roots: [NavigationNode.ID]) -> [NavigationNode] {
    let reached = Set(reachable(from: roots).map(\.id))
    return nodes.filter { $0.isFlow && !$0.isBase && !reached.contains($0.id) }
  }

  /// The part of the graph that lies at most some levels below the roots, which are on level 0.
  ///
  /// O(n + m).
  ///
  /// A node's level is the length of the shortest way to it; edges that start on the last level are left out.
  public func limited(toLevels levels: Int, from roots: [NavigationNode.ID]) -> NavigationGraph {
    var level: [NavigationNode.ID: Int] = [:]
    var queue: [NavigationNode.ID] = []
    for root in roots where node(root) != nil && level.updateValue(0, forKey: root) == nil { queue.append(root) }
    var next = 0
    var kept: [NavigationEdge] = []
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let own = level[id], own < levels else { continue }
      for edge in edges(from: id) {
        kept.append(edge)
        if level[edge.child] == nil {
          level[edge.child] = own + 1
          queue.append(edge.child)
        }
      }
    }
    return NavigationGraph(nodes: nodes.filter { level[$0.id] != nil }, edges: kept, roots: self.roots)
  }
}
