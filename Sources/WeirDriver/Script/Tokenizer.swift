/// Cuts a line of a script into words and quoted texts.
///
/// A `#` where a word could begin makes the rest of the line a comment. In quotes stand the escapes `\"`, `\\`, `\n`,
/// `\t`, `\r` and `\u{1F600}`.
struct Tokenizer {
  private let characters: [Character]
  private var index = 0

  private init(_ line: String) { characters = Array(line) }

  /// The tokens of a line.
  static func tokens(of line: String) throws(SyntaxError) -> [Token] {
    var tokenizer = Tokenizer(line)
    var tokens: [Token] = []
    while let token = try tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(SyntaxError) -> Token? {
    while let character = peek, character.isWhitespace { index += 1 }
    guard let first = peek, first != "#" else { return nil }
    return first == "\"" ? try quoted() : word()
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func word() -> Token {
    let start = index
    while let character = peek, !character.isWhitespace { index += 1 }
    return Token(text: String(characters[start..<index]), column: start + 1)
  }

  private mutating func quoted() throws(SyntaxError) -> Token {
    let start = index
    index += 1
    var text = ""
    while let character = peek, character != "\"" {
      index += 1
      text.append(character == "\\" ? try escaped() : character)
    }
    guard peek != nil else { throw SyntaxError(column: start + 1, message: "the closing quote is missing") }
    index += 1
    var token = Token(text: text, isQuoted: true, column: start + 1)
    token.ordinal = try ordinal()
    return token
  }

  private mutating func ordinal() throws(SyntaxError) -> Int? {
    guard let next = peek, !next.isWhitespace else { return nil }
    let start = index
    let rest = word().text
    if rest.hasPrefix(":"), let number = Int(rest.dropFirst()), number > 0 { return number }
    throw SyntaxError(
      column: start + 1, message: "a space, or a number as in \"Save\":2, has to follow the closing quote")
  }

  private mutating func escaped() throws(SyntaxError) -> Character {
    let column = index
    guard let character = peek else { throw SyntaxError(column: column, message: "the closing quote is missing") }
    index += 1
    switch character {
    case "\"", "\\": return character
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u": return try scalar(column)
    default:
      throw SyntaxError(
        column: column,
        message: "\\\(QuotedText.plain(String(character))) is no escape: \\\" \\\\ \\n \\t \\r \\u{…} are")
    }
  }

  private mutating func scalar(_ column: Int) throws(SyntaxError) -> Character {
    var digits = ""
    if peek == "{" {
      index += 1
      while let digit = peek, digit.isHexDigit, digits.count < 8 {
        digits.append(digit)
        index += 1
      }
    }
    guard peek == "}", let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw SyntaxError(column: column, message: "\\u takes a character's number in braces, as in \\u{1F600}")
    }
    index += 1
    return Character(scalar)
  }
}
