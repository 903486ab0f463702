/// What ``SignatureReader`` reads as a parser does.
extension OutlineParser {
  /// A list of parameters, and the end of the result behind it.
  struct PlainSignature {
    /// The index of the parenthesis that opens the parameters.
    let open: Int
    /// The index of the one that closes them.
    let close: Int
    /// The index behind the result.
    let end: Int
  }

  /// The signature `(a: A, _ b: B?) throws -> C` of a function or initialiser; nil where it holds anything else.
  func plainSignature(at introducer: Int) -> PlainSignature? {
    var open = introducer + 1
    if keyword(introducer) != .`init` {
      guard isPlainWord(open) else { return nil }
      open += 1
    } else if kind(open) != .openParenthesis {
      open += 1
    }
    guard kind(open) == .openParenthesis, let close = skipPlainParameters(from: open + 1) else { return nil }
    var end = skipEffectWords(from: close + 1)
    guard !(close + 1..<max(close + 1, end)).contains(where: { kind($0) == .openParenthesis }) else { return nil }
    if kind(end) == .arrow {
      guard let next = skipPlainType(from: end + 1) else { return nil }
      end = next
    }
    return PlainSignature(open: open, close: close, end: end)
  }

  /// The index of the parenthesis that closes a list of plain parameters.
  private func skipPlainParameters(from start: Int) -> Int? {
    var index = start
    while kind(index) != .closeParenthesis {
      guard isPlainWord(index) else { return nil }
      index += isPlainWord(index + 1) ? 2 : 1
      guard kind(index) == .colon, let end = skipPlainType(from: index + 1) else { return nil }
      index = end
      if kind(index) == .comma { index += 1 }
    }
    return index
  }

  /// Whether no attribute stands behind a modifier: a parser does not take such a one for an attribute.
  func isOrdered(_ modifiers: Range<Int>) -> Bool {
    var index = modifiers.lowerBound
    while index < modifiers.upperBound, kind(index) == .at { index = skipAttribute(from: index, allowsBlank: true) }
    return !(index..<max(index, modifiers.upperBound)).contains { kind($0) == .at }
  }

  /// The index of the brace behind `A: B, C {`, if the header of a type holds nothing but names.
  func plainHeaderEnd(from name: Int) -> Int? {
    var index = name
    while true {
      switch kind(index) {
      case .identifier where keyword(index) == nil: index += 1
      case .period, .comma, .colon: index += 1
      case .openBrace: return index
      default: return nil
      }
    }
  }

  /// The index behind a type `any A.B<C>?`; nil for any other.
  func skipPlainType(from start: Int) -> Int? {
    var index = start
    if let keyword = keyword(index), keyword == .any || keyword == .some {
      guard Int(token(index + 1).start) == Int(token(index).end) + 1 else { return nil }
      index += 1
    }
    guard let name = skipPlainPath(from: index) else { return nil }
    index = name
    if isSign(index, "<"), isBehind(index) {
      guard let end = skipPlainArguments(from: index + 1) else { return nil }
      index = end
    }
    while kind(index) == .postfixMark { index += 1 }
    return index
  }

  /// Whether a token is a name, or a word that can stand as one, and not in backticks.
  func isPlainWord(_ index: Int) -> Bool { kind(index) == .identifier && !token(index).isEscaped }

  private func skipPlainPath(from start: Int) -> Int? {
    var index = start
    guard isTypeName(index) else { return nil }
    index += 1
    while kind(index) == .period, isBehind(index) {
      guard isTypeName(index + 1), isBehind(index + 1) else { return nil }
      index += 2
    }
    return index
  }

  private func skipPlainArguments(from start: Int) -> Int? {
    var index = start
    while isTypeName(index) {
      if isSign(index + 1, ">") { return index + 2 }
      guard kind(index + 1) == .comma else { return nil }
      index += 2
    }
    return nil
  }

  /// Whether a token stands right behind the one before it.
  private func isBehind(_ index: Int) -> Bool { Int(token(index).start) == end(before: index) }

  private func isTypeName(_ index: Int) -> Bool {
    guard isPlainWord(index) else { return false }
    guard let keyword = keyword(index) else { return !["Type", "Protocol"].contains(name(index)) }
    return keyword == .Self || keyword == .Any
  }
}
