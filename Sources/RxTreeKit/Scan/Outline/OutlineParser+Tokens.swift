extension OutlineParser {
  /// The kind of a token; the end of the file past it.
  @inline(__always)
  func kind(_ index: Int) -> Token.Kind { token(index).kind }

  /// A token; the end of the file past it.
  @inline(__always)
  func token(_ index: Int) -> Token { tokens[min(max(index, 0), tokens.count - 1)] }

  /// The keyword that a token is; nil in backticks.
  func keyword(_ index: Int) -> Keyword? {
    let token = token(index)
    guard token.kind == .identifier, !token.isEscaped else { return nil }
    return Keyword.find(UnsafeBufferPointer(rebasing: bytes[token.range]))
  }

  /// The index of the token behind this one, or behind its partner.
  func after(_ index: Int) -> Int {
    let token = token(index)
    let next = token.isOpening ? Int(token.partner) + 1 : index + 1
    return min(max(next, index + 1), tokens.count)
  }

  /// Where the token before an index ends.
  func end(before index: Int) -> Int { index > 0 ? Int(token(index - 1).end) : 0 }

  /// Whether a token is this one sign.
  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    let token = token(index)
    return token.end == token.start + 1 && token.isOperator && bytes[Int(token.start)] == UInt8(ascii: sign)
  }

  /// The text of an identifier without backticks.
  func name(_ index: Int) -> String {
    let token = token(index)
    var range = token.range
    if token.isEscaped, range.count > 2 { range = (range.lowerBound + 1)..<(range.upperBound - 1) }
    return text(range)
  }

  /// The text of a part of the file; bytes that are no UTF-8 become U+FFFD.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The inside of the bracket at an index.
  func interior(_ index: Int) -> Range<Int> {
    let open = token(index)
    return Int(open.end)..<max(Int(open.end), Int(token(Int(open.partner)).start))
  }

  /// The part of the file from one token up to the one before another; never empty backwards.
  func range(from start: Int, to end: Int) -> Range<Int> {
    let lower = Int(token(start).start)
    return lower..<max(lower, self.end(before: end))
  }
}
