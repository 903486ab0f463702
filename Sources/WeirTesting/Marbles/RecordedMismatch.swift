/// How what came differs from what was expected, for people to read.
///
/// Made by the `mismatch` functions, which give nil where there is no difference. So `#expect(mismatch == nil)` and
/// `XCTAssertNil(mismatch)` show it when it matters.
public struct RecordedMismatch: Equatable, Sendable, CustomStringConvertible {
  /// The lines of the comparison: "-" before what is missing, "+" before what was not expected.
  public let description: String

  init?<Item: Equatable>(_ actual: [Item], _ expected: [Item], heading: [String] = [], line: (Item) -> String) {
    guard actual != expected else { return nil }
    let difference = actual.difference(from: expected)
    var removed = Set<Int>()
    var inserted: [Int: Item] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let item, _): inserted[offset] = item
      }
    }
    var lines: [String] = []
    var offset = 0
    func flush() {
      while let item = inserted[offset] {
        lines.append("+ \(line(item))")
        offset += 1
      }
    }
    for (index, item) in expected.enumerated() {
      if removed.contains(index) {
        lines.append("- \(line(item))")
      } else {
        flush()
        lines.append("  \(line(item))")
        offset += 1
      }
    }
    flush()
    description = (heading + ["- expected, + came:"] + lines).joined(separator: "\n")
  }
}
