/// Where in a file the identifiers are that matter.
struct RelevantOffsets: Sendable {
  private let offsets: [UInt32]

  /// Where the words of a set stand in a file.
  init(_ words: FileWords, in set: WordSet) {
    guard let matching = words.matching(set) else {
      offsets = []
      return
    }
    offsets = zip(words.offsets, words.numbers).lazy.filter { matching[Int($1)] }.map(\.0)
  }

  /// Where certain words, by number, stand in a part of a file.
  ///
  /// O(size of the part + log n).
  init(_ words: FileWords, matching: [Bool], in range: Range<Int>) {
    offsets = words.indices(in: range).lazy.filter { matching[Int(words.numbers[$0])] }.map { words.offsets[$0] }
  }

  private init(offsets: [UInt32]) { self.offsets = offsets }

  /// The offsets, in order.
  var all: [UInt32] { offsets }

  /// Whether there is none.
  var isEmpty: Bool { offsets.isEmpty }

  /// These offsets and others.
  func adding(_ others: [UInt32]) -> RelevantOffsets {
    others.isEmpty ? self : RelevantOffsets(offsets: (offsets + others).sorted())
  }

  /// Whether an identifier that matters starts in a part of the file, in O(log n).
  func intersects(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle]) < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && Int(offsets[low]) < range.upperBound
  }
}
