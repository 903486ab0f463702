/// An action that is code: it dispatches others, and may look at the state in between.
///
/// A store runs it when its turn comes. The actions that it dispatches meanwhile are parts of that turn: each is handled at
/// once, before what waits; thunks that it dispatches run after it. The middleware gets the actions, not the thunk.
///
///     let refresh = Thunk<AppState> { dispatch, getState in
///       if getState()?.isStale == true { dispatch(Reload()) }
///     }
public struct Thunk<State>: Action {
  let body: @MainActor (@escaping DispatchFunction, @escaping @MainActor () -> State?) -> Void

  /// Makes a thunk.
  /// - Parameter body: Gets what dispatches and what gives the state; both do nothing once the store has gone.
  public init(
    body:
      @escaping @MainActor (_ dispatch: @escaping DispatchFunction, _ getState: @escaping @MainActor () -> State?) ->
      Void
  ) {
    self.body = body
  }
}

/// A middleware that runs thunks (ReSwift-Thunk's); stores do so by themselves, and this one only passes actions on.
@MainActor
public func createThunkMiddleware<State>() -> MiddlewareFunction<State> {
  { _, _ in { next in { action in next(action) } } }
}

extension Store {
  @usableFromInline
  func admitThunks() {
    core.thunkType = Thunk<State>.self
    core.runThunk = { [weak self] action in
      guard let self, let thunk = action as? Thunk<State> else { return }
      thunk.body({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })
    }
  }
}
