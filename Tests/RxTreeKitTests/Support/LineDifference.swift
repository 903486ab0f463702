/// Shows how two lists of lines differ.
enum LineDifference {
  /// All lines: missing ones with `-`, unexpected ones with `+`; nil where there are none of either.
  static func text(expected: [String], found: [String]) -> String? {
    let difference = found.difference(from: expected)
    guard !difference.isEmpty else { return nil }
    var missing: Set<Int> = []
    var unexpected: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): unexpected.insert(offset)
      }
    }
    var lines: [String] = []
    var next = 0
    for (offset, line) in expected.enumerated() {
      while unexpected.contains(next) { append(found, &next, "+ ", to: &lines) }
      if missing.contains(offset) { lines.append("- " + line) } else { append(found, &next, "  ", to: &lines) }
    }
    while next < found.count { append(found, &next, "+ ", to: &lines) }
    return lines.joined(separator: "\n")
  }

  private static func append(_ found: [String], _ next: inout Int, _ mark: String, to lines: inout [String]) {
    lines.append(mark + found[next])
    next += 1
  }
}
