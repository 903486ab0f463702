/// Keeps a parser from source that nests too deeply for it.
///
/// A parser's look-ahead recurses, and at square brackets takes twice as long for each level.
/// What is inside of a bracket beyond a limit is left out. No person's code comes near the limits.
enum NestingLimit {
  /// How many braces and `#if` may be around a token.
  static let blocks = 160
  /// How many brackets of all kinds, since the last brace, may be around a token.
  static let brackets = 48
  /// How many square brackets, since the last brace, may be around a token.
  static let squares = 8

  /// What is left of a source, and where something was left out.
  struct Result {
    let bytes: [UInt8]
    let firstCut: Int
  }

  /// The source without what is nested too deeply, which is blank; nil where nothing is.
  ///
  /// O(size).
  static func cut(_ bytes: [UInt8]) -> Result? {
    guard mayBeTooDeep(bytes) else { return nil }
    let cuts = bytes.withUnsafeBufferPointer { buffer in
      var finder = NestingCuts(bytes: buffer)
      return finder.find()
    }
    guard let first = cuts.map(\.lowerBound).min() else { return nil }
    var result = bytes
    for cut in cuts {
      for offset in cut where result[offset] != 10 && result[offset] != 13 { result[offset] = UInt8(ascii: " ") }
    }
    return Result(bytes: result, firstCut: first)
  }

  /// A look at the bytes alone, comments and strings included: nearly every file ends here.
  private static func mayBeTooDeep(_ bytes: [UInt8]) -> Bool {
    var brackets = Depth()
    var squares = Depth()
    var angles = Depth()
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "#"): brackets.open()
      case UInt8(ascii: ")"), UInt8(ascii: "}"): brackets.close()
      case UInt8(ascii: "["): squares.open()
      case UInt8(ascii: "]"): squares.close()
      case UInt8(ascii: "<"), UInt8(ascii: "-"): angles.open()
      case UInt8(ascii: ">"), UInt8(ascii: "\n"): angles.close()
      default: break
      }
    }
    return brackets.deepest > Self.brackets || squares.deepest > Self.squares || angles.deepest > Self.brackets
  }

  /// How deep something nests, and how deep at most so far.
  private struct Depth {
    private var current = 0
    private(set) var deepest = 0

    mutating func open() {
      current += 1
      deepest = max(deepest, current)
    }

    mutating func close() { current = max(0, current - 1) }
  }
}
