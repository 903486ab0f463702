/// A change of the route, as a logger sees it (Cordux).
public enum RouteEvent: Hashable, Sendable {
  /// The app's code said what the route is already.
  case set(Route)
  /// A routing action was handled by the store.
  case store(Route)
  /// A reducer changed the route.
  case reducer(Route)
}

extension RouteEvent: CustomStringConvertible {
  /// The event as one line.
  public var description: String {
    switch self {
    case .set(let route): "route set: \(route)"
    case .store(let route): "route by the store: \(route)"
    case .reducer(let route): "route by a reducer: \(route)"
    }
  }
}

/// Takes each change of the route.
public typealias RouteLogger = @MainActor (RouteEvent) -> Void

// The name is the one that Cordux has.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Prints each change of the route.
public func ConsoleRouteLogger(event: RouteEvent) {
  print(event)
}
