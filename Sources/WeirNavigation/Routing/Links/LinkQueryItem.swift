/// What a pattern says of one query item.
struct LinkQueryItem: Hashable {
  /// What its value has to be.
  enum Value: Hashable {
    case literal(String)
    case parameter(LinkParameter)
  }

  let key: String
  let value: Value
  let isOptional: Bool

  /// As it stands in a pattern.
  var text: String {
    let end = isOptional ? "?" : ""
    return switch value {
    case .literal(let literal): "\(PathText.escape(key))=\(PathText.escape(literal))\(end)"
    case .parameter(let parameter): "\(PathText.escape(key))=\(parameter.text)\(end)"
    }
  }

  /// The parameter, if its value is different each time.
  var parameter: LinkParameter? {
    if case .parameter(let parameter) = value { parameter } else { nil }
  }

  /// What its value should be, in words.
  var expected: String {
    switch value {
    case .literal(let literal): "'\(literal)'"
    case .parameter(let parameter): parameter.kind == .int ? "a whole number" : "a \(parameter.kind.rawValue)"
    }
  }

  /// Whether a value is what it has to be.
  func takes(_ given: String) -> Bool {
    switch value {
    case .literal(let literal): literal == given
    case .parameter(let parameter): parameter.kind.takes(given)
    }
  }
}
