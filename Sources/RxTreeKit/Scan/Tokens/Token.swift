/// A token of Swift source: what a scan keeps of it.
struct Token: Sendable {
  /// What a token is; keywords are identifiers here, see ``Keyword``.
  enum Kind: UInt8, Sendable {
    case identifier
    /// A number, a regex literal, or a string without interpolation.
    case literal
    /// The two ends of a string with interpolation; what is interpolated lies between, in parentheses.
    case openString, closeString
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case comma, colon, semicolon, period, at, pound, backslash, equal, arrow
    case prefixOperator, infixOperator, postfixOperator
    /// A `?` or `!` right behind an operand.
    case postfixMark
    case poundIf, poundElseif, poundElse, poundEndif
    /// A byte that starts no token.
    case unknown
    /// The end of the file.
    case end
  }

  /// Where it starts.
  var start: UInt32
  /// Where it ends.
  var end: UInt32
  /// The index of the bracket that belongs to this one (`#if` and `#endif` are a pair too); else its own index.
  var partner: UInt32
  /// What it is.
  var kind: Kind
  /// Whether a line break comes before it.
  var startsLine: Bool
  /// Whether it is an identifier in backticks.
  var isEscaped: Bool

  /// Its place in the file.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether it opens something that its partner closes.
  var isOpening: Bool {
    switch kind {
    case .openParenthesis, .openBracket, .openBrace, .openString: true
    default: false
    }
  }

  /// Whether it closes a bracket, a brace, a branch of `#if`, or the file: nothing goes on over it.
  var isClosing: Bool {
    switch kind {
    case .closeParenthesis, .closeBracket, .closeBrace, .closeString, .poundElse, .poundElseif, .poundEndif, .end: true
    default: false
    }
  }

  /// Whether it is an operator of several characters or one, `=` and `->` included.
  var isOperator: Bool {
    switch kind {
    case .prefixOperator, .infixOperator, .postfixOperator, .equal, .arrow, .postfixMark: true
    default: false
    }
  }
}
