/// Finds in the header of a declaration what lowering drops.
struct HeaderCuts {
  private let declaration: OutlineDeclaration
  private let parser: OutlineParser
  private var cuts: [Range<Int>] = []

  /// The parts of a declaration's header that say nothing to navigation.
  static func find(_ declaration: OutlineDeclaration, _ parser: OutlineParser) -> [Range<Int>] {
    switch declaration.kind {
    case .other, .import, .operator, .macro: return []
    default:
      var cuts = HeaderCuts(declaration, parser)
      cuts.find()
      return cuts.cuts
    }
  }

  private init(_ declaration: OutlineDeclaration, _ parser: OutlineParser) {
    self.declaration = declaration
    self.parser = parser
  }

  private mutating func find() {
    let start = parser.firstToken(from: declaration.range.lowerBound)
    let introducer = parser.skipModifiers(from: start)
    cutModifiers(from: start, to: introducer)
    switch declaration.kind {
    case .function, .initializer: cutSignature(at: introducer)
    case .property:
      cutTypes(from: introducer + 1, to: parser.firstToken(from: declaration.headerRange.upperBound))
    case .enumCase: cutPayloads(from: introducer + 1)
    default: cutInheritance(at: introducer + 1)
    }
  }

  private mutating func cut(from start: Int, to end: Int) {
    let range = parser.range(from: start, to: end)
    if !range.isEmpty { cuts.append(range) }
  }

  private mutating func cutModifiers(from start: Int, to introducer: Int) {
    let tokens = start..<max(start, introducer)
    guard tokens.allSatisfy({ parser.kind($0) != .poundIf }), parser.isOrdered(tokens) else { return }
    var index = start
    while index < introducer {
      let isAttribute = parser.kind(index) == .at
      var next = isAttribute ? parser.skipAttribute(from: index, allowsBlank: true) : index + 1
      if !isAttribute, parser.kind(next) == .openParenthesis { next = parser.after(next) }
      if !(isAttribute ? matters(attribute: index + 1) : matters(modifier: index)) { cut(from: index, to: next) }
      index = next
    }
  }

  private func matters(modifier index: Int) -> Bool {
    switch parser.keyword(index) {
    case .static, .class: true
    case .weak, .unowned: declaration.kind == .property
    default: false
    }
  }

  private func matters(attribute index: Int) -> Bool {
    declaration.isType
      || declaration.kind == .property && PropertyFacts.matters(attribute: parser.parsePath(from: index).name)
  }

  /// What a type inherits, where the outline tells it.
  private mutating func cutInheritance(at name: Int) {
    guard declaration.isType, let brace = parser.plainHeaderEnd(from: name) else { return }
    guard let colon = (name..<brace).first(where: { parser.kind($0) == .colon }) else { return }
    cut(from: colon, to: brace)
  }

  /// A signature that the outline tells; else the effects, and what the types of parameters need not say.
  private mutating func cutSignature(at introducer: Int) {
    if let signature = parser.plainSignature(at: introducer), endsHeader(signature.end) {
      cut(from: signature.open + 1, to: signature.close)
      cut(from: signature.close + 1, to: signature.end)
    } else {
      cutPartOfSignature(at: introducer)
    }
  }

  /// Whether a body, or what does not belong to the declaration, is at an index.
  private func endsHeader(_ index: Int) -> Bool {
    parser.kind(index) == .openBrace || parser.end(before: index) == declaration.range.upperBound
  }

  private mutating func cutPartOfSignature(at introducer: Int) {
    var open = introducer + 1
    if declaration.kind == .function {
      open = parser.kind(open) == .identifier ? open + 1 : parser.skipOperatorName(from: open)
    } else if parser.kind(open) != .openParenthesis {
      open += 1
    }
    if parser.isSign(open, "<") { open = parser.skipAngles(from: open) ?? open }
    guard parser.kind(open) == .openParenthesis else { return }
    let close = Int(parser.token(open).partner)
    cutTypes(from: open + 1, to: close)
    let end = parser.skipEffectWords(from: close + 1)
    if !(close..<max(close, end)).contains(where: { parser.kind($0) == .openParenthesis }) {
      cut(from: close + 1, to: end)
    }
  }

  /// The parameters of function types, and attributes of types; default values are left alone.
  private mutating func cutTypes(from start: Int, to end: Int) {
    let tokens = start..<max(start, end)
    guard !tokens.contains(where: { parser.kind($0) == .openBrace }) else { return }
    for index in tokens {
      switch parser.kind(index) {
      case .at:
        let next = parser.skipAttribute(from: index)
        if parser.kind(next - 1) == .identifier { cut(from: index, to: next) }
      case .arrow: cutParameters(before: index, behind: start)
      default: break
      }
    }
  }

  private mutating func cutParameters(before arrow: Int, behind start: Int) {
    var close = arrow - 1
    while parser.keyword(close) == .throws || parser.keyword(close) == .async { close -= 1 }
    let open = Int(parser.token(close).partner)
    guard parser.kind(close) == .closeParenthesis, open >= start, open < close else { return }
    cut(from: open + 1, to: close)
  }

  /// The associated values of cases.
  private mutating func cutPayloads(from start: Int) {
    var index = start
    while parser.kind(index) == .identifier {
      index += 1
      if parser.kind(index) == .openParenthesis {
        cut(from: index, to: parser.after(index))
        index = parser.after(index)
      }
      guard parser.kind(index) == .comma else { return }
      index += 1
    }
  }
}
