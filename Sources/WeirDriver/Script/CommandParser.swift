/// Reads a command from the words of a line.
struct CommandParser {
  let tokens: [Token]
  /// The column behind the last token, where something is missing.
  let end: Int

  /// Reads the command of a line, or nil where there is none.
  static func parse(_ line: String) throws(SyntaxError) -> Command? {
    let tokens = try Tokenizer.tokens(of: line)
    guard !tokens.isEmpty else { return nil }
    return try CommandParser(tokens: tokens, end: line.count + 1).command()
  }

  private func command() throws(SyntaxError) -> Command {
    let name = tokens[0]
    let rest = Array(tokens.dropFirst())
    if let command = Self.simple[name.text], !name.isQuoted {
      if let extra = rest.first { throw SyntaxError(column: extra.column, message: "\(name.text) takes nothing more") }
      return command
    }
    switch name.isQuoted ? "" : name.text {
    case "tap": return rest.map(\.text) == ["outside"] && !rest[0].isQuoted ? .tapOutside : .tap(try self.name(rest))
    case "type": return try type(rest)
    case "clear": return .clear(try self.name(rest))
    case "return": return .pressReturn(try optionalName(rest))
    case "set": return try set(rest)
    case "increase": return .increase(try self.name(rest))
    case "decrease": return .decrease(try self.name(rest))
    case "choose": return .choose(try choice(rest))
    case "swipe": return try swipe(rest)
    case "scroll": return try scroll(rest)
    case "refresh": return .refresh(try optionalName(rest))
    case "tab": return .tab(try self.name(rest))
    case "open": return .open(try one(rest, "a URL").text)
    case "expect": return .expect(try expectation(rest))
    case "help": return .help(rest.isEmpty ? nil : try one(rest, "a command").text)
    default: throw unknown(name)
    }
  }

  private static let simple: [String: Command] = [
    "back": .back, "route": .route, "tree": .tree, "steps": .steps, "undo": .undo, "redo": .redo, "save": .save,
    "outline": .outline, "quit": .quit,
  ]

  private func unknown(_ name: Token) -> SyntaxError {
    let names = CommandPage.all.map(\.name)
    let nearest = NearestName.nearest(to: name.text, in: names)
    let hint =
      nearest.isEmpty
      ? "the commands are \(names.joined(separator: ", "))" : "did you mean \(nearest.joined(separator: ", "))?"
    return SyntaxError(column: name.column, message: "there is no command \(QuotedText.quote(name.text)); \(hint)")
  }

  // MARK: Parts

  /// A name that all these words make: bare words with a space between each two, or one quoted text with a role before
  /// it.
  func name(_ tokens: [Token]) throws(SyntaxError) -> ElementName {
    guard let last = tokens.last else { throw missing("a name") }
    let words = tokens.dropLast()
    guard last.isQuoted else {
      if let quoted = words.first(where: \.isQuoted) { throw tooMuch(after: quoted) }
      return ElementName(tokens.map(\.text).joined(separator: " "))
    }
    if let quoted = words.first(where: \.isQuoted) { throw tooMuch(after: quoted) }
    guard !words.isEmpty else { return ElementName(exactly: last.text, ordinal: last.ordinal) }
    let roleText = words.map(\.text).joined(separator: " ")
    guard let role = OutlineRole(rawValue: roleText) else {
      let roles = OutlineRole.allCases.map(\.rawValue)
      let nearest = NearestName.nearest(to: roleText, in: roles).first.map { "; did you mean \($0)?" } ?? ""
      throw SyntaxError(
        column: words[words.startIndex].column,
        message: "\(QuotedText.quote(roleText)) is no role of an element\(nearest)")
    }
    return ElementName(exactly: last.text, ordinal: last.ordinal, role: role)
  }

  func optionalName(_ tokens: [Token]) throws(SyntaxError) -> ElementName? {
    if tokens.isEmpty { return nil }
    return try name(tokens)
  }

  func one(_ tokens: [Token], _ what: String) throws(SyntaxError) -> Token {
    guard let first = tokens.first else { throw missing(what) }
    if tokens.count > 1 { throw SyntaxError(column: tokens[1].column, message: "only \(what) is expected here") }
    return first
  }

  func missing(_ what: String) -> SyntaxError {
    let page = CommandPage.named(tokens[0].text)
    let usage = page.map { "; it is written \($0.usages.joined(separator: " or "))" } ?? ""
    return SyntaxError(column: end, message: "\(what) is missing\(usage)")
  }

  private func tooMuch(after token: Token) -> SyntaxError {
    let next = tokens.first { $0.column > token.column } ?? token
    return SyntaxError(column: next.column, message: "only one name is expected here")
  }
}
