/// An area of the app, which shows the part of the route that is its own (Cordux).
///
/// On the main actor. A change of the route comes to it as: `check(_:in:)` for the whole tree before anything changes;
/// `needsToPrepareForRoute(_:)`, and if so `prepareForRoute(_:completionHandler:)`; then
/// `setRoute(_:completionHandler:)`. The next one comes when the completion handlers have been called. A handler that is
/// called twice counts once; one that is not called is reported by name.
@preconcurrency @MainActor
public protocol AnyCoordinator: AnyObject {
  /// The route of what it shows, as the coordinator above it sees it.
  ///
  /// It says what is there, not what is wanted: at rest the store takes its route from here.
  var route: Route { get }

  /// The controller that shows all of it; ready to be displayed when `start(route:)` has returned.
  var rootViewController: UIViewController { get }

  /// Sets up what it shows, before its controller is displayed.
  ///
  /// A coordinator that goes further than the route says, such as to its first screen, calls `store.setRoute(_:)`.
  /// - Parameter route: What it is to show, or nil where it is not to be displayed yet.
  func start(route: Route?)

  /// Whether something has to go before the route can be shown, such as a modal screen; asked before anything changes.
  /// - Parameter route: The route that comes, or nil where its controller is about to leave.
  func needsToPrepareForRoute(_ route: Route?) -> Bool

  /// Takes away what stands in the way of a route, and then calls the handler.
  /// - Parameters:
  ///   - route: The route that comes, or nil where its controller is about to leave.
  ///   - completionHandler: Called when the transitions are done.
  func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void)

  /// Shows a route, and then calls the handler.
  /// - Parameters:
  ///   - route: The route to show.
  ///   - completionHandler: Called when the transitions are done, or at once where there is nothing to do.
  func setRoute(_ route: Route?, completionHandler: @escaping () -> Void)

  /// The coordinators below it that there are now.
  var childCoordinators: [any AnyCoordinator] { get }

  /// Looks whether a route can be shown, without changing anything.
  ///
  /// It may be called before `start(route:)`. A coordinator that is made to look further is left in the plan, from which
  /// `setRoute` takes it. What is given knows the segments of the coordinators of this module, and leaves others to the way:
  /// where a coordinator stops short, the error says so afterwards.
  /// - Throws: Which segment it does not know.
  func check(_ route: Route, in plan: RoutePlan) throws(RouteError)

  /// Lets go of coordinators whose screens the host has taken away.
  func reconcile()
}

extension AnyCoordinator {
  /// None.
  public var childCoordinators: [any AnyCoordinator] { [] }

  /// Knows all routes.
  public func check(_ route: Route, in plan: RoutePlan) throws(RouteError) {}

  /// Does nothing.
  public func reconcile() {}

  /// Throws at the first segment that is no case of an enum; for `check(_:in:)`.
  public func check<Segment: RawRepresentable>(_ route: Route, against segments: Segment.Type) throws(RouteError)
  where Segment.RawValue == String {
    for (index, segment) in route.enumerated() where Segment(rawValue: segment) == nil {
      throw unknownSegment(at: index, of: route)
    }
  }

  /// The error that it does not know a segment.
  public func unknownSegment(at index: Int, of route: Route) -> RouteError {
    RouteError(.unknownSegment, at: index, of: route, coordinator: "\(type(of: self))")
  }
}
