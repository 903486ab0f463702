/// Words as bytes, to be found fast: nearly every question about another word is answered without looking at its bytes.
struct WordTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// For each first byte the lengths of the words that start with it, as bits; lengths from 63 share the last bit.
  private let lengthsByFirstByte: [UInt64]
  /// Open addressing: the number of a word plus one, or 0 for an empty slot.
  private let slots: [UInt32]

  /// Takes the words, of which empty ones match nothing; the number of a word is its place in the order given.
  init(_ words: [String]) {
    var bytes: [UInt8] = []
    var starts = [0]
    var lengths = [UInt64](repeating: 0, count: 256)
    for word in words {
      bytes += Array(word.utf8)
      starts.append(bytes.count)
      if let first = word.utf8.first { lengths[Int(first)] |= Self.lengthBit(word.utf8.count) }
    }
    self.bytes = bytes
    self.starts = starts
    self.lengthsByFirstByte = lengths
    self.slots = Self.makeSlots(bytes, starts)
  }

  /// The number of a word, or nil for any other, in O(length).
  @inline(__always)
  func index(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = word.first else { return nil }
    guard lengthsByFirstByte[Int(first)] & Self.lengthBit(word.count) != 0 else { return nil }
    return find(word)
  }

  private func find(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Int(truncatingIfNeeded: Self.hash(word)) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if matches(word, number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func matches(_ word: UnsafeBufferPointer<UInt8>, _ number: Int) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == word.count else { return false }
    for offset in 0..<word.count where bytes[start + offset] != word[offset] { return false }
    return true
  }

  private static func lengthBit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ (hash >> 29)
  }

  private static func makeSlots(_ bytes: [UInt8], _ starts: [Int]) -> [UInt32] {
    var size = 16
    while size < starts.count * 2 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    bytes.withUnsafeBufferPointer { all in
      for number in 0..<(starts.count - 1) where starts[number] < starts[number + 1] {
        var slot = Int(truncatingIfNeeded: hash(.init(rebasing: all[starts[number]..<starts[number + 1]]))) & (size - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
        slots[slot] = UInt32(truncatingIfNeeded: number + 1)
      }
    }
    return slots
  }
}
