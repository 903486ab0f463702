/// Where the app is: its segments from the root on (Cordux).
///
/// It is a collection of segments, so `first`, `dropFirst`, `starts(with:)`, `+` and literals work on it. A segment is any
/// text; in `description` and `init(path:)` a slash inside a segment is written `%2F`.
public struct Route: Hashable, Sendable {
  /// The segments.
  public var components: [String]

  /// Makes the empty route.
  public init() { components = [] }

  /// Makes a route of segments.
  public init(_ components: [String]) { self.components = components }

  /// Makes a route of one segment.
  public init(_ component: String) { components = [component] }

  /// Makes a route of segments that another collection holds, such as a part of a route.
  public init<Segments: Sequence>(_ segments: Segments) where Segments.Element == String {
    components = Array(segments)
  }

  /// Makes the route that something stands for.
  public init<Value: RouteConvertible>(_ value: Value) { self = value.route() }

  /// Whether this route begins with another one; every route begins with the empty one.
  ///
  /// Linear in the other's length.
  public func isPrefixed(with other: Route) -> Bool { components.starts(with: other.components) }

  /// What follows a prefix, or nil where this route does not begin with it.
  public func dropping(prefix: Route) -> Route? {
    isPrefixed(with: prefix) ? Route(components.dropFirst(prefix.count)) : nil
  }

  /// The longest route with which both begin.
  public func commonPrefix(with other: Route) -> Route {
    Route(zip(components, other.components).prefix { $0 == $1 }.map { $0.0 })
  }
}

extension Route: RouteConvertible {
  /// This very route.
  public func route() -> Route { self }
}
