/// Moves over one expression, token by token and bracket by bracket.
struct ExpressionSkipper {
  /// How many tokens may lie between `if` and its block.
  private static let headLimit = 500

  let parser: OutlineParser
  private(set) var index: Int
  /// Whether the expression is that of `#if`, which ends with its line.
  let isCondition: Bool
  /// Whether an operand is still missing.
  private(set) var needsOperand = true
  /// The insides of the outermost brackets, in order.
  private(set) var brackets: [Range<Int>] = []
  private var ternaries = 0

  init(parser: OutlineParser, index: Int, isCondition: Bool) {
    self.parser = parser
    self.index = index
    self.isCondition = isCondition
  }

  /// Moves to the token behind the expression.
  mutating func skip() {
    while !parser.token(index).isClosing {
      let start = index
      if needsOperand { skipOperand() } else { skipSuffix() }
      if index == start { return }
    }
  }

  private mutating func skipOperand() {
    switch parser.kind(index) {
    case .identifier: skipWord()
    case .literal, .openParenthesis, .openBracket, .openBrace, .openString: take(isOperand: true)
    case .pound, .period:
      index += parser.kind(index + 1) == .identifier ? 2 : 1
      needsOperand = false
    case .prefixOperator, .infixOperator, .postfixOperator, .postfixMark, .equal, .arrow, .backslash: index += 1
    default: break
    }
  }

  /// Takes a token or a whole bracket.
  private mutating func take(isOperand: Bool) {
    switch parser.kind(index) {
    case .openParenthesis, .openBracket, .openBrace: brackets.append(parser.interior(index))
    default: break
    }
    index = parser.after(index)
    needsOperand = !isOperand
  }

  private mutating func skipWord() {
    guard let keyword = parser.keyword(index) else {
      index += 1
      needsOperand = false
      return
    }
    switch keyword {
    case .if, .switch, .do: skipStatement()
    case .try: index += 1
    case .await, .unsafe, .any, .some, .each, .repeat, .copy, .consume, .borrow, .inout:
      index += 1
      needsOperand = keyword == .repeat || startsOperand(behind: keyword)
    default:
      index += 1
      needsOperand = false
    }
  }

  /// Whether a word that may be a name is none here, because an operand comes behind it.
  private func startsOperand(behind keyword: Keyword) -> Bool {
    let token = parser.token(index)
    if token.startsLine, keyword != .await || parser.startsDeclaration(at: index) { return false }
    switch token.kind {
    case .identifier: return true
    case .literal, .openString, .openBracket, .prefixOperator, .pound: return keyword == .await || keyword == .unsafe
    default: return false
    }
  }

  /// Moves over `if`, `switch` or `do` with its blocks, where they stand for a value.
  private mutating func skipStatement() {
    while skipToBlock() {
      take(isOperand: true)
      // A closure in the condition is followed by the block.
      if parser.kind(index) == .openBrace { take(isOperand: true) }
      let keyword = parser.keyword(index)
      guard keyword == .else || keyword == .catch else { return }
    }
  }

  private mutating func skipToBlock() -> Bool {
    var next = index
    for _ in 0..<Self.headLimit where parser.kind(next) != .openBrace && !parser.token(next).isClosing {
      next = parser.after(next)
    }
    guard parser.kind(next) == .openBrace else { return false }
    index = next
    return true
  }

  private mutating func skipSuffix() {
    let token = parser.token(index)
    if token.startsLine, isCondition || !goesOn(token) { return }
    switch token.kind {
    case .openParenthesis, .openBracket: take(isOperand: true)
    case .openBrace: skipTrailingClosure()
    case .period: skipMember()
    case .postfixMark, .postfixOperator: index = genericArgumentsEnd ?? index + 1
    case .infixOperator, .prefixOperator: skipOperator()
    case .equal, .arrow: takeOperator()
    case .colon: skipColon()
    case .identifier: skipInfixWord()
    case .poundIf: index = parser.skipPostfixDirective(at: index) ?? index
    default: break
    }
  }

  /// Whether a token at the start of a line goes on the expression before it.
  private func goesOn(_ token: Token) -> Bool {
    switch token.kind {
    case .period, .infixOperator, .equal, .arrow, .openBrace, .poundIf, .identifier, .colon: true
    default: false
    }
  }

  private mutating func skipMember() {
    index += 1
    switch parser.kind(index) {
    case .identifier, .literal: index += 1
    case .openParenthesis, .openBracket, .postfixMark: break
    default: needsOperand = true
    }
  }

  private var genericArgumentsEnd: Int? {
    parser.isSign(index, "<") ? parser.skipGenericArguments(from: index) : nil
  }

  private mutating func skipOperator() {
    if let end = genericArgumentsEnd {
      index = end
      return
    }
    if parser.isSign(index, "?") { ternaries += 1 }
    takeOperator()
  }

  private mutating func takeOperator() {
    index += 1
    needsOperand = true
  }

  private mutating func skipColon() {
    guard ternaries > 0 else { return }
    ternaries -= 1
    takeOperator()
  }

  private mutating func skipInfixWord() {
    switch parser.keyword(index) {
    case .as:
      let mark = parser.kind(index + 1) == .postfixMark ? 1 : 0
      index = parser.skipType(from: index + 1 + mark) ?? index + 1 + mark
    case .is: index = parser.skipType(from: index + 1) ?? index + 1
    case .async, .throws:
      let end = parser.skipEffectWords(from: index)
      if parser.kind(end) == .arrow { index = end }
    default: break
    }
  }

  private mutating func skipTrailingClosure() {
    guard !parser.opensObservers(index), parser.keyword(index + 1) != .case else { return }
    take(isOperand: true)
    while parser.kind(index) == .identifier, parser.kind(index + 1) == .colon, parser.kind(index + 2) == .openBrace {
      index += 2
      take(isOperand: true)
    }
  }
}
