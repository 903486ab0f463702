import TestSupport

extension SeededGenerator {
  /// One of the items, which must not be empty.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &self)] }

  /// As many of the items as a number from the range.
  mutating func several<Item>(_ count: ClosedRange<Int>, of items: [Item]) -> [Item] {
    (0..<Int.random(in: count, using: &self)).map { _ in pick(items) }
  }
}
