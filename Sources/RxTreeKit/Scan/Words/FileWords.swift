/// The identifiers of a file: where they stand, and each word once.
///
/// Made once when a file is scanned, so that nobody has to look at all of its bytes again to find some words in it. A
/// word is without backticks and without the `$` of a projected value; those in comments and strings do not count, but
/// those in interpolations do.
struct FileWords: Sendable, Hashable {
  /// Where each identifier starts, in order.
  private(set) var offsets: [UInt32] = []
  /// The number of the word that each identifier is.
  private(set) var numbers: [UInt32] = []
  /// The bytes of all words, one after the other.
  private var bytes: [UInt8] = []
  /// Where each word ends in them.
  private var ends: [UInt32] = []

  init() {}

  /// Takes the identifiers among the tokens of a file.
  ///
  /// O(size).
  init(tokens: [Token], bytes: UnsafeBufferPointer<UInt8>) {
    let count = tokens.count { $0.kind == .identifier }
    offsets.reserveCapacity(count)
    numbers.reserveCapacity(count)
    var slots = [UInt32](repeating: 0, count: 256)
    for token in tokens where token.kind == .identifier {
      offsets.append(token.start)
      numbers.append(number(of: Self.word(token, bytes), &slots))
    }
  }

  /// How many different words there are.
  var wordCount: Int { ends.count }

  /// Which words are in a set; nil where none is.
  ///
  /// O(different words).
  func matching(_ set: WordSet) -> [Bool]? {
    if set.isEmpty { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var isAny = false
      let found = ends.indices.map { number in
        let isFound = set.contains(UnsafeBufferPointer(rebasing: bytes[range(number)]))
        isAny = isAny || isFound
        return isFound
      }
      return isAny ? found : nil
    }
  }

  /// A word, by its number.
  func text(_ number: Int) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

  /// The identifiers in a part of the file, as indices.
  ///
  /// O(log n).
  func indices(in range: Range<Int>) -> Range<Int> {
    let start = firstIndex(from: range.lowerBound)
    return start..<max(start, firstIndex(from: range.upperBound))
  }

  private func firstIndex(from offset: Int) -> Int {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }
}

extension FileWords {
  /// The number of a word, which is a new one where it was not seen before.
  @inline(__always)
  private mutating func number(of word: UnsafeBufferPointer<UInt8>, _ slots: inout [UInt32]) -> UInt32 {
    var slot = Self.hash(word) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isEqual(number, word) { return UInt32(truncatingIfNeeded: number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: word)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
    if ends.count * 2 > slots.count { slots = grown(slots.count * 2) }
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  private func grown(_ size: Int) -> [UInt32] {
    var slots = [UInt32](repeating: 0, count: size)
    bytes.withUnsafeBufferPointer { bytes in
      for number in ends.indices {
        var slot = Self.hash(UnsafeBufferPointer(rebasing: bytes[range(number)])) & (size - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
        slots[slot] = UInt32(truncatingIfNeeded: number + 1)
      }
    }
    return slots
  }

  @inline(__always)
  private func isEqual(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(number)
    guard range.count == word.count else { return false }
    for offset in 0..<word.count where bytes[range.lowerBound + offset] != word[offset] { return false }
    return true
  }

  @inline(__always)
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29))
  }

  /// The bytes of an identifier, without backticks and without the `$` of a projected value.
  @inline(__always)
  private static func word(_ token: Token, _ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = Int(token.start)
    var end = Int(token.end)
    if token.isEscaped {
      start = min(start + 1, end)
      end = max(start, end - 1)
    } else if start < end, bytes[start] == UInt8(ascii: "$") {
      start += 1
    }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }
}
