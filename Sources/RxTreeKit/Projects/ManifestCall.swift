/// A call such as `.target(name: "App", path: "App")` in a manifest, with the tokens of its arguments by their labels.
struct ManifestCall {
  /// What a manifest says in one place.
  enum Literal<Value: Equatable>: Equatable {
    case missing, computed
    case value(Value)

    /// The value, if it is written as a literal.
    var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  let name: String
  private(set) var arguments: [String: ArraySlice<ManifestLexer.Token>] = [:]
  /// The index after the call.
  private(set) var end: Int

  /// Reads the call of one of these names that begins at a token, in linear time; nil if none does.
  init?(_ tokens: [ManifestLexer.Token], at start: Int, names: Set<String>) {
    guard start + 2 < tokens.count, tokens[start].isSign("."), case .word(let name) = tokens[start + 1],
      names.contains(name), tokens[start + 2].isSign("(")
    else { return nil }
    self.name = name
    end = start + 3
    readArguments(tokens)
  }

  private mutating func readArguments(_ tokens: [ManifestLexer.Token]) {
    var depth = 1
    var first = end
    while end < tokens.count, depth > 0 {
      let token = tokens[end]
      if token.isSign("(") || token.isSign("[") || token.isSign("{") { depth += 1 }
      if token.isSign(")") || token.isSign("]") || token.isSign("}") { depth -= 1 }
      if depth == 0 || (depth == 1 && token.isSign(",")) {
        add(tokens[first..<end])
        first = end + 1
      }
      end += 1
    }
  }

  private mutating func add(_ argument: ArraySlice<ManifestLexer.Token>) {
    guard case .word(let label)? = argument.first, argument.dropFirst().first?.isSign(":") == true else { return }
    arguments[label] = argument.dropFirst(2)
  }

  /// The text that an argument is.
  func text(_ label: String) -> Literal<String> {
    guard let tokens = arguments[label] else { return .missing }
    guard tokens.count == 1, case .text(let value?)? = tokens.first else { return .computed }
    return .value(value)
  }

  /// The texts that an argument lists.
  func texts(_ label: String) -> Literal<[String]> {
    guard let tokens = arguments[label] else { return .missing }
    guard tokens.first?.isSign("[") == true, tokens.last?.isSign("]") == true, tokens.count > 1 else {
      return .computed
    }
    var values: [String] = []
    for token in tokens.dropFirst().dropLast() where !token.isSign(",") {
      guard case .text(let value?) = token else { return .computed }
      values.append(value)
    }
    return .value(values)
  }
}
