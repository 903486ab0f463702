/// A reducer whose state type is not known.
///
/// Conform to `Reducer` instead; its conformance to this protocol is given.
public protocol AnyReducer {
  /// The state after an action; the state itself where it is not of the reducer's type.
  func _handleAction(_ action: any Action, state: any StateType) -> any StateType
}
