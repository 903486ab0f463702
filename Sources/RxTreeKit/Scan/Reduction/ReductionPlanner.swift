/// Decides which parts of a file are kept.
struct ReductionPlanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let outline: SourceOutline
  private let hits: RelevantOffsets
  private let starts: RelevantOffsets
  private let words: WordSet
  private let wholeTypes: WordSet
  private let isTopLevelCode: Bool
  private var kept: [Range<Int>] = []
  /// The first directive that has not been passed.
  private var nextDirective = 0

  init(
    bytes: UnsafeBufferPointer<UInt8>, outline: SourceOutline, hits: RelevantOffsets, starts: RelevantOffsets,
    relevance: Relevance
  ) {
    self.bytes = bytes
    self.outline = outline
    self.hits = hits
    self.starts = starts
    words = relevance.words
    wholeTypes = relevance.wholeTypes
    isTopLevelCode = Self.isTopLevelCode(outline, hits)
  }

  /// Whether the file runs statements that matter: then each of them may say what another one is about.
  private static func isTopLevelCode(_ outline: SourceOutline, _ hits: RelevantOffsets) -> Bool {
    outline.declarations.contains { $0.kind == .other }
      && outline.declarations.contains { isCode($0) && hits.intersects($0.range) }
  }

  private static func isCode(_ declaration: OutlineDeclaration) -> Bool {
    declaration.kind == .other || declaration.kind == .property
  }

  /// The parts to keep, in order and without overlaps; none where nothing matters.
  mutating func plan() -> [Range<Int>] {
    var matters = false
    var position = 0
    for declaration in outline.declarations {
      keepDirectives(from: position, to: declaration.range.lowerBound)
      matters = keepIfItMatters(declaration) || matters
      position = declaration.range.upperBound
    }
    keepDirectives(from: position, to: Int.max)
    return matters ? kept : []
  }

  /// Keeps what matters of a declaration; false where nothing does.
  private mutating func keepIfItMatters(_ declaration: OutlineDeclaration) -> Bool {
    if declaration.isType { return keepTypeIfItMatters(declaration) }
    guard declaration.kind != .import else { return false }
    let matters = hits.intersects(declaration.range)
    if matters || isTopLevelCode && Self.isCode(declaration) { keepLeaf(declaration) }
    return matters
  }

  private mutating func keepTypeIfItMatters(_ type: OutlineDeclaration) -> Bool {
    if isWhole(type) || holdsWhatMatters(type) {
      kept.append(type.range.lowerBound..<endWithSemicolon(type))
      return true
    }
    let count = kept.count
    var matters = false
    // The brace that ends the header belongs to it.
    kept.append(type.range.lowerBound..<type.headerRange.upperBound + 1)
    var position = type.headerRange.upperBound
    for member in type.members {
      keepDirectives(from: position, to: member.range.lowerBound)
      matters = keepMember(member) || matters
      position = member.range.upperBound
    }
    let brace = type.range.upperBound - 1
    keepDirectives(from: position, to: brace)
    kept.append(brace..<endWithSemicolon(type))
    if !matters { kept.removeSubrange(count...) }
    return matters
  }

  /// Keeps a member that matters; false where it does not.
  private mutating func keepMember(_ member: OutlineDeclaration) -> Bool {
    switch member.kind {
    case .class, .actor, .struct, .enum, .protocol, .extension: return keepTypeIfItMatters(member)
    case .import, .operator, .macro, .other: return keepIfItMatters(member)
    default:
      // The outline tells the signatures of the members that are left out.
      guard hits.intersects(member.range) else { return false }
      keepLeaf(member)
      return true
    }
  }

  /// Keeps a declaration, but for those of its bodies that do not matter.
  ///
  /// Where the signature matters, all bodies do: a factory's result says what it makes only together with its body.
  private mutating func keepLeaf(_ declaration: OutlineDeclaration) {
    var start = declaration.range.lowerBound
    let keepsBodies = hits.intersects(declaration.headerRange)
    for body in declaration.bodies where !keepsBodies && !hits.intersects(body) {
      if start < body.lowerBound { kept.append(start..<body.lowerBound) }
      start = body.upperBound
    }
    let end = endWithSemicolon(declaration)
    if start < end { kept.append(start..<end) }
  }

  /// Where a declaration ends, with the semicolon that lets another one follow on its line.
  private func endWithSemicolon(_ declaration: OutlineDeclaration) -> Int {
    let end = declaration.range.upperBound
    var offset = end
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset < bytes.count && bytes[offset] == UInt8(ascii: ";") ? offset + 1 : end
  }

  private func isWhole(_ type: OutlineDeclaration) -> Bool {
    if wholeTypes.isEmpty { return false }
    if wholeTypes.contains(type.name) { return true }
    guard let period = type.name.lastIndex(of: ".") else { return false }
    return wholeTypes.contains(String(type.name[type.name.index(after: period)...]))
  }

  /// Whether a type that is itself nothing to navigation keeps a flow or coordinator, which any of its bodies may start.
  private func holdsWhatMatters(_ type: OutlineDeclaration) -> Bool {
    !words.contains(type.name) && type.members.contains { $0.kind == .property && starts.intersects($0.range) }
  }

  /// Keeps the directives in a gap between declarations; those before it were inside of something.
  private mutating func keepDirectives(from start: Int, to end: Int) {
    while nextDirective < outline.directives.count {
      let directive = outline.directives[nextDirective]
      guard directive.lowerBound < end else { return }
      if directive.lowerBound >= start { kept.append(directive) }
      nextDirective += 1
    }
  }
}
