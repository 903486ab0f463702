/// Why a link could not be followed or written; each case has the place, counted from 1.
public enum LinkError: Error, Hashable, Sendable {
  /// The text is no URL.
  case invalidURL(String)
  /// No origin of the table has this scheme and host.
  case foreignOrigin(String)
  /// Two slashes follow each other.
  case emptySegment(position: Int)
  /// A segment's percent escapes are broken, or its bytes are no UTF-8.
  case badEncoding(segment: String, position: Int)
  /// A query item's percent escapes are broken, or its bytes are no UTF-8.
  case badQueryEncoding(item: String)
  /// No link has this segment in this place; `expected` has what there could be.
  case unknownSegment(String, position: Int, expected: [String])
  /// The path ends where a segment has to follow.
  case incompletePath(position: Int, expected: [String])
  /// The path is known, but not without this query item.
  case missingQueryItem(String)
  /// The query item has a value that the link does not take.
  case badQueryItem(name: String, value: String, expected: String)
  /// No link leads to this route.
  case noLink(to: Route)
  /// The segment is known, but the app could not be led there.
  case hopFailed(segment: String, position: Int, reason: String)
  /// It was given up before this segment.
  case stopped(position: Int)
}

extension LinkError {
  /// The same in a longer route.
  func moved(by segments: Int) -> LinkError {
    switch self {
    case .emptySegment(let position): .emptySegment(position: position + segments)
    case .badEncoding(let segment, let position): .badEncoding(segment: segment, position: position + segments)
    case .unknownSegment(let segment, let position, let expected):
      .unknownSegment(segment, position: position + segments, expected: expected)
    case .incompletePath(let position, let expected):
      .incompletePath(position: position + segments, expected: expected)
    case .hopFailed(let segment, let position, let reason):
      .hopFailed(segment: segment, position: position + segments, reason: reason)
    case .stopped(let position): .stopped(position: position + segments)
    default: self
    }
  }
}

extension LinkError: CustomStringConvertible {
  /// What is wrong, where, and what could be there instead.
  public var description: String {
    switch self {
    case .invalidURL(let text): "'\(text)' is not a URL"
    case .foreignOrigin(let origin): "no link begins with \(origin)"
    case .emptySegment(let position): "segment \(position) is empty"
    case .badEncoding(let segment, let position): "segment \(position), '\(segment)', is not percent-encoded text"
    case .badQueryEncoding(let item): "the query item '\(item)' is not percent-encoded text"
    case .unknownSegment(let segment, let position, let expected):
      "segment \(position), '\(segment)', is unknown" + Self.hint(segment, expected)
    case .incompletePath(let position, let expected):
      "segment \(position) is missing" + Self.hint("", expected)
    case .missingQueryItem(let name): "the query item '\(name)' is missing"
    case .badQueryItem(let name, let value, let expected):
      "the query item '\(name)' is '\(value)', and should be \(expected)"
    case .noLink(let route): "no link leads to \(route.isEmpty ? "the empty route" : "\(route)")"
    case .hopFailed(let segment, let position, let reason):
      "segment \(position), '\(segment)', could not be followed: \(reason)"
    case .stopped(let position): "it was given up before segment \(position)"
    }
  }

  private static func hint(_ segment: String, _ expected: [String]) -> String {
    guard !expected.isEmpty else { return "; the path should end before it" }
    return "; it should be " + expected.joined(separator: " or ")
  }
}
