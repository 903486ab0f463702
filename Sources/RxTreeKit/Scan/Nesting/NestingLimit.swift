/// Keeps a parser from source that nests too deeply for it: some of its look-ahead recurses, or reads on at each bracket.
enum NestingLimit {
  /// How many brackets, braces, parentheses, interpolations and angle brackets may be around a token. No person writes
  /// half as many.
  static let depth = 160

  /// What is left of a source, and where something was left out.
  struct Result {
    let bytes: [UInt8]
    let firstCut: Int
  }

  /// The source without what is nested too deeply, which is blank; nil where nothing is. O(size).
  static func cut(_ bytes: [UInt8]) -> Result? {
    guard mayBeTooDeep(bytes) else { return nil }
    let cuts = bytes.withUnsafeBufferPointer { buffer in Self.cuts(TokenList.scan(buffer).tokens, buffer) }
    guard let first = cuts.first else { return nil }
    var result = bytes
    for cut in cuts {
      for offset in cut where result[offset] != 10 && result[offset] != 13 { result[offset] = UInt8(ascii: " ") }
    }
    return Result(bytes: result, firstCut: first.lowerBound)
  }

  /// A look at the bytes alone, comments and strings included: nearly every file ends here.
  private static func mayBeTooDeep(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var deepest = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth = max(0, depth - 1)
      default: break
      }
    }
    return deepest > Self.depth
  }

  private static func cuts(_ tokens: [Token], _ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    var open: [Int] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      while let last = open.last, last <= index { open.removeLast() }
      if token.isOpening {
        let partner = Int(token.partner)
        let close = partner > index && partner < tokens.count ? partner : tokens.count - 1
        if open.count >= depth {
          cuts.append(Int(token.start)..<min(bytes.count, Int(tokens[close].end)))
          index = close
        } else {
          open.append(close)
        }
      }
      index += 1
    }
    return cuts + angleCuts(tokens, bytes)
  }

  /// `A<A<A<…`: runs of names and `<` that no other token breaks.
  private static func angleCuts(_ tokens: [Token], _ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    var run = 0
    var start = 0
    for token in tokens {
      if token.isOperator, bytes[Int(token.start)] == UInt8(ascii: "<") {
        run += 1
        if run == depth { start = Int(token.start) }
      } else if token.kind != .identifier && token.kind != .period {
        if run > depth { cuts.append(start..<Int(token.start)) }
        run = 0
      }
    }
    return cuts
  }
}
