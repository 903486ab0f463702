// Deep links lead through the coordinators of a store: `links.start(store.routing)`.
extension Routing: DeepLinkFollower {
  /// Waits until the coordinators have followed what was asked for before.
  public func untilReadyForLink() async { await settle() }

  /// Asks the coordinators whether they know the route; before there are any, nothing is known.
  public func check(_ route: Route) throws(LinkError) {
    guard let root, isIdle else { return }
    let plan = checked.flatMap { $0.route == route ? $0.plan : nil } ?? RoutePlan()
    do { try root.check(route, in: plan) } catch { throw LinkError(error) }
    checked = (route, plan)
  }

  /// Changes the route in the store, and waits until the coordinators are there.
  public func hop(along route: Route) async throws(LinkError) -> DeepLinkProgress {
    let result = await withCheckedContinuation { continuation in
      ask(RouteAction.goto(route)) { continuation.resume(returning: $0) }
    }
    if case .failure(let error) = result { throw LinkError(error) }
    return DeepLinkProgress(segments: route.count)
  }
}

extension DeepLinkFollower {
  /// Lets go of what it has made while it looked at a route that is not followed now.
  func forgetChecked() { (self as? Routing)?.checked = nil }
}

extension CoordinatorFlow: DeepLinkFollower {
  /// Asks the coordinator whether it knows the route.
  public func check(_ route: Route) throws(LinkError) {
    do { try coordinator.check(route, in: RoutePlan()) } catch { throw LinkError(error) }
  }

  /// Has the coordinator show the route: by its store where it is the root of one.
  public func hop(along route: Route) async throws(LinkError) -> DeepLinkProgress {
    if let routing = coordinator.routing, routing.root === coordinator { return try await routing.hop(along: route) }
    await coordinator.prepareForRoute(route)
    await coordinator.setRoute(route)
    let shown = coordinator.route
    guard shown.isPrefixed(with: route) else {
      let index = shown.commonPrefix(with: route).count
      throw .hopFailed(segment: route[index], position: index + 1, reason: "\(type(of: coordinator)) shows \(shown)")
    }
    return DeepLinkProgress(segments: route.count)
  }
}

extension LinkError {
  /// The error of a link of which coordinators do not know a segment, or which they have not followed.
  init(_ error: RouteError) {
    let segment = error.segment ?? error.route.last ?? ""
    self =
      if error.reason != .unknownSegment {
        .hopFailed(segment: segment, position: min(error.index + 1, error.route.count), reason: "\(error)")
      } else if error.index < error.route.count {
        .unknownSegment(segment, position: error.index + 1, expected: ["a segment that \(error.coordinator) knows"])
      } else {
        .incompletePath(position: error.index + 1, expected: ["a segment that \(error.coordinator) knows"])
      }
  }
}
