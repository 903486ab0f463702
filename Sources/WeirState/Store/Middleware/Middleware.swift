/// Watches what reaches the reducer: is called before and after it, with the state of that time.
///
/// Those of a store are called in the order in which they were given before the reducer, and in the opposite order after it;
/// observers of the state come after that. An action that a middleware dispatches waits until the one at hand is done. For
/// middleware that stops or changes actions, see `MiddlewareFunction`.
@preconcurrency
@MainActor
public protocol Middleware<State>: AnyMiddleware {
  /// The state of the store.
  associatedtype State

  /// Is called before the reducer, with the state before the action.
  func before(action: any Action, state: State)

  /// Is called after the reducer, with the state after the action.
  func after(action: any Action, state: State)
}

extension Middleware {
  /// Calls `before` where the state is of the middleware's type.
  public func _before(action: any Action, state: Any) {
    if let state = state as? State { before(action: action, state: state) }
  }

  /// Calls `after` where the state is of the middleware's type.
  public func _after(action: any Action, state: Any) {
    if let state = state as? State { after(action: action, state: state) }
  }
}
