/// Lays out a graph as a tree, with a stack of its own in place of recursion.
struct NavigationTreeBuilder {
  /// A node whose children are being added.
  private struct Frame {
    let item: Int
    let edges: [NavigationEdge]
    var next = 0
  }

  /// What became of a node that was to be added.
  private enum Fate {
    case leaf, expanded, cut
    case marked(NavigationTree.Mark)
  }

  /// The items so far.
  private(set) var items: [NavigationTree.Item] = []
  /// Whether the limit of items was met.
  private(set) var isTruncated = false

  private let graph: NavigationGraph
  private let options: NavigationTreeOptions
  private var frames: [Frame] = []
  private var expanded: Set<NavigationNode.ID> = []
  private var ancestors: Set<NavigationNode.ID> = []

  /// Creates a builder.
  init(graph: NavigationGraph, options: NavigationTreeOptions) {
    self.graph = graph
    self.options = options
  }

  /// Adds the trees of some roots.
  mutating func build(from roots: [NavigationNode.ID]) {
    var seen: Set<NavigationNode.ID> = []
    for root in roots where seen.insert(root).inserted {
      guard let node = graph.node(root) else { continue }
      add(node, by: nil, isLast: true)
      while !frames.isEmpty { advance() }
    }
  }

  /// Adds the next child of the innermost frame, or closes the frame.
  private mutating func advance() {
    let top = frames.count - 1
    let next = frames[top].next
    guard next < frames[top].edges.count, !isTruncated else {
      items[frames[top].item].end = items.count
      ancestors.remove(items[frames[top].item].node.id)
      frames.removeLast()
      return
    }
    frames[top].next += 1
    let edge = frames[top].edges[next]
    guard let child = graph.node(edge.child) else { return }
    add(child, by: edge, isLast: next + 1 == frames[top].edges.count)
  }

  private mutating func add(_ node: NavigationNode, by edge: NavigationEdge?, isLast: Bool) {
    guard !options.expandsRepeats || items.count < options.maxItems else {
      isTruncated = true
      return
    }
    let level = frames.count
    let edges = graph.edges(from: node.id)
    let fate = fate(of: node.id, level: level, isLeaf: edges.isEmpty)
    var mark: NavigationTree.Mark?
    var isCut = false
    switch fate {
    case .leaf: break
    case .cut: isCut = true
    case .marked(let reason): mark = reason
    case .expanded:
      expanded.insert(node.id)
      ancestors.insert(node.id)
      frames.append(Frame(item: items.count, edges: edges))
    }
    items.append(
      NavigationTree.Item(
        node: node, edge: edge, level: level, isLast: isLast, mark: mark, isCut: isCut, end: items.count + 1))
  }

  private func fate(of id: NavigationNode.ID, level: Int, isLeaf: Bool) -> Fate {
    if isLeaf { return .leaf }
    if !options.expandsRepeats {
      if ancestors.contains(id) { return .marked(.cycle) }
      if expanded.contains(id) { return .marked(.seeAbove) }
    }
    return level < options.levelLimit ? .expanded : .cut
  }
}
