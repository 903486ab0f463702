extension TokenScanner {
  /// Takes an identifier or a keyword.
  @inline(__always)
  mutating func scanIdentifier() {
    let start = position
    skipIdentifier()
    // A lone `$` is no name.
    if position == start + 1, bytes[start] == UInt8(ascii: "$") { isCertain = false }
    add(.identifier, from: start)
  }

  @inline(__always)
  private mutating func skipIdentifier() {
    var offset = position
    while offset < bytes.count {
      let kind = classes[Int(bytes[offset])]
      guard kind.continuesIdentifier else { break }
      if kind == .nonASCII {
        let (scalar, length) = nonASCIIScalar(at: offset)
        if UnicodeOperators.contains(scalar) { break }
        offset += length
      } else {
        offset += 1
      }
    }
    position = offset
  }

  /// Takes a number; signs of exponents become operators, which changes nothing here.
  mutating func scanNumber() {
    let start = position
    while position < bytes.count {
      let kind = classes[Int(bytes[position])]
      let isFraction = kind == .period && classes[Int(byte(position + 1))] == .digit
      guard kind == .letter || kind == .digit || isFraction else { break }
      position += 1
    }
    add(.literal, from: start)
  }

  /// Takes an identifier in backticks.
  mutating func scanEscapedIdentifier() {
    let start = position
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 10, bytes[end] != 13 { end += 1 }
    guard byte(end) == UInt8(ascii: "`"), end > start + 1 else { return scanUnknown() }
    position = end + 1
    add(.identifier, from: start, isEscaped: true)
  }

  /// Takes an identifier or an operator that starts with a character outside ASCII.
  mutating func scanNonASCII() {
    let start = position
    if UnicodeOperators.contains(nonASCIIScalar(at: start).scalar) { return scanOperator() }
    skipIdentifier()
    if position == start { return scanUnknown() }
    add(.identifier, from: start)
  }

  /// Decodes a character outside ASCII; what is no UTF-8, or is blank, makes the scan uncertain.
  mutating func nonASCIIScalar(at offset: Int) -> (scalar: UInt32, length: Int) {
    let end = min(offset + 4, bytes.count)
    var decoder = UTF8()
    var iterator = bytes[offset..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      isCertain = false
      return (0xFFFD, 1)
    }
    if scalar.properties.isWhitespace || scalar.value < 0xA0 || scalar.value == 0xFEFF { isCertain = false }
    return (scalar.value, UTF8.width(scalar))
  }
}
