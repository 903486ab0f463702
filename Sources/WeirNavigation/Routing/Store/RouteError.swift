/// Why the app is not where a route says; the app is then where it was, or where the last transition has led.
///
/// It is a value for bad input and for transitions that failed, never a trap.
public struct RouteError: Error, Equatable, Sendable {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// Nobody knows the segment; nothing has changed.
    case unknownSegment
    /// The coordinators stopped before the segment; the route that they show, and the transitions that did not finish.
    case notReached(actual: Route, transitions: [TransitionRecord])
    /// A completion handler was not called in time or was thrown away; the route that the coordinators show.
    case lost(actual: Route)
    /// A middleware stopped the action, or no coordinator is left to follow it.
    case notHandled
  }

  /// What went wrong.
  public let reason: Reason
  /// The whole route.
  public let route: Route
  /// The place of the segment in the route; the route's length where it is not about one of its segments.
  public let index: Int
  /// The type of the coordinator that says so.
  public let coordinator: String

  /// Makes an error about a segment of a route.
  public init(_ reason: Reason, at index: Int, of route: Route, coordinator: String) {
    self.reason = reason
    self.route = route
    self.index = index
    self.coordinator = coordinator
  }

  /// The segment that it is about.
  public var segment: String? { route.indices.contains(index) ? route[index] : nil }

  /// The same error with the segments that stand before the route in a longer one.
  public func below(_ prefix: Route) -> RouteError {
    RouteError(reason, at: index + prefix.count, of: prefix + route, coordinator: coordinator)
  }
}

extension RouteError: CustomStringConvertible {
  /// The error in one line: the segment, its place and why.
  public var description: String {
    let place = segment.map { "segment '\($0)' (number \(index + 1) of \(route))" } ?? "route \(route)"
    return "\(place) \(reasonText)"
  }

  private var reasonText: String {
    switch reason {
    case .unknownSegment: "is not known to \(coordinator)"
    case .notReached(let actual, let transitions):
      "was not reached: \(coordinator) shows \(actual)" + transitions.map { "; \($0.name): \($0.outcome)" }.joined()
    case .lost(let actual): "was given up: a completion handler was not called, and \(coordinator) shows \(actual)"
    case .notHandled: "was not handled"
    }
  }
}
