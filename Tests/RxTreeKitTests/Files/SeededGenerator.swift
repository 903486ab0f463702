/// A random generator whose sequence a seed fixes (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// One of the items, which must not be empty.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &self)] }

  /// As many of the items as a number from the range.
  mutating func several<Item>(_ count: ClosedRange<Int>, of items: [Item]) -> [Item] {
    (0..<Int.random(in: count, using: &self)).map { _ in pick(items) }
  }
}
