extension OutlineParser {
  /// The cases of an enumeration that one `case` declares.
  mutating func parseCases(from start: Int, at introducer: Int) -> OutlineDeclaration? {
    var names: [String] = []
    var index = introducer
    repeat {
      index += 1
      guard kind(index) == .identifier else {
        isCertain = false
        break
      }
      names.append(name(index))
      index += 1
      if kind(index) == .openParenthesis { index = after(index) }
      if kind(index) == .equal { index = skipExpression(from: index + 1) }
    } while kind(index) == .comma
    return leaf(.enumCase, names.joined(separator: ", "), from: start, nameAt: introducer + 1, to: index)
  }

  /// A typealias or an associated type.
  mutating func parseAlias(_ keyword: Keyword, from start: Int, at introducer: Int) -> OutlineDeclaration? {
    var index = introducer + 2
    if kind(introducer + 1) != .identifier { isCertain = false }
    if isSign(index, "<") { index = skipAngles(from: index) ?? index }
    var inherited: [InheritedType] = []
    if kind(index) == .colon { (inherited, index) = parseInheritance(from: index + 1) }
    if kind(index) == .equal {
      if let end = skipType(from: index + 1) {
        if keyword == .typealias { inherited = aliased(from: index + 1, to: end) }
        index = end
      } else {
        isCertain = false
      }
    }
    let kind: OutlineDeclaration.Kind = keyword == .typealias ? .typealias : .associatedType
    let end = skipWhere(from: index)
    return leaf(kind, name(introducer + 1), from: start, nameAt: introducer + 1, to: end, inherited)
  }

  /// The names that a typealias stands for, also in parentheses; none where it is a function, tuple or array.
  private func aliased(from start: Int, to end: Int) -> [InheritedType] {
    var (start, end) = (start, end)
    while kind(start) == .openParenthesis, after(start) == end {
      start += 1
      end -= 1
    }
    return isNamedType(from: start, to: end) ? typeNames(from: start, to: end) : []
  }

  /// Whether a type is a name or a composition, and no function, tuple or array.
  private func isNamedType(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      switch kind(index) {
      case .arrow, .openParenthesis, .openBracket, .comma, .colon: return false
      default: index = isSign(index, "<") ? skipAngles(from: index) ?? end : index + 1
      }
    }
    return true
  }

  /// An import of a module, or of something in it.
  mutating func parseImport(from start: Int, at introducer: Int) -> OutlineDeclaration? {
    var path = introducer + 1
    if kind(path) == .identifier, kind(path + 1) == .identifier, !token(path + 1).startsLine { path += 1 }
    guard kind(path) == .identifier else {
      isCertain = false
      return leaf(.import, "", from: start, nameAt: path, to: path)
    }
    var (name, end) = parsePath(from: path)
    // `A.==` ends with an operator that took the period along.
    if token(end).isOperator, !token(end).startsLine {
      name += text(token(end).range)
      end += 1
    }
    return leaf(.import, name, from: start, nameAt: path, to: end)
  }

  /// An operator or a precedence group.
  mutating func parseOperator(from start: Int, at introducer: Int) -> OutlineDeclaration? {
    let nameStart = introducer + 1
    var index = kind(nameStart) == .identifier ? nameStart + 1 : skipOperatorName(from: nameStart)
    let nameEnd = index
    if kind(index) == .colon { index = parseInheritance(from: index + 1).end }
    if kind(index) == .openBrace { index = after(index) }
    if nameEnd == nameStart { isCertain = false }
    return leaf(.operator, text(range(from: nameStart, to: nameEnd)), from: start, nameAt: nameStart, to: index)
  }

  /// The use of a macro, such as `#Preview { … }`.
  mutating func parseMacroUse(from start: Int, at pound: Int) -> OutlineDeclaration? {
    if kind(pound + 1) != .identifier { isCertain = false }
    let end = max(skipExpression(from: pound), pound + 1)
    return leaf(.other, name(pound + 1), from: start, nameAt: pound + 1, to: end)
  }

  /// The statements up to the next declaration.
  mutating func parseStatements(from start: Int, past introducer: Int) -> OutlineDeclaration? {
    guard depth == 0 else {
      index = max(introducer, start)
      skipUnknown()
      return nil
    }
    // Attributes in a branch of `#if` that are not understood.
    if introducer > start, token(introducer).isClosing { isCertain = false }
    var index = max(introducer, start)
    while !token(index).isClosing {
      if kind(index) == .poundIf {
        guard let end = skipPostfixDirective(at: index) else { break }
        index = end
      } else if index > introducer, isStatementEnd(before: index), startsDeclaration(at: index) {
        break
      } else {
        index = after(index)
      }
    }
    // A closing bracket that nothing has opened.
    if index == start { return nil }
    return leaf(.other, "", from: start, nameAt: start, to: index)
  }

  private func isStatementEnd(before index: Int) -> Bool {
    let previous = token(index - 1)
    if previous.kind == .semicolon { return true }
    guard token(index).startsLine else { return false }
    switch previous.kind {
    case .comma, .colon, .equal, .arrow, .infixOperator, .prefixOperator, .period, .pound, .at: return false
    case .identifier: return keyword(index - 1)?.comesBeforeExpression != true
    default: return true
    }
  }

  private mutating func leaf(
    _ kind: OutlineDeclaration.Kind, _ name: String, from start: Int, nameAt: Int, to end: Int,
    _ inherited: [InheritedType] = []
  ) -> OutlineDeclaration {
    index = end
    let range = range(from: start, to: end)
    return OutlineDeclaration(
      kind: kind, name: name, nameOffset: Int(token(nameAt).start), inherited: inherited, range: range,
      headerRange: range, bodies: [], members: [])
  }
}
