extension TagScanner {
  /// The next byte, unless the file ends.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Goes past a tag that begins an element.
  mutating func scanStart() throws(Failure) -> Tag {
    attributes.removeAll(keepingCapacity: true)
    name = try scanName()
    while true {
      let hasBlank = skipBlanks()
      switch current {
      case UInt8(ascii: ">"):
        position += 1
        depth += 1
        return .start
      case UInt8(ascii: "/"):
        position += 1
        try expect(UInt8(ascii: ">"))
        return .whole
      default:
        guard hasBlank else { throw failure(position < bytes.count ? "a tag is malformed" : "a tag does not end") }
        try scanAttribute()
      }
    }
  }

  /// Goes past a tag that ends an element.
  mutating func scanEnd() throws(Failure) -> Tag {
    attributes.removeAll(keepingCapacity: true)
    position += 1
    name = try scanName()
    skipBlanks()
    try expect(UInt8(ascii: ">"))
    guard depth > 0 else { throw failure("a tag ends what has not begun") }
    depth -= 1
    return .end
  }

  private mutating func scanAttribute() throws(Failure) {
    let name = try scanName()
    skipBlanks()
    try expect(UInt8(ascii: "="))
    skipBlanks()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("a tag is malformed")
    }
    guard let end = find(quote, from: position + 1) else { throw failure("a tag does not end") }
    let value = position + 1..<end
    guard find(UInt8(ascii: "<"), from: value.lowerBound, to: end) == nil else { throw failure("a tag does not end") }
    attributes.append((name, value))
    position = end + 1
  }

  private mutating func scanName() throws(Failure) -> Range<Int> {
    let start = position
    while let byte = current, Self.isNamePart(byte) { position += 1 }
    guard start < position else { throw failure(position < bytes.count ? "a tag is malformed" : "a tag does not end") }
    return start..<position
  }

  private mutating func expect(_ byte: UInt8) throws(Failure) {
    guard let current else { throw failure("a tag does not end") }
    guard current == byte else { throw failure("a tag is malformed") }
    position += 1
  }

  @discardableResult private mutating func skipBlanks() -> Bool {
    let start = position
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    return start < position
  }

  /// Goes past a comment, or text that is written as it is.
  mutating func skipDeclaration() throws(Failure) {
    if starts("!--", at: position) {
      position += 3
      try skip(past: "-->", "a comment does not end")
    } else if starts("![CDATA[", at: position) {
      try skip(past: "]]>", "a section of text does not end")
    } else {
      // What it declares would have to be known to read the rest, and may be without bounds.
      throw failure("it declares its own kind of document, which Interface Builder never does")
    }
  }

  /// Goes past the next place that holds a text.
  mutating func skip(past end: StaticString, _ reason: String) throws(Failure) {
    while let start = find(end.utf8Start.pointee, from: position) {
      position = start + 1
      guard starts(end, at: start) else { continue }
      position = start + end.utf8CodeUnitCount
      return
    }
    throw failure(reason)
  }
}
