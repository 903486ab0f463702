extension TokenScanner {
  /// Takes what starts with `#`: a raw string, a regex, a directive, or the `#` of a macro.
  mutating func scanPound() {
    let start = position
    var end = start
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    if byte(end) == UInt8(ascii: "\"") {
      position = end
      return scanString(from: start, pounds: end - start)
    }
    if byte(end) == UInt8(ascii: "/"), scanPoundRegex(from: start, slash: end) { return }
    position = start + 1
    scanDirective(from: start)
  }

  private mutating func scanDirective(from start: Int) {
    var end = position
    while classes[Int(byte(end))] == .letter { end += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[position..<end])
    guard let kind = Self.directiveKind(word) else { return add(.pound, from: start) }
    position = end
    addDirective(kind, from: start)
  }

  private static func directiveKind(_ word: UnsafeBufferPointer<UInt8>) -> Token.Kind? {
    guard word.count <= 6 else { return nil }
    let kinds: KeyValuePairs<StaticString, Token.Kind> = [
      "if": .poundIf, "elseif": .poundElseif, "else": .poundElse, "endif": .poundEndif,
    ]
    return kinds.first { pair in pair.key.withUTF8Buffer { $0.elementsEqual(word) } }?.value
  }

  /// Takes a string whose quotes start at the current position.
  mutating func scanString(from start: Int, pounds: Int) {
    let quote = bytes[position]
    // Quotes of one stroke are no Swift, though parsers know them.
    if quote == UInt8(ascii: "'") { return scanUnknown() }
    let isMultiline = startsMultilineString(pounds)
    position += isMultiline ? 3 : 1
    let string = BracketStack.Entry(kind: .string, token: tokenCount, pounds: pounds, isMultiline: isMultiline)
    scanString(string, from: start, isOpen: false)
  }

  /// Goes on with a string behind an interpolation.
  mutating func continueString(_ string: BracketStack.Entry) { scanString(string, from: position, isOpen: true) }

  private func isTriple(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "\"") && byte(offset + 1) == UInt8(ascii: "\"")
      && byte(offset + 2) == UInt8(ascii: "\"")
  }

  /// Whether three quotes open a string of several lines; `#"""#` holds one quote, on one line.
  private mutating func startsMultilineString(_ pounds: Int) -> Bool {
    guard isTriple(position) else { return false }
    guard pounds > 0 else { return true }
    if position < vainSearch.end, pounds >= vainSearch.pounds { return true }
    var offset = position + 3
    if hasPounds(offset, pounds) { return false }
    while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 {
      if bytes[offset] == UInt8(ascii: "\""), hasPounds(offset + 1, pounds) { return false }
      offset += 1
    }
    vainSearch = (offset, pounds)
    return true
  }

  private func hasPounds(_ offset: Int, _ count: Int) -> Bool {
    var found = 0
    while found < count, byte(offset + found) == UInt8(ascii: "#") { found += 1 }
    return found == count
  }

  private mutating func scanString(_ string: BracketStack.Entry, from start: Int, isOpen: Bool) {
    while position < bytes.count {
      skipPlainCharacters()
      switch byte(position) {
      case UInt8(ascii: "\"") where !string.isMultiline || isTriple(position):
        let quotes = string.isMultiline ? 3 : 1
        guard hasPounds(position + quotes, string.pounds) else {
          position += 1
          continue
        }
        position += quotes + string.pounds
        return endString(string, from: start, isOpen)
      case UInt8(ascii: "\\"):
        if scanEscape(string, from: start, isOpen) { return }
      case 10 where !string.isMultiline, 13 where !string.isMultiline:
        isCertain = false
        return endString(string, from: start, isOpen)
      default: position = min(position + 1, bytes.count)
      }
    }
    isCertain = false
    endString(string, from: start, isOpen)
  }

  @inline(__always)
  private mutating func skipPlainCharacters() {
    var offset = position
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\"),
      bytes[offset] != 10, bytes[offset] != 13
    {
      offset += 1
    }
    position = offset
  }

  /// Takes an escape; true for an interpolation, whose tokens come next.
  private mutating func scanEscape(_ string: BracketStack.Entry, from start: Int, _ isOpen: Bool) -> Bool {
    let escape = position
    guard hasPounds(position + 1, string.pounds) else {
      position += 1
      return false
    }
    position += 1 + string.pounds
    guard byte(position) == UInt8(ascii: "(") else {
      if byte(position) == UInt8(ascii: "\"") || byte(position) == UInt8(ascii: "\\") { position += 1 }
      return false
    }
    if !isOpen {
      position = escape
      add(.openString, from: start)
      position += 1 + string.pounds
      brackets.push(string)
    }
    brackets.push(.init(kind: .interpolation, token: tokenCount))
    position += 1
    add(.openParenthesis, from: position - 1)
    return true
  }

  private mutating func endString(_ string: BracketStack.Entry, from start: Int, _ isOpen: Bool) {
    guard isOpen else { return add(.literal, from: start) }
    add(.closeString, from: start)
    pair(string.token, tokenCount - 1)
    _ = brackets.pop()
  }
}
