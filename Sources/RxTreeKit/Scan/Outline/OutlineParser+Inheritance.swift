extension OutlineParser {
  /// The types of an inheritance clause that starts at an index, and the index behind it.
  func parseInheritance(from start: Int) -> (types: [InheritedType], end: Int) {
    var types: [InheritedType] = []
    var index = start
    while let end = skipType(from: index) {
      types += typeNames(from: index, to: end)
      guard kind(end) == .comma else { return (types, end) }
      index = end + 1
    }
    return (types, index)
  }

  /// The named types of a composition (`A & B<C>`); none for what is suppressed (`~Copyable`).
  func typeNames(from start: Int, to end: Int) -> [InheritedType] {
    var names: [InheritedType] = []
    var index = start
    while index < end {
      switch kind(index) {
      case .at: index = skipAttribute(from: index)
      case .prefixOperator, .infixOperator:
        guard isSign(index, "~") else {
          index += 1
          continue
        }
        index = parseInheritedType(from: index + 1, to: end).next
      case .identifier where !isTypePrefix(at: index, before: end):
        let (type, next) = parseInheritedType(from: index, to: end)
        names.append(type)
        index = next
      default: index += 1
      }
    }
    return names
  }

  /// Whether a word (`any`, `some` …) stands before a type: no type is followed by a name or a parenthesis.
  private func isTypePrefix(at index: Int, before end: Int) -> Bool {
    index + 1 < end && (kind(index + 1) == .identifier || kind(index + 1) == .openParenthesis)
  }

  /// A named type; of `A<B>.C` the name is `A.C`.
  func parseInheritedType(from start: Int, to end: Int) -> (type: InheritedType, next: Int) {
    var (name, index) = parsePath(from: start)
    var arguments: [String] = []
    while isSign(index, "<"), let close = skipAngles(from: index), close <= end {
      arguments += paths(from: index, to: close)
      index = close
      guard kind(index) == .period, kind(index + 1) == .identifier else { break }
      let (rest, pathEnd) = parsePath(from: index + 1)
      name += "." + rest
      index = pathEnd
    }
    return (InheritedType(name: name, arguments: arguments), index)
  }

  /// The names between two tokens that are no labels of tuples.
  private func paths(from start: Int, to end: Int) -> [String] {
    var paths: [String] = []
    var index = start
    while index < end {
      guard kind(index) == .identifier, !isTypePrefix(at: index, before: end), !isLabel(index) else {
        index += 1
        continue
      }
      let (path, next) = parsePath(from: index)
      paths.append(path)
      index = next
    }
    return paths
  }

  /// Whether a name is that of a part of a tuple, and not the key of a dictionary.
  private func isLabel(_ index: Int) -> Bool { kind(index + 1) == .colon && kind(index - 1) != .openBracket }

  /// A name, or several with periods between, and the index behind it.
  func parsePath(from start: Int) -> (name: String, end: Int) {
    var path = name(start)
    var index = start + 1
    while kind(index) == .period, kind(index + 1) == .identifier {
      path += "." + name(index + 1)
      index += 2
    }
    return (path, index)
  }
}
