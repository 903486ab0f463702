/// What one or more segments of a route ask a flow for.
public struct RouteHop {
  /// The step that leads there; nil where there is nothing to do.
  public let step: (any Step)?
  /// How many segments that are.
  public let segments: Int
  /// The type of the flow below that takes the rest of the route; nil where this flow goes on.
  public let target: (any Flow.Type)?

  /// A step, after which the same flow takes the rest of the route.
  public static func step(_ step: any Step, segments: Int = 1) -> RouteHop {
    RouteHop(step: step, segments: segments, target: nil)
  }

  /// A step that leads into a flow of a type, which takes the rest of the route.
  ///
  /// A flow that lives and that came of an equal step (equal as texts) is led further without that step, so that nothing is
  /// shown twice. One that came of another step, such as the flow of a tab, is handed the rest after the step.
  public static func step(_ step: any Step, into target: any Flow.Type, segments: Int = 1) -> RouteHop {
    RouteHop(step: step, segments: segments, target: target)
  }

  /// Segments for which there is nothing to do.
  public static func here(segments: Int = 1) -> RouteHop {
    RouteHop(step: nil, segments: segments, target: nil)
  }

  /// Segments for which there is nothing to do, as the flow that takes the rest is always there.
  public static func into(_ target: any Flow.Type, segments: Int = 1) -> RouteHop {
    RouteHop(step: nil, segments: segments, target: target)
  }
}
