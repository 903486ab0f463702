public import WeirState

extension Store where State: RoutedState {
  /// Makes a store that tells a logger of each change of the route (Cordux's form).
  public convenience init(
    initialState: State, reducer: any AnyReducer, middlewares: [any AnyMiddleware] = [], routeLogger: RouteLogger?
  ) {
    self.init(initialState: initialState, reducer: reducer, middlewares: middlewares)
    routing.logger = routeLogger
  }

  /// What hands the route to the coordinators, and hears from them where the app is.
  public var routing: Routing { companion as? Routing ?? makeRouting() }

  /// What shows the route (Cordux); not kept alive.
  ///
  /// Once it is set it is handed the route of the state, unless that is what it shows.
  public weak var rootCoordinator: (any AnyCoordinator)? {
    get { routing.root }
    set { routing.setRoot(newValue) }
  }

  /// Changes the route, dispatches the action, and has the coordinators follow.
  ///
  /// The route in the state changes before the reducer gets the action, so that the reducer can change it again. Where a
  /// coordinator knows at once that a segment is unknown, nothing changes, and `routing.errors` sends. Changes are followed
  /// one after the other; each begins from where the app is then.
  public func route<Target>(_ action: RouteAction<Target>) { routing.ask(action, nil) }

  /// The same, and says when the app is there, or why not.
  /// - Parameter completionHandler: Gets the route that is shown in the end. It is called once.
  public func route<Target>(
    _ action: RouteAction<Target>, completionHandler: @escaping @MainActor (Result<Route, RouteError>) -> Void
  ) {
    routing.ask(action, completionHandler)
  }

  /// Changes the route, and waits until the app is there.
  /// - Returns: The route that is shown in the end.
  @discardableResult
  public func reach<Target>(_ action: RouteAction<Target>) async throws(RouteError) -> Route {
    try await withCheckedContinuation { continuation in
      routing.ask(action) { continuation.resume(returning: $0) }
    }.get()
  }

  /// Says where the app is already (Cordux): coordinators that have moved by themselves call it, and nobody has to follow.
  ///
  /// Observers are told unless the route stays the same.
  public func setRoute<Target>(_ action: RouteAction<Target>) {
    routing.store.note(false) { $0.reduce(action) }
  }

  private func makeRouting() -> Routing {
    let routing = Routing(RouteStore(self))
    companion = routing
    install { [weak routing] action, state in
      routing?.prepare(action, &state.route)
    } after: { [weak routing] action, state in
      routing?.hear(action, state.route)
    }
    return routing
  }
}
