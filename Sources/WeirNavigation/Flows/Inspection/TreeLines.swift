/// The lines of a tree, in `rxtree`'s notation.
struct TreeLines {
  /// The deepest level that is drawn with rules; below it a number stands for them, as in `rxtree`, so that the text of
  /// a deep tree grows with its lines only.
  private static let deepestRuledLevel = 64

  private var lines: [String] = []
  private var rules: [String] = []

  /// All lines.
  var text: String { lines.joined(separator: "\n") }

  /// Adds a line; lines come parents first.
  mutating func add(_ label: String, level: Int, isLast: Bool) {
    lines.append(prefix(level: level, isLast: isLast) + label)
  }

  private mutating func prefix(level: Int, isLast: Bool) -> String {
    guard level > 0 else { return "" }
    let branch = isLast ? "└── " : "├── "
    guard level <= Self.deepestRuledLevel else { return "(level \(level)) " + branch }
    rules.removeLast(max(0, rules.count - (level - 1)))
    defer { rules.append(isLast ? "    " : "│   ") }
    return rules.joined() + branch
  }
}
