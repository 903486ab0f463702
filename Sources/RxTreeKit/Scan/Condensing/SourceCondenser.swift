/// Blanks of a reduced source what a parser need not see, because the facts are the same without it.
///
/// Two kinds of source go: declarations of which the outline tells as much as a syntax tree does (requirements, stored
/// properties, cases), and tokens that lowering drops (most modifiers and attributes, `try`, capture lists, the
/// parameters of function types). A parser takes most of a first run, and it takes time for each token.
struct SourceCondenser {
  let bytes: UnsafeBufferPointer<UInt8>
  let parser: OutlineParser
  private var cuts: [Range<Int>] = []

  /// What is left to parse; nil where nothing is.
  ///
  /// O(size). The outline must be that of the file; where it is uncertain, everything stays.
  static func condense(_ source: ReducedSource, outline: SourceOutline) -> ReducedSource? {
    guard outline.isCertain, outline.byteCount == source.bytes.count else { return source }
    let cuts: [Range<Int>]? = source.bytes.withUnsafeBufferPointer { bytes in
      let list = TokenList.scan(bytes)
      guard list.isCertain else { return [] }
      var condenser = SourceCondenser(bytes: bytes, parser: OutlineParser(bytes: bytes, tokens: list.tokens))
      return condenser.find(outline.declarations)
    }
    return cuts.map { BlankSource.make(from: source, without: $0) }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, parser: OutlineParser) {
    self.bytes = bytes
    self.parser = parser
  }

  /// What to blank; nil where that is everything.
  private mutating func find(_ declarations: [OutlineDeclaration]) -> [Range<Int>]? {
    var isAnythingLeft = false
    for declaration in declarations where isLeft(declaration) {
      isAnythingLeft = visit(declaration) || isAnythingLeft
    }
    guard isAnythingLeft else { return nil }
    cuts += TokenCuts.find(parser)
    return cuts
  }

  /// Whether a declaration is still in the source.
  private func isLeft(_ declaration: OutlineDeclaration) -> Bool {
    declaration.nameOffset < bytes.count && bytes[declaration.nameOffset] != UInt8(ascii: " ")
  }

  /// Cuts what can go from a declaration; false where that is all of it.
  private mutating func visit(_ declaration: OutlineDeclaration) -> Bool {
    if declaration.isType { return visitType(declaration) }
    cuts += HeaderCuts.find(declaration, parser)
    return true
  }

  private mutating func visitType(_ type: OutlineDeclaration) -> Bool {
    let count = cuts.count
    let told = ToldMembers(of: type, parser)
    var isAnythingLeft = false
    for member in type.members where isLeft(member) {
      if told.contains(member) {
        cuts.append(withSemicolon(member.range))
      } else {
        isAnythingLeft = visit(member) || isAnythingLeft
      }
    }
    if isAnythingLeft || !tellsHeader(of: type) {
      cuts += HeaderCuts.find(type, parser)
      return true
    }
    cuts.removeSubrange(count...)
    cuts.append(withSemicolon(type.range))
    return false
  }

  /// Whether the outline tells what a type says of itself: its name, and names of what it inherits.
  private func tellsHeader(of type: OutlineDeclaration) -> Bool {
    let start = parser.firstToken(from: type.range.lowerBound)
    let name = parser.firstToken(from: type.nameOffset)
    return parser.plainHeaderEnd(from: name) != nil
      && (start..<max(start, name)).allSatisfy { parser.kind($0) != .poundIf }
  }

  /// A declaration's place with the semicolon that ends it.
  private func withSemicolon(_ range: Range<Int>) -> Range<Int> {
    let next = parser.firstToken(from: range.upperBound)
    guard parser.kind(next) == .semicolon, !parser.token(next).startsLine else { return range }
    return range.lowerBound..<Int(parser.token(next).end)
  }
}

extension OutlineParser {
  /// The index of the first token that starts at an offset or behind it, in O(log n).
  func firstToken(from offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
