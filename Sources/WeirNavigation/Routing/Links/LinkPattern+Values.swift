extension LinkPattern {
  /// The values that make the segments of this form, or nil where they have another.
  func values(of given: [String], optional: Set<String>) -> [String: [String]]? {
    var values: [String: [String]] = [:]
    for (index, segment) in segments.enumerated() {
      guard index < given.count else {
        guard let name = segment.name, optional.contains(name) else { return nil }
        continue
      }
      switch segment {
      case .literal(let text): guard text == given[index] else { return nil }
      case .parameter(let parameter):
        guard parameter.kind.takes(given[index]) else { return nil }
        values[parameter.name] = [given[index]]
      case .rest(let name):
        values[name] = Array(given[index...])
        return values
      }
    }
    return given.count > segments.count ? nil : values
  }
}

extension LinkSegment {
  /// What is compared to tell whether two paths are of one form.
  var shape: LinkSegment {
    switch self {
    case .literal: self
    case .parameter(let parameter): .parameter(LinkParameter(name: "", kind: parameter.kind))
    case .rest: .rest(name: "")
    }
  }

  /// The segments with the values put in; none where the value is missing.
  func text(with values: [String: [String]]) -> [String] {
    switch self {
    case .literal(let text): [text]
    case .parameter(let parameter): values[parameter.name] ?? []
    case .rest(let name): values[name] ?? []
    }
  }

  /// Whether it takes its value.
  func takes(_ values: [String: [String]]) -> Bool {
    guard case .parameter(let parameter) = self else { return true }
    return values[parameter.name]?.first.map(parameter.kind.takes) ?? false
  }
}

extension LinkQueryItem {
  /// Its value among these: a given one, or that of its parameter; nil where that is missing.
  func given(_ values: [String: [String]]) -> String? {
    switch value {
    case .literal(let literal): isOptional ? nil : literal
    case .parameter(let parameter): values[parameter.name]?.first
    }
  }
}
