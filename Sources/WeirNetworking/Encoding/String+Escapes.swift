extension Unicode.Scalar {
  /// Whether it means nothing but itself everywhere in a URL (RFC 3986, 2.3).
  var isUnreserved: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }

  /// Whether it may stand in a path as it is (RFC 3986, 3.3), the slash included.
  var isPathCharacter: Bool { isUnreserved || "!$&'()*+,;=:@/".unicodeScalars.contains(self) }

  /// Whether it may stand in a query as it is (RFC 3986, 3.4).
  var isQueryCharacter: Bool { isPathCharacter || self == "?" }
}

extension String {
  /// The text with all others escaped, in UTF-8.
  func percentEscaped(except isKept: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if isKept(scalar) { result.unicodeScalars.append(scalar) } else { result.appendEscaped(scalar) }
    }
    return result
  }

  /// The text as it is written in a URL: escapes stay, and what may not stand there is escaped, such as a lone `%`.
  func writtenInURL(allowing isAllowed: (Unicode.Scalar) -> Bool) -> String {
    let scalars = Array(unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let isEscape = scalar == "%" && scalars[(index + 1)...].prefix(2).filter(\.properties.isASCIIHexDigit).count == 2
      if isEscape || isAllowed(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result.appendEscaped(scalar)
      }
    }
    return result
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    let digits = Array("0123456789ABCDEF")
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      append("%")
      append(digits[Int(byte >> 4)])
      append(digits[Int(byte & 15)])
    }
  }
}
