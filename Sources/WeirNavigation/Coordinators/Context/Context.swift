public import Foundation

/// What a controller is in the route, and who hears of its lifecycle (Cordux).
@preconcurrency @MainActor
public final class Context: NSObject {
  /// The part of the route that it stands for; nil where it stands for none.
  public let routeSegment: (any RouteConvertible)?
  /// Those that hear of its lifecycle, which it does not keep alive.
  let delegates = LifecycleDelegates()

  /// Makes a context.
  public init(
    routeSegment: (any RouteConvertible)? = nil,
    lifecycleDelegate: (any ViewControllerLifecycleDelegate)? = nil
  ) {
    self.routeSegment = routeSegment
    super.init()
    if let lifecycleDelegate { delegates.add(lifecycleDelegate) }
  }
}

/// What has a context (Cordux).
@preconcurrency @MainActor
public protocol Contextual: AnyObject {
  /// What it is in the route.
  var corduxContext: Context? { get }
}
