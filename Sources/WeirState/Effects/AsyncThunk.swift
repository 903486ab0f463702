/// Asynchronous work that dispatches actions.
///
///     let load = AsyncThunk<AppState> { dispatch, getState in
///       let items = try await api.items()
///       dispatch(ItemsLoaded(items))
///     }
///     store.dispatch(load, in: screen.effects)
public struct AsyncThunk<State>: Sendable {
  let body: @MainActor @Sendable (@escaping DispatchFunction, @escaping @MainActor () -> State?) async throws -> Void

  /// Makes a thunk.
  /// - Parameter body: Gets what dispatches and what gives the state; both do nothing once the store, or the scope that it
  ///   runs in, has gone.
  @preconcurrency
  public init(
    _ body:
      @escaping @MainActor @Sendable (
        _ dispatch: @escaping DispatchFunction, _ getState: @escaping @MainActor () -> State?
      ) async throws -> Void
  ) {
    self.body = body
  }
}

extension Store {
  /// Starts asynchronous work that dispatches actions.
  ///
  /// Where a scope is given the work ends with it, and with the newer work of the same kind as its policy has it: it is
  /// cancelled, and the actions that it still dispatches are dropped and counted (`LateResults`).
  /// - Parameter onError: Gets what the work throws, except for a cancellation; it is reported by default.
  /// - Returns: What cancels the work; it need not be kept.
  @discardableResult
  public func dispatch(
    _ thunk: AsyncThunk<State>, in scope: EffectScope? = nil, policy: EffectPolicy = .concurrent,
    onError: (@MainActor (any Error) -> Void)? = nil
  ) -> any Disposable {
    let ending = BooleanDisposable()
    let send: DispatchFunction = { [weak self] action in
      if ending.isDisposed { LateResults.add() } else { self?.dispatch(action) }
    }
    let get: @MainActor () -> State? = { [weak self] in self?.state }
    let name = "Store<\(State.self)>"
    let owner = scope ?? EffectScope()
    // Where nobody holds a scope the work does.
    let kept = scope == nil ? owner : nil
    return owner.start(
      policy, ending, { try await thunk.body(send, get) },
      { error in
        if let onError { return onError(error) }
        WeirDiagnostics.report(
          name, rule: "the work of an AsyncThunk must not fail", value: "\(error)",
          remedy: "catch the error in it, or give onError")
      }, { _ in withExtendedLifetime(kept) {} })
  }
}
