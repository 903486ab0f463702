/// How a graph is laid out as a tree.
public struct NavigationTreeOptions: Sendable, Hashable {
  /// The level limit that holds where repeats are expanded and no other limit is given.
  public static let defaultExpandedLevels = 10

  /// The deepest level that is shown, where a root is on level 0; nil shows all.
  ///
  /// Less than 0 counts as 0.
  public var maxLevels: Int?
  /// Whether repeats and cycles are unrolled, down to ``maxLevels`` (or ``defaultExpandedLevels``).
  public var expandsRepeats: Bool
  /// Which nodes are shown; what leads through others is drawn together.
  ///
  /// Nil shows all. Roots are always shown.
  public var only: NodeFilter?
  /// How many items a tree with unrolled repeats may have; at least 1.
  public var maxItems: Int

  /// Creates options; without arguments, those of a whole tree.
  public init(
    maxLevels: Int? = nil, expandsRepeats: Bool = false, only: NodeFilter? = nil, maxItems: Int = 100_000
  ) {
    self.maxLevels = maxLevels
    self.expandsRepeats = expandsRepeats
    self.only = only
    self.maxItems = max(1, maxItems)
  }

  /// The deepest level in effect.
  var levelLimit: Int { max(0, maxLevels ?? (expandsRepeats ? Self.defaultExpandedLevels : Int.max)) }
}
