extension Reactor {
  /// Where the actions go; those of the stub while it is enabled.
  public var action: ActionSubject<Action> {
    isStubEnabled ? stub.action : liveCore.action
  }

  /// The present state.
  public var currentState: State { (isStubEnabled ? reactorCore : liveCore).current ?? initialState }

  /// The present state, and each new one; those of the stub while it is enabled.
  public var state: Observable<State> {
    isStubEnabled ? stub.state.asObservable() : liveCore.state
  }

  /// The workings, which are kept beside the reactor; see `ReactorCore` for a reactor that keeps them itself.
  public var reactorCore: ReactorCore<Action, State> {
    AttachmentTable.reactors.value(for: self) { ReactorCore<Action, State>() }
  }

  /// Makes the reactor live, if it is not: what `transform` merges in is subscribed to from now on.
  ///
  /// Anything that is used of a reactor does so; call it at the end of `init` where events must not be missed before that.
  public func activate() { _ = liveCore }

  private var liveCore: ReactorCore<Action, State> {
    let core = reactorCore
    if !core.isStarted { core.start(self) }
    return core
  }

  /// The stream of actions as it is.
  public func transform(action: Observable<Action>) -> Observable<Action> { action }

  /// No mutation.
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }

  /// The stream of mutations as it is.
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }

  /// The state as it is.
  public func reduce(state: State, mutation: Mutation) -> State { state }

  /// The stream of states as it is.
  public func transform(state: Observable<State>) -> Observable<State> { state }

  /// All works run beside each other.
  public func effectPolicy(for action: Action) -> EffectPolicy { .concurrent }

  /// Reports the error.
  public func mutationFailed(_ error: any Error, for action: Action) {
    WeirDiagnostics.report(
      "\(type(of: self))", rule: "the work of an action must not fail; the reactor goes on without its result",
      value: "\(error), of \(action)", remedy: "catch the error in mutate, or implement mutationFailed(_:for:)")
  }
}

extension Reactor where Action == Mutation {
  /// The action as the mutation.
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}
