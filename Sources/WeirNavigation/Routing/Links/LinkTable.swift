public import Foundation

/// All links of an app: from URLs to routes and back.
///
/// Made once, and then a value that any thread may use. A URL that fits several links is that of the one that says most: a
/// text before a parameter, a parameter of a kind before one that takes any text, those before the rest of a path, and more
/// query items before fewer. Where neither of two says more, the table is not made. Query items that a link does not name, and
/// fragments, are left out of the route.
public struct LinkTable: Sendable {
  /// Where its links begin.
  public let origins: [LinkOrigin]
  /// The links, in the order in which they were given.
  public let links: [Link]

  // Immutable once made; its nodes are never changed after `init`.
  private nonisolated(unsafe) let tree: LinkTree
  private let forms: [LinkForm]

  /// Makes a table.
  ///
  /// - Throws: `LinkTableError` for a pattern that cannot be read, for names that are on one side only, and for two links of
  ///   which neither says more. Quadratic in the number of links.
  public init(origins: [LinkOrigin], links: [Link]) throws(LinkTableError) {
    var forms: [LinkForm] = []
    let tree = LinkTree()
    for (index, link) in links.enumerated() {
      let form = try LinkForm(link)
      for other in forms { try form.mustDiffer(from: other) }
      tree.add(form.pattern.segments[...], link: index)
      forms.append(form)
    }
    (self.origins, self.links, self.tree, self.forms) = (origins, links, tree, forms)
  }

  /// The route that a URL stands for.
  ///
  /// - Throws: `LinkError` with the segment or query item that is wrong, and what could be there instead.
  public func route(for url: URL) throws(LinkError) -> Route {
    try route(for: url.absoluteString)
  }

  /// The route that the text of a URL stands for.
  public func route(for url: String) throws(LinkError) -> Route {
    let address = try LinkAddress(url)
    let fitting = origins.lazy.compactMap { $0.segments(of: address) }.first
    guard let segments = fitting else { throw .foreignOrigin(address.origin) }
    let candidates = tree.links(of: segments[...])
    guard !candidates.isEmpty else { throw unknown(segments) }
    return try bestRoute(of: candidates, segments, address.query)
  }

  /// The URL that stands for a route, by the first link that leads there.
  ///
  /// - Parameter origin: Where it begins; the table's first origin unless given.
  /// - Throws: `LinkError.noLink` where none leads there.
  public func url(for route: Route, origin: LinkOrigin? = nil) throws(LinkError) -> URL {
    guard let origin = origin ?? origins.first else { throw .noLink(to: route) }
    for form in forms {
      guard let text = form.url(of: route, origin) else { continue }
      guard let url = URL(string: text) else { throw .invalidURL(text) }
      return url
    }
    throw .noLink(to: route)
  }

  private func bestRoute(
    of candidates: [Int], _ segments: [String], _ query: [(key: String, value: String)]
  ) throws(LinkError) -> Route {
    let items = Dictionary(query.map { ($0.key, $0.value) }) { first, _ in first }
    // What the link that asks for least has against it is said.
    var lastError: LinkError?
    // Among links of one path, those with more required items come first, as they say more.
    let ranked = candidates.enumerated().sorted { left, right in
      let (one, other) = (forms[left.element], forms[right.element])
      let isOnePath = one.pattern.segments.map(\.shape) == other.pattern.segments.map(\.shape)
      return isOnePath && one.weight != other.weight ? one.weight > other.weight : left.offset < right.offset
    }
    for candidate in ranked.map(\.element) {
      do throws(LinkError) {
        return try forms[candidate].route(of: segments, items)
      } catch {
        lastError = error
      }
    }
    throw lastError ?? unknown(segments)
  }

  private func unknown(_ segments: [String]) -> LinkError {
    let place = tree.firstUnknown(of: segments[...])
    guard segments.indices.contains(place.position - 1) else {
      return .incompletePath(position: place.position, expected: place.expected)
    }
    return .unknownSegment(segments[place.position - 1], position: place.position, expected: place.expected)
  }
}

extension LinkTable: CustomStringConvertible {
  /// The table for people: where links begin, then each link with the route that it stands for.
  public var description: String {
    let width = forms.map(\.pattern.text.count).max() ?? 0
    let rows = forms.map { form in
      let link = form.pattern.text
      return "  \(link)\(String(repeating: " ", count: width - link.count))  →  \(form.target.text)"
    }
    return (origins.map(\.text) + rows).joined(separator: "\n")
  }
}
