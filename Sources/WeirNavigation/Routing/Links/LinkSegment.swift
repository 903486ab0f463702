/// One segment of a pattern.
enum LinkSegment: Hashable {
  case literal(String)
  case parameter(LinkParameter)
  /// One or more segments, up to the end.
  case rest(name: String)

  /// As it stands in a pattern.
  var text: String {
    switch self {
    case .literal(let text): PathText.escape(text)
    case .parameter(let parameter): parameter.text
    case .rest(let name): "*\(name)"
    }
  }

  /// The name of what is different each time.
  var name: String? {
    switch self {
    case .literal: nil
    case .parameter(let parameter): parameter.name
    case .rest(let name): name
    }
  }
}
