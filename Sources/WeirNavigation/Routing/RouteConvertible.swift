/// What stands for a route: a text, a case of an enum, a scene (Cordux).
public protocol RouteConvertible {
  /// The route that it stands for.
  func route() -> Route
}

extension String: RouteConvertible {
  /// The route of one segment: this text.
  public func route() -> Route { Route(self) }
}

extension RawRepresentable where RawValue == String {
  /// The route of one segment: the raw value.
  public func route() -> Route { Route(rawValue) }
}

extension Array: RouteConvertible where Element: RouteConvertible {
  /// The routes of the elements, one after the other.
  public func route() -> Route { reduce(into: Route()) { $0.append(contentsOf: $1.route()) } }
}
