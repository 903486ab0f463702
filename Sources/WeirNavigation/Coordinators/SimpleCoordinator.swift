/// A coordinator of one screen, with nothing to change for a route (Cordux).
@preconcurrency @MainActor
public protocol SimpleCoordinator: Coordinator {}

extension SimpleCoordinator {
  /// Nothing has to go.
  public func needsToPrepareForRoute(_ route: Route?) -> Bool { false }

  /// Does nothing but call the handler.
  public func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) { completionHandler() }

  /// Does nothing but call the handler.
  public func setRoute(_ route: Route?, completionHandler: @escaping () -> Void) { completionHandler() }
}
