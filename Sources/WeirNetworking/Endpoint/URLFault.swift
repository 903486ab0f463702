/// What is wrong with the URL of a request.
public struct URLFault: LocalizedError, CustomStringConvertible, Equatable {
  /// The URL, as written.
  public let url: String

  /// Where it is wrong: how many characters come before.
  public let offset: Int

  /// What is wrong, and what would be right.
  public let reason: String

  /// The URL, the place, and what is wrong.
  public var description: String { "\"\(url)\", at \(offset): \(reason)" }

  /// The description.
  public var errorDescription: String? { description }
}

extension URLFault {
  /// The URL that a text is, where it can be asked for as it is written.
  static func url(of text: String) throws(URLFault) -> URL {
    let parts = URLParts(text)
    guard let scheme = text.range(of: "://"), text.startIndex < scheme.lowerBound else {
      throw URLFault(url: text, offset: 0, reason: "a scheme and a host are missing, such as https://example.com")
    }
    let host = text.distance(from: text.startIndex, to: scheme.upperBound)
    if parts.front[scheme.upperBound...].first.map({ $0 == "/" }) ?? true {
      throw URLFault(url: text, offset: host, reason: "the host is missing")
    }
    if parts.fragment != nil {
      let offset = parts.front.count + (parts.query.map { $0.count + 1 } ?? 0)
      throw URLFault(url: text, offset: offset, reason: "a fragment is not sent; a # in a name is written %23")
    }
    if let offset = dotSegment(in: parts) {
      throw URLFault(url: text, offset: offset, reason: "the segments . and .. would lead to another path")
    }
    guard let url = URL(string: text), url.host?.isEmpty == false else {
      throw URLFault(url: text, offset: host, reason: "it is no URL")
    }
    return url
  }

  /// Where a segment is `.` or `..`, escaped or not.
  private static func dotSegment(in parts: URLParts) -> Int? {
    let path = parts.path
    var offset = parts.front.count - path.count
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
      let plain = segment.replacingOccurrences(of: "%2E", with: ".", options: .caseInsensitive)
      if plain == "." || plain == ".." { return offset }
      offset += segment.count + 1
    }
    return nil
  }
}
