/// Cuts bytes into tokens and pairs the brackets, without recursion.
///
/// The three buffers outlive the scanner. Where `tokens` is full the scan ends, and is uncertain.
struct TokenScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<ByteClass>
  private let tokens: UnsafeMutableBufferPointer<Token>

  var position = 0
  var isCertain = true
  private(set) var tokenCount = 0
  private(set) var comments: [Range<Int>] = []
  private var startsLine = true
  var brackets = BracketStack()
  /// Where a search for the end of a raw string on its own line ended in vain, and how many `#` it looked for.
  var vainSearch = (end: 0, pounds: Int.max)
  /// Whether a `#/` was found to have no end: then no other is looked for.
  var hasUnfinishedRegex = false

  init(
    bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<ByteClass>,
    tokens: UnsafeMutableBufferPointer<Token>
  ) {
    self.bytes = bytes
    self.classes = classes
    self.tokens = tokens
  }

  /// Scans everything.
  mutating func scan() {
    skipStartOfFile()
    while position < bytes.count { scanToken() }
    closeEverything()
    if tokenCount == tokens.count { tokenCount -= 1 }
    add(.end, from: position)
  }

  /// The byte at an offset, 0 outside the file.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

  /// Adds a token that ends at the current position.
  @inline(__always)
  mutating func add(_ kind: Token.Kind, from start: Int, isEscaped: Bool = false) {
    guard tokenCount < tokens.count else { return stop() }
    tokens[tokenCount] = Token(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
      partner: UInt32(truncatingIfNeeded: tokenCount), kind: kind, startsLine: startsLine, isEscaped: isEscaped)
    tokenCount += 1
    startsLine = false
  }

  private mutating func stop() {
    isCertain = false
    position = bytes.count
  }

  /// The token before the last `distance` ones.
  func previousToken(_ distance: Int = 0) -> Token? {
    tokenCount > distance ? tokens[tokenCount - 1 - distance] : nil
  }

  /// Makes two tokens each other's partners.
  mutating func pair(_ first: Int, _ second: Int) {
    guard first < tokenCount, second < tokenCount else { return }
    tokens[first].partner = UInt32(truncatingIfNeeded: second)
    tokens[second].partner = UInt32(truncatingIfNeeded: first)
  }

  /// Tells where an opening bracket without a partner ends.
  mutating func close(_ opening: Int, at token: Int) {
    if opening < tokenCount { tokens[opening].partner = UInt32(truncatingIfNeeded: token) }
  }

  private mutating func scanToken() {
    let start = position
    switch classes[Int(bytes[start])] {
    case .space: scanBlanks()
    case .lineBreak: scanLineBreak()
    case .letter, .dollar: scanIdentifier()
    case .digit: scanNumber()
    case .opening: open(bytes[start])
    case .closing: close(bytes[start])
    case .punctuation: scanPunctuation(bytes[start])
    case .period: scanOperator()
    case .operatorSign: scanSlashOrOperator()
    case .quote: scanString(from: start, pounds: 0)
    case .backtick: scanEscapedIdentifier()
    case .pound: scanPound()
    case .nonASCII: scanNonASCII()
    case .other: scanUnknown()
    }
  }

  // The loops over many bytes count in a local variable, which the compiler keeps in a register.

  @inline(__always)
  private mutating func scanBlanks() {
    var offset = position + 1
    while offset < bytes.count, classes[Int(bytes[offset])] == .space { offset += 1 }
    position = offset
  }

  @inline(__always)
  private mutating func scanLineBreak() {
    scanBlanks()
    startsLine = true
    // The string around ends at its line, so what follows is not what it seems.
    if brackets.isInSingleLineString { isCertain = false }
  }

  mutating func scanUnknown() {
    let start = position
    position += 1
    isCertain = false
    add(.unknown, from: start)
  }

  private mutating func scanPunctuation(_ byte: UInt8) {
    let start = position
    position += 1
    let kind: Token.Kind
    switch byte {
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":") where self.byte(position) == byte:
      // `Module::Type` is read like `Module.Type`.
      position += 1
      kind = .period
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: ";"): kind = .semicolon
    case UInt8(ascii: "@"): kind = .at
    default: kind = .backslash
    }
    add(kind, from: start)
  }

  private mutating func scanSlashOrOperator() {
    guard bytes[position] == UInt8(ascii: "/") else { return scanOperator() }
    switch byte(position + 1) {
    case UInt8(ascii: "/"): scanLineComment()
    case UInt8(ascii: "*"): scanBlockComment()
    default: scanOperator()
    }
  }

  private mutating func skipStartOfFile() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { scanLineComment() }
  }

  private mutating func scanLineComment() {
    var offset = position + 2
    while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
    offset = min(offset, bytes.count)
    comments.append(position..<offset)
    position = offset
  }

  private mutating func scanBlockComment() {
    let start = position
    var depth = 1
    var offset = position + 2
    while depth > 0, offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "*") where byte(offset + 1) == UInt8(ascii: "/"):
        depth -= 1
        offset += 2
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
        depth += 1
        offset += 2
      case 10, 13:
        startsLine = true
        offset += 1
      default: offset += 1
      }
    }
    if depth > 0 { isCertain = false }
    position = offset
    comments.append(start..<offset)
  }
}
