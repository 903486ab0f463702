extension NavigationTree {
  /// A place of a node in a tree.
  public struct Item: Hashable, Sendable {
    /// The node that is shown.
    public let node: NavigationNode
    /// The edge that leads here; nil for a root.
    public let edge: NavigationEdge?
    /// How deep the item lies; 0 for a root.
    public let level: Int
    /// Whether the item is the last child of its parent; true for a root.
    public let isLast: Bool
    /// Why the node's children are not below it, if they are elsewhere.
    public let mark: Mark?
    /// Whether the node has children that the level limit leaves out.
    public let isCut: Bool
    /// The index after the last item below this one.
    public internal(set) var end: Int

    /// The step that leads here; nil for a root and between screens.
    public var step: String? { edge?.step }
    /// How the node comes to be shown; nil for a root.
    public var kind: NavigationEdge.Kind? { edge?.kind }
    /// Where the source leads here; where the type is declared for a root.
    public var place: SourcePlace { edge?.place ?? node.place }
  }
}
