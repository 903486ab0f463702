extension TokenScanner {
  /// Takes a regex literal that starts at a slash inside an operator, and the operator before it, if it is one.
  mutating func scanRegex(at slash: Int, operatorFrom start: Int, to end: Int, _ isLeftBound: Bool) -> Bool {
    guard !isLeftBound else { return false }
    let keyword = previousKeyword
    if keyword == .func || keyword == .operator { return false }
    var mustBeRegex = false
    if !isRightBound(end, isLeftBound) {
      let follows = followsTryMark
      guard follows || isRegexPosition(keyword) else { return false }
      mustBeRegex = follows || !isInArguments
    }
    guard let regexEnd = regexEnd(slash, mustBeRegex) else { return false }
    if slash > start {
      position = slash
      add(operatorKind(from: start, to: slash, isLeftBound), from: start)
    }
    position = regexEnd
    add(.literal, from: slash)
    return true
  }

  private var previousKeyword: Keyword? {
    guard let token = previousToken(), token.kind == .identifier, !token.isEscaped else { return nil }
    return Keyword.find(UnsafeBufferPointer(rebasing: bytes[token.range]))
  }

  private var followsTryMark: Bool {
    guard previousToken()?.kind == .postfixMark, let token = previousToken(1), token.kind == .identifier else {
      return false
    }
    return Keyword.find(UnsafeBufferPointer(rebasing: bytes[token.range])) == .try
  }

  /// Whether an operator may stand alone here, as an argument.
  private var isInArguments: Bool {
    switch previousToken()?.kind {
    case .openParenthesis, .openBracket, .comma, .colon: true
    default: false
    }
  }

  /// Whether an expression is expected, so that a slash starts a regex even with blanks on both sides.
  private func isRegexPosition(_ keyword: Keyword?) -> Bool {
    guard let token = previousToken() else { return true }
    switch token.kind {
    case .openBrace, .openParenthesis, .openBracket, .prefixOperator, .infixOperator, .equal, .semicolon, .comma,
      .colon, .poundIf, .poundElseif, .poundElse, .poundEndif, .unknown:
      return true
    case .identifier: return keyword?.comesBeforeExpression ?? false
    default: return false
    }
  }

  /// Where a regex literal between slashes ends, or nil where there is none.
  private mutating func regexEnd(_ slash: Int, _ mustBeRegex: Bool) -> Int? {
    let next = byte(slash + 1)
    if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return nil }
    if !mustBeRegex, next == UInt8(ascii: " ") || next == 9 { return nil }
    if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
    var pattern = RegexPattern()
    var offset = slash + 1
    while offset < bytes.count, !isLineBreak(offset) {
      if bytes[offset] == UInt8(ascii: "/") { return bareEnd(offset, mustBeRegex) }
      guard pattern.take(bytes[offset]) || mustBeRegex else { return nil }
      offset += escapeLength(offset)
    }
    guard mustBeRegex else { return nil }
    isCertain = false
    return min(offset, bytes.count)
  }

  private mutating func bareEnd(_ slash: Int, _ mustBeRegex: Bool) -> Int? {
    let isComment = byte(slash + 1) == UInt8(ascii: "/") || byte(slash + 1) == UInt8(ascii: "*")
    let last = byte(slash - 1)
    let hasBlank = (last == UInt8(ascii: " ") || last == 9) && byte(slash - 2) != UInt8(ascii: "\\")
    guard isComment || hasBlank else { return slash + 1 }
    guard mustBeRegex else { return nil }
    isCertain = false
    return slash + 1
  }

  /// Takes a regex literal between `#/` and `/#`, which may span lines.
  mutating func scanPoundRegex(from start: Int, slash: Int) -> Bool {
    let pounds = slash - start
    var offset = slash + 1
    while byte(offset) == UInt8(ascii: " ") || byte(offset) == 9 { offset += 1 }
    let isMultiline = byte(offset) == 10 || byte(offset) == 13
    if hasUnfinishedRegex { return false }
    offset = slash + 1
    while offset < bytes.count, isMultiline || !isLineBreak(offset) {
      if bytes[offset] == UInt8(ascii: "/"), poundCount(offset + 1) >= pounds {
        position = offset + 1 + poundCount(offset + 1)
        add(.literal, from: start)
        return true
      }
      offset += escapeLength(offset)
    }
    hasUnfinishedRegex = true
    isCertain = false
    return false
  }

  private func isLineBreak(_ offset: Int) -> Bool { byte(offset) == 10 || byte(offset) == 13 }

  /// The length of a character of a pattern: 2 for an escape on one line.
  private func escapeLength(_ offset: Int) -> Int {
    bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count && !isLineBreak(offset + 1) ? 2 : 1
  }

  private func poundCount(_ offset: Int) -> Int {
    var end = offset
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    return end - offset
  }
}

/// How deep the groups of a pattern are, which tells a regex from two divisions.
private struct RegexPattern {
  private var groups = 0
  private var classes = 0

  /// Takes a byte that is not escaped; false for a group that closes without having been opened.
  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "(") where classes == 0: groups += 1
    case UInt8(ascii: ")") where classes == 0:
      guard groups > 0 else { return false }
      groups -= 1
    case UInt8(ascii: "["): classes += 1
    case UInt8(ascii: "]"): classes = max(0, classes - 1)
    default: break
    }
    return true
  }
}
