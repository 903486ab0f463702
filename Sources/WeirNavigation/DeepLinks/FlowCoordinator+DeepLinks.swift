extension FlowCoordinator: DeepLinkFollower {
  /// Waits for the first flow.
  public func untilReadyForLink() async {
    if tree.roots.isEmpty { await tree.rootWaiters.wait() }
  }

  /// Asks its flows which of them knows the route; before it has any, nothing is known.
  public func check(_ route: Route) throws(LinkError) {
    let roots = tree.roots.inOrder
    guard !roots.isEmpty else { return }
    _ = try root(for: route)
  }

  /// Hands the route to the first of its flows that knows it.
  public func hop(along route: Route) async throws(LinkError) -> DeepLinkProgress {
    DeepLinkProgress(segments: 0, next: try root(for: route))
  }

  private func root(for route: Route) throws(LinkError) -> any DeepLinkFollower {
    // Of several, the error of the one that knows the longest part of the route.
    var failure = LinkError.unknownSegment(route[0], position: 1, expected: [])
    var position = 0
    for node in tree.roots.inOrder {
      let follower = FlowFollower.of(node)
      do {
        try follower.check(route)
        return follower
      } catch {
        if error.position > position { (failure, position) = (error, error.position) }
      }
    }
    throw failure
  }
}

extension LinkError {
  /// The place in the route, where it has one.
  fileprivate var position: Int {
    switch self {
    case .unknownSegment(_, let position, _), .hopFailed(_, let position, _), .incompletePath(let position, _): position
    default: 1
    }
  }
}
