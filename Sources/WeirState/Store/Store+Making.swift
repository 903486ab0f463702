extension Store {
  /// Puts a reducer and middleware in the place of those that the store was made with.
  @usableFromInline
  func install(
    _ middlewares: [any AnyMiddleware], reducer name: String, inPlace: Bool,
    reduce: @escaping @MainActor (any Action) -> Void
  ) {
    core.reduce = reduce
    core.reducerName = name
    if inPlace { readsDirectly = false }
    let place = place
    for middleware in middlewares {
      // A middleware of the store's own state gets it without a box.
      if let known = middleware as? any Middleware<State> {
        core.before.append { known.before(action: $0, state: place.pointer.pointee) }
        core.after.append { known.after(action: $0, state: place.pointer.pointee) }
      } else {
        core.before.append { middleware._before(action: $0, state: place.pointer.pointee) }
        core.after.append { middleware._after(action: $0, state: place.pointer.pointee) }
      }
    }
  }

  @usableFromInline
  func makeChain() -> DispatchFunction? {
    if middleware.isEmpty { return nil }
    let base: DispatchFunction = { [weak core] action in core?.next(action) }
    return middleware.reversed().reduce(base) { next, middleware in
      middleware({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })(next)
    }
  }

  @usableFromInline
  func readState() -> State {
    if let parent { return parent.read() }
    guard core.phase == .reducing else { return place.pointer.pointee }
    fatalError(
      "Store<\(State.self)>: a reducer that changes the state in place must not ask the store for it; use its parameter"
    )
  }
}

extension Store {
  /// Makes a store with a reducer whose state type is not known (Cordux's form).
  ///
  /// What the reducer returns is dropped where it is no `State`.
  public convenience init(
    initialState: State, reducer: any AnyReducer, middlewares: [any AnyMiddleware] = [],
    automaticallySkipsRepeats: Bool = true
  ) where State: StateType {
    self.init(
      reducer: { action, state in
        let state = state ?? initialState
        return reducer._handleAction(action, state: state) as? State ?? state
      }, state: initialState, automaticallySkipsRepeats: automaticallySkipsRepeats)
    let reduce = core.reduce
    install(middlewares, reducer: "\(type(of: reducer))", inPlace: false, reduce: reduce)
  }

  /// The way of an action through the middleware to the reducer; the same as `dispatch`.
  public var dispatchFunction: DispatchFunction {
    { [weak self] action in self?.dispatch(action) }
  }

  /// Changes the state in a turn of its own, without the reducer, and tells the observers.
  ///
  /// For what is about the state as a whole, such as a jump in its history. It waits for its turn as an action does; the
  /// middleware is not called, and recorders note the action as the reason.
  public func update(_ reason: any Action, _ change: @escaping @MainActor (inout State) -> Void) {
    if let parent { return parent.update(reason, change) }
    let place = place
    core.change(reason) {
      var state = place.pointer.pointee
      change(&state)
      place.pointer.pointee = state
    }
  }

  /// How many actions wait for their turn; for inspection.
  public var waitingActionCount: Int { core.waitingCount }

  /// How many observers there are, with those whose objects have gone and who have not been dropped yet; for inspection.
  public var observerCount: Int { core.watches.count }

  /// The objects that are subscribed, in no order; for inspection.
  public var subscribers: [any AnyStoreSubscriber] { core.watches.owners.compactMap { $0 as? any AnyStoreSubscriber } }
}
