extension DeepLinkFollower {
  /// Leads along a whole route: looks at it first, and begins each hop when the one before is ready.
  ///
  /// For those that have a follower inside, such as a coordinator that shows a flow. A newer link cancels the task; then it
  /// stops after the present hop.
  /// - Throws: `LinkError` with the place in the route, counted from 1. Hops that were done stay.
  public func follow(_ route: Route) async throws(LinkError) {
    var rest = route
    var current: any DeepLinkFollower = self
    var idleHops = 0
    defer { forgetChecked() }
    if !rest.isEmpty { try current.check(rest) }
    while !rest.isEmpty {
      await current.untilReadyForLink()
      let done = route.count - rest.count
      guard !Task.isCancelled else { throw .stopped(position: done + 1) }
      let progress = try await Self.hop(current, along: rest, after: done)
      idleHops = progress.segments > 0 ? 0 : idleHops + 1
      guard idleHops < mostIdleHops else {
        throw .hopFailed(segment: rest[0], position: done + 1, reason: "\(type(of: current)) leads nowhere")
      }
      rest.removeFirst(min(max(progress.segments, 0), rest.count))
      if let next = progress.next { current = next }
      if progress.next != nil, !rest.isEmpty { try Self.check(rest, current, after: route.count - rest.count) }
    }
    await current.untilReadyForLink()
  }

  private static func hop(
    _ follower: any DeepLinkFollower, along rest: Route, after done: Int
  ) async throws(LinkError) -> DeepLinkProgress {
    do { return try await follower.hop(along: rest) } catch { throw error.moved(by: done) }
  }

  private static func check(_ rest: Route, _ follower: any DeepLinkFollower, after done: Int) throws(LinkError) {
    do { try follower.check(rest) } catch { throw error.moved(by: done) }
  }
}

/// A follower that always names another one would never end.
private let mostIdleHops = 100
