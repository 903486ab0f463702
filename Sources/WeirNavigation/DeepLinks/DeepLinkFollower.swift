/// What a deep link leads through: a flow coordinator, a coordinator, or what stands for one.
///
/// On the main actor. A link is followed hop by hop: a follower leads one hop further, and says how much of the route that
/// was and who takes the rest. A coordinator that leads all the way itself answers with the whole route.
@preconcurrency @MainActor
public protocol DeepLinkFollower: AnyObject {
  /// Waits until it can be led further; returns at once unless given.
  ///
  /// Returns early when the task is cancelled.
  func untilReadyForLink() async

  /// Looks, before the first hop, for a segment that nobody knows; changes nothing, and finds nothing unless given.
  /// - Parameter route: What is left of the route, at least one segment.
  /// - Throws: `LinkError` with the place in that route, counted from 1.
  func check(_ route: Route) throws(LinkError)

  /// Leads one hop further, and returns when that is done.
  /// - Parameter route: What is left of the route, at least one segment.
  /// - Throws: `LinkError` with the place in that route, counted from 1; then nothing should have changed.
  func hop(along route: Route) async throws(LinkError) -> DeepLinkProgress
}

extension DeepLinkFollower {
  /// Returns at once.
  public func untilReadyForLink() async {}

  /// Finds nothing.
  public func check(_ route: Route) throws(LinkError) {}
}

/// How far a hop has led.
@preconcurrency @MainActor
public struct DeepLinkProgress {
  /// How many segments are done; none where it was only found out who takes them.
  public let segments: Int
  /// Who takes the rest; nil for the same follower.
  public let next: (any DeepLinkFollower)?

  /// Makes one.
  public init(segments: Int, next: (any DeepLinkFollower)? = nil) {
    self.segments = segments
    self.next = next
  }
}
