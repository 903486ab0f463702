/// Finds the insides of brackets that are nested beyond ``NestingLimit``.
struct NestingCuts {
  /// A bracket that is open.
  private struct Open {
    let close: Int
    let counts: Counts
  }

  /// How many brackets are around a token.
  private struct Counts {
    var blocks = 0
    var brackets = 0
    var squares = 0

    var isTooDeep: Bool {
      blocks > NestingLimit.blocks || brackets > NestingLimit.brackets || squares > NestingLimit.squares
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let tokens: [Token]
  private var open: [Open] = []
  private var cuts: [Range<Int>] = []

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens = TokenList.scan(bytes).tokens
  }

  /// The insides to leave out.
  ///
  /// O(size).
  mutating func find() -> [Range<Int>] {
    var index = 0
    while index < tokens.count {
      while let last = open.last, last.close <= index { open.removeLast() }
      index = visit(index) + 1
    }
    return cuts + angleCuts()
  }

  /// Opens the bracket at an index, or leaves out what is in it; gives the index to go on from.
  private mutating func visit(_ index: Int) -> Int {
    let token = tokens[index]
    guard token.isOpening || token.kind == .poundIf else { return index }
    let partner = Int(token.partner)
    let close = partner > index && partner < tokens.count ? partner : tokens.count - 1
    let counts = self.counts(inside: token)
    guard counts.isTooDeep else {
      open.append(Open(close: close, counts: counts))
      return index
    }
    let end = partner > index ? Int(tokens[close].start) : bytes.count
    if Int(token.end) < end { cuts.append(Int(token.end)..<end) }
    return max(index, close - 1)
  }

  private func counts(inside token: Token) -> Counts {
    var counts = open.last?.counts ?? Counts()
    switch token.kind {
    case .openBrace: counts = Counts(blocks: counts.blocks + 1)
    case .poundIf: counts.blocks += 1
    case .openBracket:
      counts.brackets += 1
      counts.squares += 1
    default: counts.brackets += 1
    }
    return counts
  }

  /// Runs of names, `<` and `->` that no other token breaks, such as `A<A<A<…` and `A -> A -> …`.
  private func angleCuts() -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    var run = 0
    var start = 0
    for token in tokens {
      if token.kind == .arrow || token.isOperator && bytes[Int(token.start)] == UInt8(ascii: "<") {
        run += 1
        if run == NestingLimit.brackets { start = Int(token.start) }
      } else if token.kind != .identifier && token.kind != .period {
        if run > NestingLimit.brackets { cuts.append(start..<Int(token.start)) }
        run = 0
      }
    }
    return cuts
  }
}
