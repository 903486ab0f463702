/// Finds tokens that lowering drops wherever they stand: `try`, `await`, capture lists, and the `?` and `!` of chains.
struct TokenCuts {
  private let parser: OutlineParser
  private var cuts: [Range<Int>] = []
  /// Whether a key path may go on.
  private var isInKeyPath = false

  /// What can be blanked among the tokens.
  ///
  /// O(size).
  static func find(_ parser: OutlineParser) -> [Range<Int>] {
    var cuts = TokenCuts(parser)
    for index in parser.tokens.indices { cuts.visit(index) }
    return cuts.cuts
  }

  private init(_ parser: OutlineParser) { self.parser = parser }

  private mutating func visit(_ index: Int) {
    if parser.token(index).startsLine { isInKeyPath = false }
    switch parser.kind(index) {
    case .backslash: isInKeyPath = true
    case .identifier: cutMark(at: index)
    // A brace at the start of a line may be the body of the statement before it.
    case .openBrace where parser.kind(index + 1) == .openBracket && !parser.token(index).startsLine:
      cutCaptures(at: index + 1)
    case .postfixMark where !isInKeyPath: cutChain(at: index)
    default: break
    }
  }

  private mutating func cut(from start: Int, to end: Int) { cuts.append(parser.range(from: start, to: end)) }

  /// `try`, `try?`, `try!` and `await` before a name on the same line.
  private mutating func cutMark(at index: Int) {
    let keyword = parser.keyword(index)
    guard keyword == .try || keyword == .await, parser.kind(index - 1) != .period else { return }
    let next = keyword == .try && parser.kind(index + 1) == .postfixMark ? index + 2 : index + 1
    guard parser.kind(next) == .identifier, !parser.token(next).startsLine, canFollow(next) else { return }
    // What an operator goes on begins at the mark.
    guard isEnd(behindChain(from: next)) else { return }
    cut(from: index, to: next)
  }

  /// The index behind names, calls and members that belong together, `a.b(c)?.d { e }`.
  private func behindChain(from start: Int) -> Int {
    var index = start + 1
    while true {
      switch parser.kind(index) {
      case .openParenthesis, .openBracket, .openBrace:
        if parser.token(index).startsLine { return index }
        index = parser.after(index)
      case .postfixMark: index += 1
      case .period where parser.kind(index + 1) == .identifier: index += 2
      case .identifier where parser.keyword(index - 1) == .await: index += 1
      default: return index
      }
    }
  }

  /// Whether no operator stands at an index.
  private func isEnd(_ index: Int) -> Bool {
    let token = parser.token(index)
    switch token.kind {
    case .comma, .semicolon, .colon: return true
    case .identifier:
      switch parser.keyword(index) {
      case .as, .is: return false
      case .in, .else: return true
      default: return token.startsLine
      }
    case .at, .pound, .poundIf, .literal, .openString: return token.startsLine
    default: return token.isClosing
    }
  }

  /// Whether a name means the same without the mark before it, and the mark is no label of a parameter.
  private func canFollow(_ index: Int) -> Bool {
    guard parser.kind(index + 1) != .colon else { return false }
    switch parser.keyword(index) {
    case nil, .await, .self, .super: return true
    default: return false
    }
  }

  /// `[weak self]` with the `in` behind it, if there is nothing else before the `in`.
  private mutating func cutCaptures(at open: Int) {
    let end = parser.after(open)
    if parser.keyword(end) == .in {
      switch parser.kind(end + 1) {
      case .openBracket, .openParenthesis, .at: break
      default: cut(from: open, to: end + 1)
      }
    } else if endsSignature(from: end) {
      cut(from: open, to: end)
    }
  }

  /// Whether the parameters of a closure start at an index.
  private func endsSignature(from start: Int) -> Bool {
    var index = start
    if parser.kind(index) == .openParenthesis {
      index = parser.skipEffectWords(from: parser.after(index))
      if parser.kind(index) == .arrow { index = parser.skipType(from: index + 1) ?? index }
    } else {
      while parser.kind(index) == .identifier, parser.kind(index + 1) == .comma { index += 2 }
      guard parser.kind(index) == .identifier else { return false }
      index += 1
    }
    return parser.keyword(index) == .in
  }

  /// The `?` of `a?.b`, and `!`.
  private mutating func cutChain(at index: Int) {
    let mark = parser.token(index)
    let next = parser.token(index + 1)
    guard next.kind == .period, next.start == mark.end else { return }
    switch parser.keyword(index - 1) {
    case nil, .self: cut(from: index, to: index + 1)
    default: break
    }
  }
}
