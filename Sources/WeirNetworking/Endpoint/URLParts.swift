/// A URL as text, cut at its query and its fragment.
///
/// Nothing is decoded, so that what was written stays as it was written.
struct URLParts {
  /// What comes before the query: scheme, authority and path.
  var front: Substring
  /// What follows the first `?`; nil where there is none.
  var query: Substring?
  /// What follows the first `#`; nil where there is none.
  var fragment: Substring?

  init(_ text: String) {
    let (rest, fragment) = Self.cut(text[...], at: "#")
    let (front, query) = Self.cut(rest, at: "?")
    self.front = front
    self.query = query
    self.fragment = fragment
  }

  /// The URL.
  var text: String {
    var text = String(front)
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// The path, which may be empty.
  var path: Substring {
    guard let authority = front.range(of: "://") else { return front }
    return front[authority.upperBound...].drop { $0 != "/" }
  }

  /// Adds parameters after those that are there.
  mutating func addQuery(_ added: some StringProtocol) {
    guard let query, !query.isEmpty else { return query = Substring(added) }
    self.query = query.hasSuffix("&") ? query + added : query + "&" + added
  }

  private static func cut(_ text: Substring, at separator: Unicode.Scalar) -> (Substring, Substring?) {
    guard let index = text.unicodeScalars.firstIndex(of: separator) else { return (text, nil) }
    return (text[..<index], text[text.unicodeScalars.index(after: index)...])
  }
}
