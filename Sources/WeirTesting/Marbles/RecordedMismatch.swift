/// How what came differs from what was expected, for people to read.
///
/// Made by the `mismatch` functions, which give nil where there is no difference. So `#expect(mismatch == nil)` and
/// `XCTAssertNil(mismatch)` show it when it matters.
public struct RecordedMismatch: Equatable, Sendable, CustomStringConvertible {
  /// The lines of the comparison: "-" before what is missing, "+" before what was not expected.
  public let description: String

  init?<Item: Equatable>(_ actual: [Item], _ expected: [Item], heading: [String] = [], line: (Item) -> String) {
    guard actual != expected else { return nil }
    let lines = RecordedMismatch.compare(actual, expected).map { "\($0.mark) \(line($0.item))" }
    description = (heading + ["- expected, + came:"] + lines).joined(separator: "\n")
  }

  /// What both have in common and what only one has, in order.
  private static func compare<Item: Equatable>(_ actual: [Item], _ expected: [Item]) -> [(mark: String, item: Item)] {
    let difference = actual.difference(from: expected)
    let missing = Set(difference.removals.map(\.place))
    let added = Dictionary(uniqueKeysWithValues: difference.insertions.map { ($0.place, $0.item) })
    var lines: [(mark: String, item: Item)] = []
    var place = 0
    func addInsertions() {
      while let item = added[place] {
        lines.append(("+", item))
        place += 1
      }
    }
    for (index, item) in expected.enumerated() {
      if missing.contains(index) {
        lines.append(("-", item))
      } else {
        addInsertions()
        lines.append((" ", item))
        place += 1
      }
    }
    addInsertions()
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var item: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
