/// Computes the state after an action from the state before.
///
/// It is pure: the same action and state give the same result, and nothing else happens. A reducer that dispatches is reported
/// by name, and the action that it dispatched is dropped.
public protocol Reducer<State>: AnyReducer {
  /// The state that it computes.
  associatedtype State

  /// The state after an action.
  func handleAction(_ action: any Action, state: State) -> State

  /// Changes the state as an action asks for.
  ///
  /// Stores call this one. Its default calls `handleAction`; where it is written out (see `InoutReducer`), a large collection
  /// in the state is changed in place instead of being copied.
  func reduce(_ action: any Action, into state: inout State)
}

extension Reducer {
  /// Puts what `handleAction` returns in the place of the state.
  @inlinable
  public func reduce(_ action: any Action, into state: inout State) {
    state = handleAction(action, state: state)
  }

  /// The state after an action; the state itself where it is not of the reducer's type.
  public func _handleAction(_ action: any Action, state: any StateType) -> any StateType {
    guard let known = state as? State else { return state }
    return handleAction(action, state: known) as? any StateType ?? state
  }
}

/// A reducer that changes the state in place.
public protocol InoutReducer<State>: Reducer {}

extension InoutReducer {
  /// The state after an action.
  @inlinable
  public func handleAction(_ action: any Action, state: State) -> State {
    var state = state
    reduce(action, into: &state)
    return state
  }
}
