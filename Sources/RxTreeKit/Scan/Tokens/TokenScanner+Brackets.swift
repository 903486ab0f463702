extension TokenScanner {
  /// Takes an opening bracket.
  mutating func open(_ byte: UInt8) {
    position += 1
    switch byte {
    case UInt8(ascii: "("): open(.openParenthesis, .parenthesis)
    case UInt8(ascii: "["): open(.openBracket, .bracket)
    default: open(.openBrace, .brace)
    }
  }

  private mutating func open(_ kind: Token.Kind, _ bracket: BracketStack.Kind) {
    brackets.push(.init(kind: bracket, token: tokenCount))
    add(kind, from: position - 1)
  }

  /// Takes a closing bracket.
  mutating func close(_ byte: UInt8) {
    position += 1
    switch byte {
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "]"): close(.closeBracket, .bracket)
    default: closeBrace()
    }
  }

  private mutating func closeParenthesis() {
    guard brackets.top?.kind == .interpolation else { return close(.closeParenthesis, .parenthesis) }
    close(.closeParenthesis, .interpolation)
    if let string = brackets.top, string.kind == .string { continueString(string) }
  }

  private mutating func close(_ kind: Token.Kind, _ bracket: BracketStack.Kind) {
    add(kind, from: position - 1)
    if let top = brackets.top, top.kind == bracket {
      pair(top.token, tokenCount - 1)
      _ = brackets.pop()
    } else {
      isCertain = false
    }
  }

  /// A brace closes what was left open inside it, so that one missing bracket does not swallow the rest of the file.
  private mutating func closeBrace() {
    if brackets.hasBrace {
      while let top = brackets.top, top.kind != .brace {
        close(top.token, at: tokenCount)
        _ = brackets.pop()
        isCertain = false
      }
    }
    close(.closeBrace, .brace)
  }

  /// Closes what the end of the file leaves open.
  mutating func closeEverything() {
    while let entry = brackets.pop() {
      close(entry.token, at: tokenCount)
      isCertain = false
    }
  }

  /// Takes `#if` and its kin, whose branches must each be balanced.
  mutating func addDirective(_ kind: Token.Kind, from start: Int) {
    add(kind, from: start)
    if kind == .poundIf {
      brackets.push(.init(kind: .directive, token: tokenCount - 1))
    } else if let top = brackets.top, top.kind == .directive {
      guard kind == .poundEndif else { return }
      pair(top.token, tokenCount - 1)
      _ = brackets.pop()
    } else {
      isCertain = false
    }
  }
}
