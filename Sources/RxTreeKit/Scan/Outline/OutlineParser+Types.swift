extension OutlineParser {
  /// A type, an extension or a protocol with its members.
  mutating func parseType(_ kind: OutlineDeclaration.Kind, from start: Int, at introducer: Int) -> OutlineDeclaration? {
    let (name, nameEnd) = parseTypeName(kind, from: introducer + 1)
    let (inherited, brace) = parseTypeHeader(from: nameEnd)
    guard self.kind(brace) == .openBrace, nameEnd > introducer + 1 else {
      isCertain = false
      index = max(brace, introducer + 1)
      return nil
    }
    let close = Int(token(brace).partner)
    let members = parseInterior(from: brace + 1, until: close)
    index = min(close + 1, tokens.count)
    return OutlineDeclaration(
      kind: kind, name: name, nameOffset: Int(token(introducer + 1).start), inherited: inherited,
      range: range(from: start, to: close + 1), headerRange: Int(token(start).start)..<Int(token(brace).start),
      bodies: [], members: members)
  }

  private mutating func parseInterior(from start: Int, until close: Int) -> [OutlineDeclaration] {
    guard depth < Self.depthLimit else {
      isCertain = false
      return []
    }
    depth += 1
    index = start
    let members = parseMembers(until: close)
    depth -= 1
    return members
  }

  /// The name of a type; for an extension of `[A]` or `A?` what is written.
  private func parseTypeName(_ kind: OutlineDeclaration.Kind, from start: Int) -> (name: String, end: Int) {
    guard kind == .extension else {
      return self.kind(start) == .identifier ? (name(start), start + 1) : ("", start)
    }
    guard let end = skipType(from: start) else { return ("", start) }
    if self.kind(start) == .identifier {
      let (type, next) = parseInheritedType(from: start, to: end)
      if next == end { return (type.name, end) }
    }
    return (text(range(from: start, to: end)), end)
  }

  /// What a type inherits, and the index of its opening brace or of what was found in its place.
  private func parseTypeHeader(from start: Int) -> (inherited: [InheritedType], brace: Int) {
    var index = start
    if isSign(index, "<") { index = skipAngles(from: index) ?? index }
    var inherited: [InheritedType] = []
    if kind(index) == .colon { (inherited, index) = parseInheritance(from: index + 1) }
    return (inherited, skipWhere(from: index))
  }
}
