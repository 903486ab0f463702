/// Tells of which members of a type an outline knows as much as a parser would.
///
/// What ``HeaderFacts`` says of them is what lowering says, so that they need not be parsed. In doubt a member is parsed.
struct ToldMembers {
  /// How far modifiers are looked for, see ``SignatureReader``.
  private static let modifierLimit = 64

  private let parser: OutlineParser
  /// Whether the cases are told: a type's cases are parsed all or not at all.
  private let tellsCases: Bool

  init(of type: OutlineDeclaration, _ parser: OutlineParser) {
    self.parser = parser
    tellsCases = type.members.allSatisfy { $0.kind != .enumCase || !$0.name.utf8.contains(UInt8(ascii: ",")) }
  }

  /// Whether a member is told, or is nothing to navigation.
  func contains(_ member: OutlineDeclaration) -> Bool {
    switch member.kind {
    case .enumCase: tellsCases
    case .deinitializer, .associatedType, .operator, .import: true
    case .function: member.bodies.isEmpty && tellsFunction(member)
    case .property: member.bodies.isEmpty && tellsProperty(member)
    default: false
    }
  }

  /// The index of the keyword behind modifiers that are read as a parser reads them; nil behind others.
  private func introducer(of member: OutlineDeclaration) -> Int? {
    guard member.nameOffset - member.range.lowerBound < Self.modifierLimit else { return nil }
    let start = parser.firstToken(from: member.range.lowerBound)
    let introducer = parser.skipModifiers(from: start)
    let isPlain = (start..<max(start, introducer)).allSatisfy { index in
      switch parser.kind(index) {
      case .identifier, .at, .closeParenthesis: true
      case .openParenthesis: ["set", "safe", "unsafe"].contains(parser.name(index + 1))
      default: false
      }
    }
    return isPlain && parser.isOrdered(start..<max(start, introducer)) ? introducer : nil
  }

  /// `let x: X`, `weak var x: X?`, `var x: X { get }`.
  private func tellsProperty(_ member: OutlineDeclaration) -> Bool {
    guard let introducer = introducer(of: member), parser.isPlainWord(introducer + 1),
      parser.kind(introducer + 2) == .colon, let end = parser.skipPlainType(from: introducer + 3)
    else { return false }
    let isRequirement = parser.kind(end) == .openBrace
    return parser.end(before: isRequirement ? parser.after(end) : end) == member.range.upperBound
  }

  /// `func f(a: A, _ b: B?) -> C`.
  private func tellsFunction(_ member: OutlineDeclaration) -> Bool {
    guard let introducer = introducer(of: member), parser.kind(introducer + 2) == .openParenthesis,
      let signature = parser.plainSignature(at: introducer)
    else { return false }
    return parser.end(before: signature.end) == member.range.upperBound
  }
}
