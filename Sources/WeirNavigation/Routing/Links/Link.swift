/// A link of the app: the form of its URL, and the route that it stands for.
///
///     Link("profile/:id(int)?tab=:tab?", to: "main/profiles/:id/:tab")
///
/// A segment is a text, a parameter (`:name`, or `:name(int)` and `:name(uuid)`, which take only such), or at the end the rest
/// of the path (`*name`, one or more segments). A query item is `key=text`, `key=:name`, or `key` alone for a parameter of that
/// name; with a `?` after it, it may be missing. In the route, a parameter that may be missing has to come last. As both
/// sides have the same names, the route can be turned into a URL too.
public struct Link: Hashable, Sendable {
  /// The form of the URL, as it was written.
  public let pattern: String
  /// The form of the route, as it was written.
  public let route: String

  /// Makes a link; its forms are read when a table is made.
  public init(_ pattern: String, to route: String) {
    self.pattern = pattern
    self.route = route
  }

  /// Makes a link whose route has the segments of its URL.
  public init(_ pattern: String) {
    self.init(pattern, to: String(pattern.prefix { $0 != "?" }))
  }
}
