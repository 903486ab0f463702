/// A middleware whose state type is not known.
///
/// Conform to `Middleware` instead; its conformance to this protocol is given.
@preconcurrency
@MainActor
public protocol AnyMiddleware {
  /// Is called before the reducer.
  func _before(action: any Action, state: Any)

  /// Is called after the reducer.
  func _after(action: any Action, state: Any)
}
