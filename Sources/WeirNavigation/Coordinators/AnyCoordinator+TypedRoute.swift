extension AnyCoordinator {
  /// Reads a route as a typed one; for `check(_:in:)`, and to show what was read.
  ///
  /// A route that the value would write in another way, such as `item/07` for 7, is not known either: what is shown is
  /// compared with it.
  /// - Throws: Which segment does not fit; the place behind the last one where one is missing.
  public func read<Value: TypedRoute>(_ route: Route, as type: Value.Type) throws(RouteError) -> Value {
    let (value, written): (Value, Route)
    do {
      value = try Value(route: route)
      written = try value.encodedRoute()
    } catch {
      let position = (error as? TypedRouteError)?.position ?? 1
      throw unknownSegment(at: min(position - 1, route.count), of: route)
    }
    guard written == route else { throw unknownSegment(at: written.commonPrefix(with: route).count, of: route) }
    return value
  }
}
