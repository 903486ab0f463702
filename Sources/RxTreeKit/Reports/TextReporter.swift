/// Draws a tree with lines, for people.
///
/// A child is drawn as `[step] Name`, with a mark before the name where it has one (`+` contained, `~` shown without
/// being contributed, `!` shown by a screen itself). After a name, ` (see above)` and ` (cycle)` say that the children
/// are elsewhere, and ` …` that a level limit leaves them out.
public struct TextReporter: Sendable {
  /// The deepest level that is drawn with lines; below it a number stands for the lines, so that a deep tree stays
  /// readable and its drawing as long as the tree.
  static let deepestRuledLevel = 64

  /// How the text is set off.
  public let style: TextStyle

  /// Creates a reporter.
  public init(style: TextStyle = .plain) { self.style = style }

  /// Writes a tree, one item a line, in pre-order.
  ///
  /// O(items).
  public func write(_ tree: NavigationTree, to output: inout some TextOutputStream) {
    var rules: [String] = []
    for item in tree.items {
      output.write(prefix(of: item, rules: &rules) + style.child(item.node, by: item.edge) + suffix(of: item) + "\n")
    }
    if tree.isTruncated {
      output.write(style(.mark, "… stopped after \(tree.items.count) items; a lower level limit shows less") + "\n")
    }
  }

  /// A tree as one string.
  public func text(_ tree: NavigationTree) -> String {
    var result = ""
    write(tree, to: &result)
    return result
  }

  private func prefix(of item: NavigationTree.Item, rules: inout [String]) -> String {
    guard item.level > 0 else { return "" }
    let branch = item.isLast ? "└── " : "├── "
    guard item.level <= Self.deepestRuledLevel else { return style(.step, "(level \(item.level)) ") + branch }
    // The rules of the levels above this one; what a deeper sibling's child left behind goes.
    rules.removeLast(max(0, rules.count - (item.level - 1)))
    defer { rules.append(item.isLast ? "    " : "│   ") }
    return rules.joined() + branch
  }

  private func suffix(of item: NavigationTree.Item) -> String {
    switch item.mark {
    case .seeAbove: style(.step, " (see above)")
    case .cycle: style(.step, " (cycle)")
    case nil: item.isCut ? style(.step, " …") : ""
    }
  }
}
