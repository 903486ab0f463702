extension TokenScanner {
  /// Takes an operator, a period, a `?` or `!`, or a regex literal that an operator sign starts.
  mutating func scanOperator() {
    let start = position
    let isLeftBound = isLeftBound(start)
    let first = bytes[start]
    if first == UInt8(ascii: "?") || (first == UInt8(ascii: "!") && isLeftBound) {
      position += 1
      return add(isLeftBound ? .postfixMark : .infixOperator, from: start)
    }
    if first == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#"), scanPlaceholder() { return }
    let (end, slash) = operatorEnd(from: start)
    if let slash, scanRegex(at: slash, operatorFrom: start, to: end, isLeftBound) { return }
    position = end
    addOperator(from: start, operatorKind(from: start, to: end, isLeftBound))
  }

  /// Where an operator ends, at the latest where a comment starts, and where its first slash is.
  private mutating func operatorEnd(from start: Int) -> (end: Int, slash: Int?) {
    let isDotted = bytes[start] == UInt8(ascii: ".")
    var end = start
    var slash: Int?
    while end < bytes.count {
      switch classes[Int(bytes[end])] {
      case .operatorSign:
        if bytes[end] == UInt8(ascii: "/") {
          if end > start, byte(end + 1) == UInt8(ascii: "/") || byte(end + 1) == UInt8(ascii: "*") {
            return (end, slash)
          }
          slash = slash ?? end
        }
        end += 1
      case .period where isDotted: end += 1
      case .nonASCII:
        let (scalar, length) = nonASCIIScalar(at: end)
        guard UnicodeOperators.contains(scalar) else { return (end, slash) }
        end += length
      default: return (end, slash)
      }
    }
    return (end, slash)
  }

  /// What an operator is, told by what stands beside it.
  func operatorKind(from start: Int, to end: Int, _ isLeftBound: Bool) -> Token.Kind {
    if end == start + 1, bytes[start] == UInt8(ascii: "=") { return .equal }
    if end == start + 1, bytes[start] == UInt8(ascii: ".") { return .period }
    if end == start + 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") { return .arrow }
    let isRightBound = isRightBound(end, isLeftBound)
    if isLeftBound == isRightBound { return .infixOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// Adds an operator; each `>` at its start, and each mark behind that, becomes a token of its own, as it may close
  /// generic arguments.
  private mutating func addOperator(from start: Int, _ kind: Token.Kind) {
    let end = position
    var start = start
    if bytes[start] == UInt8(ascii: ">") {
      while start < end, let kind = splitKind(bytes[start], kind) {
        position = start + 1
        add(kind, from: start)
        start += 1
      }
    }
    position = end
    guard start < end else { return }
    add(end == start + 1 && bytes[start] == UInt8(ascii: "=") ? .equal : kind, from: start)
  }

  private func splitKind(_ byte: UInt8, _ kind: Token.Kind) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: ">"): kind
    case UInt8(ascii: "?"), UInt8(ascii: "!"): .postfixMark
    default: nil
    }
  }

  /// Whether what is left of an offset touches it.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case 0, 9, 10, 13, UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return byte(offset - 2) != UInt8(ascii: "*")
    default: return true
    }
  }

  /// Whether what is right of an offset touches it.
  func isRightBound(_ offset: Int, _ isLeftBound: Bool) -> Bool {
    switch byte(offset) {
    case 0, 9, 10, 13, UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
    default: return true
    }
  }

  /// Takes a placeholder of an editor, which stands for an identifier.
  private mutating func scanPlaceholder() -> Bool {
    var end = position + 2
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 {
      let next = byte(end + 1)
      if bytes[end] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return false }
      if bytes[end] == UInt8(ascii: "#"), next == UInt8(ascii: ">") {
        let start = position
        position = end + 2
        add(.identifier, from: start, isEscaped: true)
        return true
      }
      end += 1
    }
    return false
  }
}
