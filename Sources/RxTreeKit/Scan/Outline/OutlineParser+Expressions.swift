extension OutlineParser {
  /// How many tokens the condition of an `#if` may have that goes on an expression or holds attributes.
  private static let conditionLimit = 500

  /// The index behind the expression that starts at an index.
  mutating func skipExpression(from start: Int, isCondition: Bool = false) -> Int {
    var brackets: [Range<Int>] = []
    return skipExpression(from: start, isCondition: isCondition, brackets: &brackets)
  }

  /// The index behind the expression that starts at an index; `brackets` gets the insides of its outermost brackets.
  mutating func skipExpression(from start: Int, isCondition: Bool = false, brackets: inout [Range<Int>]) -> Int {
    var skipper = ExpressionSkipper(parser: self, index: start, isCondition: isCondition)
    skipper.skip()
    if skipper.needsOperand { isCertain = false }
    brackets = skipper.brackets
    return skipper.index
  }

  /// The index behind `#if … #endif` whose branches go on an expression; nil where they do not.
  func skipPostfixDirective(at index: Int) -> Int? {
    let directive = token(index)
    guard directive.kind == .poundIf, directive.partner > index else { return nil }
    return kind(skipCondition(of: index)) == .period ? Int(directive.partner) + 1 : nil
  }

  /// The index of the first token behind the line of an `#if`; a longer condition is not looked through.
  func skipCondition(of directive: Int) -> Int {
    var index = directive + 1
    let limit = min(Int(token(directive).partner), index + Self.conditionLimit)
    while index < limit, !token(index).startsLine { index = after(index) }
    return index
  }

  /// Whether a brace opens observers, and no trailing closure.
  func opensObservers(_ brace: Int) -> Bool {
    var first = brace + 1
    while kind(first) == .at { first = skipAttribute(from: first, allowsBlank: true) }
    switch keyword(first) {
    case .willSet, .didSet, .`init`: return true
    default: return false
    }
  }

  /// Behind generic arguments in an expression, or nil where `<` is an operator.
  ///
  /// Looks at a bounded number of tokens.
  func skipGenericArguments(from start: Int) -> Int? {
    var depth = 0
    var index = start
    for _ in 0..<256 {
      if isSign(index, "<") {
        depth += 1
      } else if isSign(index, ">") {
        depth -= 1
        if depth == 0 { return endsGenericArguments(index + 1) ? index + 1 : nil }
      } else if !canBeInGenericArguments(index) {
        return nil
      }
      index = after(index)
    }
    return nil
  }

  private func canBeInGenericArguments(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier:
      guard kind(index - 1) == .identifier else {
        return !token(index - 1).isClosing || keyword(index) == .throws || keyword(index) == .async
      }
      return !token(index).startsLine && keyword(index - 1)?.isTypePrefix == true
    case .period, .comma, .openParenthesis, .openBracket, .arrow, .at, .postfixMark, .literal: return true
    case .infixOperator, .prefixOperator: return isSign(index, "&") || isSign(index, "~") || isSign(index, "-")
    default: return false
    }
  }

  private func endsGenericArguments(_ index: Int) -> Bool {
    let token = token(index)
    if token.isClosing || token.startsLine { return true }
    switch token.kind {
    case .openParenthesis, .openBracket, .openBrace, .period, .comma, .semicolon, .colon, .postfixMark, .equal,
      .infixOperator:
      return true
    default: return false
    }
  }
}
