/// What a byte means where a token starts.
enum ByteClass: UInt8, Sendable {
  // What can go on an identifier comes first, so that one comparison tells it.
  case letter, digit, dollar, nonASCII
  case space, lineBreak, opening, closing, punctuation, period, operatorSign, quote, backtick, pound, other

  /// Whether a byte of this class goes on an identifier.
  @inline(__always)
  var continuesIdentifier: Bool { rawValue <= ByteClass.nonASCII.rawValue }

  /// The class of each byte.
  static let table: [ByteClass] = (0...255).map { of(UInt8($0)) }

  private static func of(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "$"): .dollar
    case 0x80...: .nonASCII
    case 0, 9, 11, 12, UInt8(ascii: " "): .space
    case 10, 13: .lineBreak
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"): .punctuation
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "#"): .pound
    default: "/=-+!*%<>&|^~?".utf8.contains(byte) ? .operatorSign : .other
    }
  }
}
