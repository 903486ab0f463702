/// How a text is written in an outline and in a script: between quotes, in one line, and harmless for a terminal.
///
/// Control characters, and those that turn the direction of a line, are escaped, so that a name that an app got from
/// somewhere cannot steer the terminal.
enum QuotedText {
  /// The text between quotes, with escapes.
  static func quote(_ text: String) -> String {
    "\"\(escape(text, isQuoted: true))\""
  }

  /// The text without quotes, with what would steer a terminal escaped.
  static func plain(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escape(String($0), isQuoted: false) }
      .joined(separator: "\n")
  }

  private static func escape(_ text: String, isQuoted: Bool) -> String {
    guard text.unicodeScalars.contains(where: { isSpecial($0, isQuoted) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      guard isSpecial(scalar, isQuoted) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }

  private static func isSpecial(_ scalar: Unicode.Scalar, _ isQuoted: Bool) -> Bool {
    if isQuoted, scalar == "\"" || scalar == "\\" { return true }
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }
}
