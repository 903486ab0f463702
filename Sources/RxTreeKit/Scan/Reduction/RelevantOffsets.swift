/// Where in a file the identifiers are that matter.
struct RelevantOffsets: Sendable {
  private let offsets: [UInt32]

  /// Looks at every identifier outside comments and strings, and inside interpolations.
  init(tokens: [Token], bytes: UnsafeBufferPointer<UInt8>, words: WordSet) {
    guard !words.isEmpty else {
      offsets = []
      return
    }
    var offsets: [UInt32] = []
    for token in tokens where token.kind == .identifier {
      if words.contains(Self.word(token, bytes)) { offsets.append(token.start) }
    }
    self.offsets = offsets
  }

  /// Looks at the identifiers in a part of the file only.
  ///
  /// O(size of the part + log n).
  init(tokens: [Token], in range: Range<Int>, bytes: UnsafeBufferPointer<UInt8>, words: WordSet) {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var offsets: [UInt32] = []
    while low < tokens.count, Int(tokens[low].start) < range.upperBound {
      if tokens[low].kind == .identifier, words.contains(Self.word(tokens[low], bytes)) {
        offsets.append(tokens[low].start)
      }
      low += 1
    }
    self.offsets = offsets
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
