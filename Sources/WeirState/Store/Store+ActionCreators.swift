extension Store {
  /// Makes an action of the state, or none (ReSwift's form; a `Thunk` does the same).
  public typealias ActionCreator = (_ state: State, _ store: Store) -> (any Action)?

  /// Hands an action creator on when it has one (ReSwift's form; an `AsyncThunk` does the same).
  public typealias AsyncActionCreator = (
    _ state: State, _ store: Store, _ actionCreatorCallback: @escaping (@escaping ActionCreator) -> Void
  ) -> Void

  /// Gets the state after an action.
  public typealias DispatchCallback = (State) -> Void

  /// Dispatches the action that a closure makes of the state, where it makes one.
  public func dispatch(_ actionCreatorProvider: @escaping ActionCreator) {
    if let action = actionCreatorProvider(state, self) { dispatch(action) }
  }

  /// Dispatches the action that a closure hands on, now or later.
  public func dispatch(_ asyncActionCreatorProvider: @escaping AsyncActionCreator) {
    dispatch(asyncActionCreatorProvider, callback: nil)
  }

  /// Dispatches the action that a closure hands on, now or later, and calls back with the state after it.
  ///
  /// What is handed on from elsewhere than the main queue is dispatched there later.
  public func dispatch(_ actionCreatorProvider: @escaping AsyncActionCreator, callback: DispatchCallback?) {
    let door = MainActorDoor()
    let answer = MainActorDoor.unchecked { [weak self] (creator: @escaping ActionCreator) in
      guard let self, let action = creator(state, self) else { return }
      dispatch(action)
      callback?(state)
    }
    actionCreatorProvider(state, self) { creator in door.runUnchecked(creator, answer) }
  }
}
