/// Finds the declarations among the tokens of a file; skips what is inside of bodies and brackets in one step.
struct OutlineParser {
  /// How deep types may nest; deeper ones make the outline uncertain.
  static let depthLimit = 200

  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  /// The index of the next token.
  var index = 0
  var isCertain = true
  var directives: [Range<Int>] = []
  var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// The declarations of the file.
  mutating func parseFile() -> [OutlineDeclaration] { parseMembers(until: tokens.count - 1) }

  /// The declarations before the token at `end`.
  mutating func parseMembers(until end: Int) -> [OutlineDeclaration] {
    var members: [OutlineDeclaration] = []
    let first = index
    while index < end {
      let start = index
      // What stands behind a declaration on its line belongs to it.
      if start > first, !token(start).startsLine, kind(start - 1) != .semicolon, kind(start) != .semicolon {
        isCertain = false
      }
      switch kind(index) {
      case .semicolon: index += 1
      case .poundIf where skipConditionalAttributes(at: index) != nil:
        if let member = parseDeclaration() { members.append(member) }
      case .poundIf, .poundElseif, .poundElse, .poundEndif: parseDirective()
      default:
        if let member = parseDeclaration() { members.append(member) }
      }
      if index <= start { skipUnknown() }
    }
    if index > end { isCertain = false }
    return members
  }

  /// Takes the line of a directive.
  private mutating func parseDirective() {
    let start = index
    let hasCondition = kind(start) == .poundIf || kind(start) == .poundElseif
    index = hasCondition ? skipExpression(from: start + 1, isCondition: true) : start + 1
    directives.append(Int(tokens[start].start)..<end(before: index))
  }

  /// Skips a token that no declaration starts with.
  mutating func skipUnknown() {
    isCertain = false
    index = after(index)
  }

  private mutating func parseDeclaration() -> OutlineDeclaration? {
    let start = index
    let introducer = skipModifiers(from: start)
    if kind(introducer) == .pound { return parseMacroUse(from: start, at: introducer) }
    guard let keyword = keyword(introducer), startsDeclaration(keyword, at: introducer) else {
      return parseStatements(from: start, past: introducer)
    }
    return parse(keyword, from: start, at: introducer)
  }

  private mutating func parse(_ keyword: Keyword, from start: Int, at introducer: Int) -> OutlineDeclaration? {
    switch keyword {
    case .class: return parseType(.class, from: start, at: introducer)
    case .actor: return parseType(.actor, from: start, at: introducer)
    case .struct: return parseType(.struct, from: start, at: introducer)
    case .enum: return parseType(.enum, from: start, at: introducer)
    case .protocol: return parseType(.protocol, from: start, at: introducer)
    case .extension: return parseType(.extension, from: start, at: introducer)
    case .func: return parseFunction(.function, from: start, at: introducer)
    case .`init`: return parseFunction(.initializer, from: start, at: introducer)
    case .deinit: return parseFunction(.deinitializer, from: start, at: introducer)
    case .subscript: return parseFunction(.subscript, from: start, at: introducer)
    case .macro: return parseFunction(.macro, from: start, at: introducer)
    case .var, .let: return parseProperty(from: start, at: introducer)
    case .case: return parseCases(from: start, at: introducer)
    case .typealias, .associatedtype: return parseAlias(keyword, from: start, at: introducer)
    case .import: return parseImport(from: start, at: introducer)
    case .operator, .precedencegroup: return parseOperator(from: start, at: introducer)
    default: return nil
    }
  }
}
