extension AnyCoordinator {
  /// Takes away what stands in the way of a route, where there is anything.
  public func prepareForRoute(_ route: Route?) async {
    guard needsToPrepareForRoute(route) else { return }
    await withCheckedContinuation { continuation in
      call(self, "prepareForRoute(\(route ?? []))") {
        prepareForRoute(route, completionHandler: $0)
      } then: {
        continuation.resume()
      }
    }
  }

  /// Shows a route; returns when the transitions are done.
  public func setRoute(_ route: Route?) async {
    await withCheckedContinuation { continuation in
      call(self, "setRoute(\(route ?? []))") {
        setRoute(route, completionHandler: $0)
      } then: {
        continuation.resume()
      }
    }
  }
}
