/// A graph laid out from its roots as a finite tree.
///
/// The children of a node are those of its edges, in their order, and are shown where the node first comes up in
/// pre-order; where it comes up again, it only refers to them (see ``Mark``). So a tree has at most one item for each
/// edge and each root, unless it unrolls repeats.
///
/// The items lie in one array in pre-order, so that a tree of any depth can be built, walked and released without
/// recursion.
public struct NavigationTree: Sendable {
  /// Why a node's children are not shown below it.
  public enum Mark: String, Sendable, CaseIterable {
    /// They have been shown further up.
    case seeAbove
    /// The node is its own ancestor.
    case cycle
  }

  /// Every item in pre-order.
  public let items: [Item]
  /// Whether the tree stopped at ``NavigationTreeOptions/maxItems`` before it was complete.
  public let isTruncated: Bool

  /// Lays a graph out from some nodes; ones that the graph does not have and repeats are skipped.
  ///
  /// O(n + m) for n nodes and m edges that the roots lead to, unless repeats are unrolled; for
  /// ``NavigationTreeOptions/only`` see ``NavigationGraph/contracted(to:keeping:)``.
  public init(
    of graph: NavigationGraph, from roots: [NavigationNode.ID], options: NavigationTreeOptions = .init()
  ) {
    let shown = options.only.map { graph.contracted(to: $0, keeping: roots) } ?? graph
    var builder = NavigationTreeBuilder(graph: shown, options: options)
    builder.build(from: roots)
    items = builder.items
    isTruncated = builder.isTruncated
  }

  /// The indices of an item's children, in order; empty for an index that is out of range.
  ///
  /// O(children).
  public func children(of index: Int) -> [Int] {
    guard items.indices.contains(index) else { return [] }
    return siblings(from: index + 1, to: items[index].end)
  }

  /// The indices of the roots, in order.
  ///
  /// O(roots).
  public var roots: [Int] { siblings(from: 0, to: items.count) }

  private func siblings(from start: Int, to end: Int) -> [Int] {
    Array(
      sequence(state: start) { next in
        guard next < end else { return nil }
        defer { next = items[next].end }
        return next
      })
  }
}
