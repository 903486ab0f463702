/// Cuts a package manifest into the tokens that matter to read its targets.
struct ManifestLexer {
  /// A token.
  enum Token: Hashable {
    case word(String)
    /// The value of a string literal; nil where it is computed.
    case text(String?)
    case sign(UInt8)

    /// Whether it is this sign.
    func isSign(_ sign: Unicode.Scalar) -> Bool { self == .sign(UInt8(ascii: sign)) }
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The tokens of a file; linear time, and total: what is malformed is passed over.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = ManifestLexer(bytes: bytes)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func next() -> Token? {
    while let byte = peek(0) {
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while let byte = peek(0), byte != 0x0A, byte != 0x0D { position += 1 }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        return takeText()
      } else if Self.isWord(byte) {
        return takeWord()
      } else {
        position += 1
        return .sign(byte)
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private mutating func takeWord() -> Token {
    let start = position
    while let byte = peek(0), Self.isWord(byte) { position += 1 }
    return .word(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Comments nest in Swift.
  private mutating func skipComment() {
    var depth = 0
    while let byte = peek(0) {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 1
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 1
      }
      position += 1
      if depth == 0 { return }
    }
  }
}

extension ManifestLexer {
  /// A string literal of any form, or a `#` that begins none.
  private mutating func takeText() -> Token {
    let start = position
    while peek(0) == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    guard peek(0) == UInt8(ascii: "\"") else { return .sign(UInt8(ascii: "#")) }
    let quotes = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") ? 3 : 1
    position += quotes
    var value: [UInt8] = []
    var isLiteral = quotes == 1
    while let byte = peek(0) {
      if closes(quotes, pounds) {
        position += quotes + pounds
        break
      }
      if byte == 0x0A && quotes == 1 { break }
      if byte == UInt8(ascii: "\\") && isEscape(pounds) {
        // What an escape stands for is never part of a target's name or path: it only must not end the literal.
        isLiteral = false
        position += pounds + 1
      } else {
        value.append(byte)
      }
      position += 1
    }
    return .text(isLiteral ? String(decoding: value, as: UTF8.self) : nil)
  }

  private func closes(_ quotes: Int, _ pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && (0..<pounds).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
  }

  private func isEscape(_ pounds: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
  }
}
