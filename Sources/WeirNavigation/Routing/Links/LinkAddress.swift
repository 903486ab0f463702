import Foundation

/// A URL, taken apart and decoded.
struct LinkAddress {
  let scheme: String
  let host: String?
  let segments: [String]
  let query: [(key: String, value: String)]

  init(_ text: String) throws(LinkError) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme, !scheme.isEmpty else {
      throw .invalidURL(text)
    }
    self.scheme = scheme.lowercased()
    host = parts.host
    // The host of a scheme of the app's own is the first segment.
    let isWeb = self.scheme == "https" || self.scheme == "http"
    let before = isWeb || parts.host?.isEmpty != false ? 0 : 1
    do {
      segments = try PathText.segments(of: parts.percentEncodedPath)
    } catch {
      throw error.moved(by: before)
    }
    query = try Self.items(parts.percentEncodedQuery ?? "")
  }

  /// The scheme and host, for people.
  var origin: String { "\(scheme)://\(host ?? "")" }

  private static func items(_ text: String) throws(LinkError) -> [(key: String, value: String)] {
    var items: [(key: String, value: String)] = []
    for item in text.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = PathText.unescape(parts[0].utf8),
        let value = PathText.unescape(parts.count > 1 ? parts[1].utf8 : Substring().utf8)
      else { throw .badQueryEncoding(item: String(item)) }
      items.append((key, value))
    }
    return items
  }
}
