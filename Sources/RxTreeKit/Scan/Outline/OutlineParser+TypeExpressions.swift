extension OutlineParser {
  /// How many tokens may lie between `<` and `>`: without a bound, a file of `<` would take quadratic time.
  private static let anglesLimit = 500

  /// The index behind the type that starts at an index, or nil where there is none.
  func skipType(from start: Int) -> Int? {
    var index = start
    var needsOperand = true
    while true {
      if needsOperand {
        if let next = skipTypePrefix(at: index) {
          index = next
          continue
        }
        guard let next = skipTypeOperand(at: index) else { return nil }
        index = next
        needsOperand = false
      } else if let (next, needsMore) = skipTypeSuffix(at: index) {
        index = next
        needsOperand = needsMore
      } else {
        return index
      }
    }
  }

  /// Behind an attribute, a specifier (`inout`, `any` …) or `~` before a type.
  private func skipTypePrefix(at index: Int) -> Int? {
    switch kind(index) {
    case .at: return skipAttribute(from: index)
    case .prefixOperator, .infixOperator: return isSign(index, "~") ? index + 1 : nil
    case .identifier:
      guard keyword(index)?.isTypePrefix == true else { return nil }
      var next = index + 1
      if keyword(index) == .nonisolated, kind(next) == .openParenthesis, Int(token(next).start) == end(before: next) {
        next = after(next)
      }
      switch kind(next) {
      case .identifier, .openParenthesis, .openBracket, .at, .prefixOperator:
        return token(next).startsLine ? nil : next
      default: return nil
      }
    default: return nil
    }
  }

  private func skipTypeOperand(at index: Int) -> Int? {
    switch kind(index) {
    case .identifier, .literal: index + 1
    case .openParenthesis, .openBracket: after(index)
    default: nil
    }
  }

  /// Behind what goes on a type, and whether another type must follow.
  private func skipTypeSuffix(at index: Int) -> (next: Int, needsOperand: Bool)? {
    switch kind(index) {
    case .period: return kind(index + 1) == .identifier ? (index + 2, false) : nil
    case .postfixMark: return (index + 1, false)
    case .arrow: return (index + 1, true)
    case .prefixOperator, .infixOperator, .postfixOperator:
      if isSign(index, "<") { return skipAngles(from: index).map { ($0, false) } }
      if isSign(index, "&") { return (index + 1, true) }
      if isSign(index, "?"), !token(index).startsLine { return nil }
      return kind(index) == .postfixOperator && text(token(index).range) == "..." ? (index + 1, false) : nil
    case .identifier: return skipEffects(at: index).map { ($0, true) }
    default: return nil
    }
  }

  /// Behind `async`, `throws` and an arrow; nil where no arrow follows.
  private func skipEffects(at start: Int) -> Int? {
    let index = skipEffectWords(from: start)
    return index > start && kind(index) == .arrow ? index + 1 : nil
  }

  /// Behind `async`, `throws(E)`, `rethrows` and `reasync`.
  func skipEffectWords(from start: Int) -> Int {
    var index = start
    while true {
      switch keyword(index) {
      case .async, .rethrows, .reasync: index += 1
      case .throws: index = kind(index + 1) == .openParenthesis ? after(index + 1) : index + 1
      default: return index
      }
    }
  }

  /// Behind the `>` that belongs to the `<` at an index; nothing but types and requirements is expected inside.
  func skipAngles(from start: Int) -> Int? {
    var depth = 0
    var index = start
    for _ in 0..<Self.anglesLimit {
      if isSign(index, "<") {
        depth += 1
      } else if isSign(index, ">") {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if token(index).isClosing || kind(index) == .openBrace || kind(index) == .semicolon {
        return nil
      }
      index = after(index)
    }
    return nil
  }

  /// Behind the requirements that start with `where` at an index; the same index where there are none.
  func skipWhere(from start: Int) -> Int {
    guard keyword(start) == .where else { return start }
    var index = start
    repeat {
      guard let left = skipType(from: index + 1) else { return index + 1 }
      guard kind(left) == .colon || kind(left) == .infixOperator, let right = skipType(from: left + 1) else {
        return left
      }
      index = right
    } while kind(index) == .comma
    return index
  }
}

extension Keyword {
  /// Whether it can stand before a type.
  var isTypePrefix: Bool {
    switch self {
    case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated, .oldOwned,
      .oldShared:
      true
    default: false
    }
  }
}
