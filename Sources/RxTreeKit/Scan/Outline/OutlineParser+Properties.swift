extension OutlineParser {
  /// The longest initial value that is no body: it may tell the type of a property.
  static let shortValueLimit = 120
  /// The shortest inside of a bracket in a long initial value that is a body.
  private static let bracketLimit = 40

  /// A declaration with `let` or `var`, of one binding or several.
  mutating func parseProperty(from start: Int, at introducer: Int) -> OutlineDeclaration? {
    var names: [String] = []
    var bodies: [Range<Int>] = []
    var headerEnd: Int?
    var index = introducer
    repeat {
      index = parsePattern(from: index + 1, &names)
      let isAnnotated = kind(index) == .colon
      if isAnnotated { index = skipAnnotation(from: index) }
      headerEnd = headerEnd ?? end(before: index)
      if kind(index) == .equal { index = parseValue(from: index, isAnnotated, &bodies) }
      if kind(index) == .openBrace {
        if let body = accessorBody(at: index) { bodies.append(body) }
        index = after(index)
      }
    } while kind(index) == .comma
    self.index = index
    let lower = Int(token(start).start)
    return OutlineDeclaration(
      kind: .property, name: names.joined(separator: ", "), nameOffset: Int(token(introducer + 1).start), inherited: [],
      range: range(from: start, to: index), headerRange: lower..<max(lower, headerEnd ?? lower), bodies: bodies,
      members: [])
  }

  /// The index behind a name or a tuple of names.
  private mutating func parsePattern(from start: Int, _ names: inout [String]) -> Int {
    switch kind(start) {
    case .identifier:
      names.append(name(start))
      return start + 1
    case .openParenthesis:
      let end = after(start)
      for index in (start + 1)..<max(start + 1, end) where kind(index) == .identifier && kind(index + 1) != .colon {
        names.append(name(index))
      }
      return end
    default:
      isCertain = false
      return start
    }
  }

  private mutating func skipAnnotation(from colon: Int) -> Int {
    if let end = skipType(from: colon + 1) { return end }
    isCertain = false
    return colon + 1
  }

  private mutating func parseValue(from equal: Int, _ isAnnotated: Bool, _ bodies: inout [Range<Int>]) -> Int {
    var brackets: [Range<Int>] = []
    let end = skipExpression(from: equal + 1, brackets: &brackets)
    let range = range(from: equal, to: end)
    guard range.count > Self.shortValueLimit else { return end }
    if isAnnotated {
      bodies.append(range)
    } else {
      bodies += brackets.filter { $0.count > Self.bracketLimit }
    }
    return end
  }

  /// What can be blanked of an accessor block: all of it for observers, nothing for `{ get set }`, else its inside.
  func accessorBody(at brace: Int) -> Range<Int>? {
    let close = Int(token(brace).partner)
    var first = brace + 1
    while kind(first) == .at { first = skipAttribute(from: first, allowsBlank: true) }
    let keyword = keyword(first)
    if keyword == .willSet || keyword == .didSet { return range(from: brace, to: close + 1) }
    if keyword?.isAccessor == true, (first..<max(first, close)).allSatisfy({ kind($0) == .identifier }) { return nil }
    return interior(brace)
  }
}

extension Keyword {
  /// Whether a requirement for a property can start with it: `{ get set }`.
  fileprivate var isAccessor: Bool {
    switch self {
    case .get, .set, .mutating, .nonmutating, .read, .modify, .mutate, .borrow, .yielding, ._read, ._modify: true
    default: false
    }
  }
}
