/// Prefixes or suffixes as bytes, grouped by the byte at their outer end.
struct AffixTable: Sendable {
  /// Which end of a word is looked at.
  enum Side: Sendable { case prefix, suffix }

  private let side: Side
  private let affixes: [[UInt8]]
  /// For each outer byte where its affixes start; those of byte `b` end where those of `b + 1` start.
  private let starts: [Int]

  /// Takes the affixes; empty ones are left out.
  init(_ affixes: [String], side: Side) {
    let bytes = Set(affixes).sorted().map { Array($0.utf8) }.filter { !$0.isEmpty }
    let outer: ([UInt8]) -> UInt8 = { (side == .prefix ? $0.first : $0.last) ?? 0 }
    let ordered = bytes.sorted { outer($0) < outer($1) }
    var counts = [Int](repeating: 0, count: 257)
    for affix in ordered { counts[Int(outer(affix)) + 1] += 1 }
    for byte in 1...256 { counts[byte] += counts[byte - 1] }
    self.side = side
    self.affixes = ordered
    self.starts = counts
  }

  /// Whether a word has one of the affixes; most words are told by their outer byte alone.
  @inline(__always)
  func matches(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let outer = side == .prefix ? word.first : word.last else { return false }
    let first = starts[Int(outer)]
    let end = starts[Int(outer) + 1]
    return first < end && matches(word, first..<end)
  }

  private func matches(_ word: UnsafeBufferPointer<UInt8>, _ candidates: Range<Int>) -> Bool {
    for number in candidates {
      let affix = affixes[number]
      guard affix.count <= word.count else { continue }
      let start = side == .prefix ? 0 : word.count - affix.count
      if (0..<affix.count).allSatisfy({ affix[$0] == word[start + $0] }) { return true }
    }
    return false
  }
}
