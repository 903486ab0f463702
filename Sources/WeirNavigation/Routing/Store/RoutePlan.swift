/// What was made while a route was looked at, to be shown when it is followed: so no screen is made twice.
///
/// On the main actor. It lives as long as one change of the route.
@preconcurrency @MainActor
public final class RoutePlan {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let route: Route
  }

  private var made: [Key: Any] = [:]

  /// Makes an empty one.
  public init() {}

  /// What was made for a part of the route, made now if there is none.
  /// - Parameters:
  ///   - route: The segments that it is for, as their coordinator sees them.
  ///   - owner: The coordinator whose segments they are.
  public func value<Value>(for route: Route, of owner: AnyObject, make: () -> Value) -> Value {
    let key = Key(owner: ObjectIdentifier(owner), route: route)
    if let known = made[key] as? Value { return known }
    let value = make()
    made[key] = value
    return value
  }

  /// Takes what was made for a part of the route out, so that it is used once.
  public func take<Value>(_ type: Value.Type, for route: Route, of owner: AnyObject) -> Value? {
    made.removeValue(forKey: Key(owner: ObjectIdentifier(owner), route: route)) as? Value
  }

  /// Looks at what another coordinator is to show of a route that stands behind a prefix.
  /// - Throws: The error, with the segment's place in the longer route.
  public func check(_ route: Route, with coordinator: any AnyCoordinator, after prefix: Route) throws(RouteError) {
    do { try coordinator.check(route, in: self) } catch { throw error.below(prefix) }
  }
}
