extension LiveTree {
  /// The tree as `rxtree` draws it from the source of the app: each type once, however many of it live.
  ///
  /// What several flows, coordinators or screens of one type have led to is put together below the first of them, each
  /// step and each name once, in the order in which it was added. Where the type comes up again it is marked: `(cycle)`
  /// where it is its own ancestor, else `(see above)`, unless nothing is below it. So flows that lead to each other
  /// without end make a finite tree, and once every screen is there it is the tree of the source, if steps were taken in
  /// the order in which the source has them. What has ended is not in it.
  ///
  /// O(flows and screens).
  public var foldedText: String {
    var folded = FoldedTree()
    for root in roots { folded.add(root) }
    return folded.text
  }
}

/// What lives, by the names of types.
private struct FoldedTree {
  /// A way from one type to another.
  private struct Edge: Hashable {
    let child: String
    let label: String
  }

  /// A line that is to be written, or the end of what is below a type.
  private enum Work {
    case line(Edge, level: Int, isLast: Bool)
    case end(of: String)
  }

  private var roots: [Edge] = []
  private var edges: [String: [Edge]] = [:]
  private var known: [String: Set<Edge>] = [:]
  // What has been written.
  private var lines = TreeLines()
  private var seen: Set<String> = []
  private var ancestors: Set<String> = []

  /// Adds a node with all that is below it.
  mutating func add(_ root: LiveNode) {
    let first = Edge(child: root.name, label: root.label)
    if !roots.contains(first) { roots.append(first) }
    var waiting = [root]
    while let node = waiting.popLast() {
      for child in node.children {
        let edge = Edge(child: child.name, label: child.label)
        if known[node.name, default: []].insert(edge).inserted { edges[node.name, default: []].append(edge) }
      }
      waiting += node.children.reversed()
    }
  }

  /// A line for each edge.
  var text: String {
    var folded = self
    var works = roots.reversed().map { Work.line($0, level: 0, isLast: true) }
    while let work = works.popLast() {
      switch work {
      case .end(let name): folded.ancestors.remove(name)
      case .line(let edge, let level, let isLast): works += folded.write(edge, level, isLast)
      }
    }
    return folded.lines.text
  }

  /// Writes a line, and answers what has to be written below it, from the last to the first.
  private mutating func write(_ edge: Edge, _ level: Int, _ isLast: Bool) -> [Work] {
    let below = edges[edge.child] ?? []
    let isRepeated = !below.isEmpty && !seen.insert(edge.child).inserted
    let mark = !isRepeated ? "" : ancestors.contains(edge.child) ? " (cycle)" : " (see above)"
    lines.add(edge.label + mark, level: level, isLast: isLast)
    guard !isRepeated, !below.isEmpty else { return [] }
    ancestors.insert(edge.child)
    let works = below.enumerated().map { Work.line($1, level: level + 1, isLast: $0 == below.count - 1) }
    return [.end(of: edge.child)] + works.reversed()
  }
}
