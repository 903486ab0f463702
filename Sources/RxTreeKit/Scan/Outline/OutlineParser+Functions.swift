extension OutlineParser {
  /// A function, an initializer, a deinitializer, a subscript or a macro.
  mutating func parseFunction(
    _ kind: OutlineDeclaration.Kind, from start: Int, at introducer: Int
  ) -> OutlineDeclaration? {
    let (name, nameEnd, isInAngles) = parseFunctionName(kind, at: introducer)
    var end = nameEnd
    if isInAngles { end = skipRestOfAngles(from: nameEnd) }
    if isSign(end, "<") { end = skipAngles(from: end) ?? end }
    if self.kind(end) == .openParenthesis {
      end = skipResult(from: after(end))
    } else if kind != .deinitializer {
      isCertain = false
    }
    var headerEnd = self.end(before: end)
    var bodies: [Range<Int>] = []
    if self.kind(end) == .openBrace, kind != .macro {
      headerEnd = Int(token(end).start)
      bodies = kind == .subscript ? accessorBody(at: end).map { [$0] } ?? [] : [interior(end)]
      end = after(end)
    } else if kind == .macro, self.kind(end) == .equal {
      end = skipWhere(from: skipExpression(from: end + 1))
    }
    index = end
    return OutlineDeclaration(
      kind: kind, name: name, nameOffset: Int(token(kind == .function ? introducer + 1 : introducer).start),
      inherited: [], range: range(from: start, to: end), headerRange: Int(token(start).start)..<headerEnd,
      bodies: bodies, members: [])
  }

  /// Behind effects, result type and requirements.
  private mutating func skipResult(from start: Int) -> Int {
    var index = skipEffectWords(from: start)
    if kind(index) == .arrow {
      if let end = skipType(from: index + 1) {
        index = end
      } else {
        isCertain = false
        index += 1
      }
    }
    return skipWhere(from: index)
  }

  /// The name, the index behind it, and whether an operator took the `<` of generic parameters along.
  private mutating func parseFunctionName(
    _ kind: OutlineDeclaration.Kind, at introducer: Int
  ) -> (name: String, end: Int, isInAngles: Bool) {
    let start = introducer + 1
    switch kind {
    case .initializer: return ("init", isInitMark(start) ? start + 1 : start, false)
    case .deinitializer: return ("deinit", skipEffectWords(from: start), false)
    case .subscript: return ("subscript", start, false)
    default: break
    }
    if self.kind(start) == .identifier { return (name(start), start + 1, false) }
    let end = skipOperatorName(from: start)
    if end == start { isCertain = false }
    var name = text(range(from: start, to: end))
    guard name.utf8.count > 1, name.hasSuffix("<"), self.kind(end) == .identifier else { return (name, end, false) }
    name.removeLast()
    return (name, end, true)
  }

  private func isInitMark(_ index: Int) -> Bool {
    kind(index) == .postfixMark || isSign(index, "?") || isSign(index, "!")
  }

  /// Behind the operator that starts at an index; it can be several tokens (`>>`).
  func skipOperatorName(from start: Int) -> Int {
    var index = start
    while token(index).isOperator, index == start || Int(token(index).start) == end(before: index) { index += 1 }
    return index
  }

  private func skipRestOfAngles(from start: Int) -> Int {
    var index = start
    var depth = 1
    while depth > 0, !token(index).isClosing {
      if isSign(index, "<") { depth += 1 }
      if isSign(index, ">") { depth -= 1 }
      index = after(index)
    }
    return index
  }
}
