extension PropertyListParser {
  /// Reads text with or without quotes.
  mutating func parseText() throws(Failure) -> String {
    guard let byte = current else { throw failure("it ends too early") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try parseQuoted(byte) }
    let start = position
    while let byte = current, plainBytes[Int(byte)] { position += 1 }
    guard position > start else { throw failure("a value is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// For each byte, whether text may hold it without quotes.
  static let plainBytes: [Bool] = {
    let signs = Set("_$/:.-+@~%&*^#!?|\\[]`".utf8)
    return (0...UInt8.max).map { byte in
      byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        || signs.contains(byte)
    }
  }()

  private mutating func parseQuoted(_ quote: UInt8) throws(Failure) -> String {
    let start = position
    position += 1
    while let byte = current, byte != quote {
      if byte == UInt8(ascii: "\\") { return try parseEscaped(quote, from: start) }
      position += 1
    }
    guard current == quote else { throw Failure(reason: "the text does not end", offset: start) }
    position += 1
    return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
  }

  /// Text with escapes, from its first one on.
  private mutating func parseEscaped(_ quote: UInt8, from start: Int) throws(Failure) -> String {
    var text = Array(bytes[start + 1..<position])
    while let byte = current, byte != quote {
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escaped = current else { break }
      position += 1
      appendEscape(escaped, to: &text)
    }
    guard current == quote else { throw Failure(reason: "the text does not end", offset: start) }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func appendEscape(_ escaped: UInt8, to text: inout [UInt8]) {
    switch escaped {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"): text += takeNumber(radix: 16, digits: 4, startingWith: 0)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      text += takeNumber(radix: 8, digits: 2, startingWith: UInt32(escaped - UInt8(ascii: "0")))
    default: text.append(escaped)
    }
  }

  /// The character with the number that the next digits complete.
  private mutating func takeNumber(radix: UInt32, digits: Int, startingWith first: UInt32) -> String.UTF8View {
    var value = first
    for _ in 0..<digits {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else { break }
      value = value * radix + UInt32(digit)
      position += 1
    }
    return String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8
  }

  /// Reads data, as the text that it is written as.
  mutating func parseData() throws(Failure) -> String {
    let start = position
    position += 1
    while let byte = current, byte != UInt8(ascii: ">") {
      guard byte == 0x20 || (0x09...0x0D).contains(byte) || Character(Unicode.Scalar(byte)).isHexDigit else {
        throw Failure(reason: start == 0 ? "it is not in Xcode's own form" : "the data is malformed", offset: position)
      }
      position += 1
    }
    guard current != nil else { throw Failure(reason: "the data does not end", offset: start) }
    position += 1
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
