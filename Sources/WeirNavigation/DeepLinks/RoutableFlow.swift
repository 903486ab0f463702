/// A flow that deep links lead through.
///
///     extension AppFlow: RoutableFlow {
///       static func hop(for route: Route) -> RouteHop? {
///         switch route[0] {
///         case "settings": .step(AppStep.settings)
///         case "catalog": .step(AppStep.catalog, into: CatalogFlow.self)
///         default: nil
///         }
///       }
///     }
///
/// It is asked of the type, so that a whole route is looked at before the first step: a segment that nobody knows is found
/// while the app is still where it was.
@preconcurrency @MainActor
public protocol RoutableFlow: Flow {
  /// What the first segments of a route ask for, or nil where they are not known.
  /// - Parameter route: What is left of the route, at least one segment.
  static func hop(for route: Route) -> RouteHop?

  /// The segments that it knows, for messages; none unless given.
  static var knownSegments: [String] { get }
}

extension RoutableFlow {
  /// None.
  public static var knownSegments: [String] { [] }

  /// The hop, or the error that names the segment.
  static func knownHop(for route: Route) throws(LinkError) -> RouteHop {
    if let hop = hop(for: route) { return hop }
    throw .unknownSegment(route[0], position: 1, expected: knownSegments)
  }

  /// Looks for a segment that is not known, up to a flow that is no `RoutableFlow`.
  static func check(_ route: Route) throws(LinkError) {
    var rest = route
    var type: any RoutableFlow.Type = self
    while !rest.isEmpty {
      let done = route.count - rest.count
      let hop: RouteHop
      do { hop = try type.knownHop(for: rest) } catch { throw error.moved(by: done) }
      rest.removeFirst(min(max(hop.segments, 1), rest.count))
      guard let target = hop.target else { continue }
      guard let next = target as? any RoutableFlow.Type else { return }
      type = next
    }
  }
}
