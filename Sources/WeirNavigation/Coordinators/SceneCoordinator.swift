/// A coordinator that shows one of several others, named by the first segment (Cordux).
@preconcurrency @MainActor
public protocol SceneCoordinator: Coordinator {
  /// The scene that is shown.
  var currentScene: Scene? { get set }

  /// The coordinator of a segment, and whether it has been started; nil for a segment that is not known.
  ///
  /// It may be asked before a change, to look whether the route can be shown; what it made is used then.
  func coordinatorForTag(_ tag: String) -> (coordinator: any AnyCoordinator, started: Bool)?

  /// Shows the controller of a coordinator in place of the one before, and then calls the handler.
  func presentCoordinator(_ coordinator: (any AnyCoordinator)?, completionHandler: @escaping () -> Void)
}

/// What `coordinatorForTag` has answered.
struct SceneAnswer {
  let answer: (coordinator: any AnyCoordinator, started: Bool)?
}

extension SceneCoordinator {
  /// The route of the scene that is shown.
  public var route: Route { currentScene?.route() ?? [] }

  /// The coordinator of the scene that is shown.
  public var childCoordinators: [any AnyCoordinator] { currentScene.map { [$0.coordinator] } ?? [] }

  /// Asks the scene that is shown: with its part of the route, or with nil where another one comes.
  public func needsToPrepareForRoute(_ route: Route?) -> Bool {
    currentScene?.coordinator.needsToPrepareForRoute(partOfCurrentScene(route)) ?? false
  }

  /// Has the scene that is shown prepare.
  public func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    guard let scene = currentScene else { return completionHandler() }
    let part = partOfCurrentScene(route)
    call(scene.coordinator, "prepareForRoute(\(part ?? []))") {
      scene.coordinator.prepareForRoute(part, completionHandler: $0)
    } then: {
      completionHandler()
    }
  }

  /// Hands the route on, to another scene where the first segment says so; the empty route changes nothing.
  public func setRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    guard let route, let tag = route.first else { return completionHandler() }
    if let scene = currentScene, scene.tag == tag {
      return hand(sceneRoute(route), to: scene.coordinator, completionHandler)
    }
    let known = store.routing.running?.plan.take(SceneAnswer.self, for: Route(tag), of: self)
    guard let (coordinator, started) = known?.answer ?? coordinatorForTag(tag) else { return completionHandler() }
    currentScene = Scene(tag: tag, coordinator: coordinator)
    if !started { coordinator.start(route: sceneRoute(route)) }
    show(coordinator, started ? sceneRoute(route) : nil, completionHandler)
  }

  /// Knows the segments that `coordinatorForTag` knows.
  public func check(_ route: Route, in plan: RoutePlan) throws(RouteError) {
    guard let tag = route.first else { return }
    let coordinator: (any AnyCoordinator)? =
      if let scene = currentScene, scene.tag == tag { scene.coordinator } else {
        plan.value(for: Route(tag), of: self) { SceneAnswer(answer: coordinatorForTag(tag)) }.answer?.coordinator
      }
    guard let coordinator else { throw unknownSegment(at: 0, of: route) }
    try plan.check(sceneRoute(route), with: coordinator, after: Route(tag))
  }

  private func show(_ coordinator: any AnyCoordinator, _ route: Route?, _ done: @escaping () -> Void) {
    call(self, "presentCoordinator(\(type(of: coordinator)))") {
      presentCoordinator(coordinator, completionHandler: $0)
    } then: { [weak self] in
      guard let self else { return done() }
      self.hand(route, to: coordinator) { MainActor.assumeIsolated { coordinator.presentStored { done() } } }
    }
  }

  private func hand(_ route: Route?, to coordinator: any AnyCoordinator, _ done: @escaping () -> Void) {
    guard let route else { return done() }
    call(coordinator, "setRoute(\(route))") {
      coordinator.setRoute(route, completionHandler: $0)
    } then: {
      done()
    }
  }

  private func sceneRoute(_ route: Route) -> Route { Route(route.dropFirst()) }

  /// The part of a route for the scene that is shown, or nil where it leaves.
  private func partOfCurrentScene(_ route: Route?) -> Route? {
    guard let route, !route.isEmpty else { return route.map { _ in currentScene?.coordinator.route ?? [] } }
    return route.first == currentScene?.tag ? sceneRoute(route) : nil
  }
}
