/// One state, changed by one reducer, and all that observe it.
///
/// Actions are handled one at a time, first in first out. One that is dispatched while another is handled, by a middleware or
/// by an observer, waits for its turn, so that every observer sees every state once and in the same order, and a chain of
/// actions does not grow the stack. Who subscribes is told of the present state at once, and then of each new one, once.
///
/// It belongs to the main actor; `dispatch` from elsewhere is an asynchronous call. Dispatching costs O(1), and O(1) for each
/// observer that selects with a closure and for each key path that is observed. The store does not keep its subscribers alive.
@preconcurrency
@MainActor
open class Store<State>: StoreType {
  @usableFromInline let place: StatePlace<State>
  @usableFromInline let core: StoreCore
  /// Whether subscribers of what is `Equatable` are spared repeats.
  @usableFromInline let skipsRepeats: Bool
  /// Whether the state may be read where it is at any time: no reducer changes it in place, and it is no part of another.
  @exclusivity(unchecked) @usableFromInline var readsDirectly = true
  /// The store that this one is a part of.
  // On the main actor, and never changed while it is used.
  @exclusivity(unchecked) @usableFromInline var parent: ScopeParent<State>?
  @usableFromInline var streams: StoreStreams<State>?
  /// What a module above keeps with the store.
  @usableFromInline package final var companion: AnyObject?

  /// The middleware functions, the first of which gets an action first.
  ///
  /// May be changed; an action that is being handled goes on with the old ones.
  public var middleware: [MiddlewareFunction<State>] {
    didSet { core.chain = makeChain() }
  }

  /// Makes a store with a reducer that is a function (ReSwift's form).
  /// - Parameters:
  ///   - reducer: Makes the state after an action.
  ///   - state: The first state; where it is nil the reducer makes it, from `StoreInit`.
  ///   - middleware: The first gets an action first.
  ///   - automaticallySkipsRepeats: Whether subscribers to what is `Equatable` are not told of what equals the one before.
  @inlinable
  public required init(
    reducer: @escaping ReducerFunction<State>, state: State?, middleware: [MiddlewareFunction<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    let place = StatePlace(state ?? reducer(StoreInit(), nil))
    self.place = place
    let pointer = place.pointer
    core = StoreCore(name: "\(State.self)", state: pointer, keeping: place) { action in
      pointer.pointee = reducer(action, pointer.pointee)
    }
    core.reducerName = "the reducer function"
    skipsRepeats = automaticallySkipsRepeats
    self.middleware = middleware
    if !middleware.isEmpty { core.chain = makeChain() }
    admitThunks()
  }

  /// Makes a store with a reducer (Cordux's form).
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - reducer: Changes the state as an action asks for.
  ///   - middlewares: Are called before the reducer in this order, and after it in the opposite one.
  ///   - middleware: Functions that an action passes before all that; the first gets it first.
  ///   - automaticallySkipsRepeats: Whether subscribers to what is `Equatable` are not told of what equals the one before.
  @inlinable
  public convenience init<Root: Reducer>(
    initialState: State, reducer: Root, middlewares: [any AnyMiddleware] = [],
    middleware: [MiddlewareFunction<State>] = [], automaticallySkipsRepeats: Bool = true
  ) where Root.State == State {
    self.init(
      reducer: { reducer.handleAction($0, state: $1 ?? initialState) }, state: initialState, middleware: middleware,
      automaticallySkipsRepeats: automaticallySkipsRepeats)
    let pointer = place.pointer
    install(middlewares, reducer: "\(Root.self)", inPlace: reducer is any InoutReducer) { action in
      reducer.reduce(action, into: &pointer.pointee)
    }
  }

  /// The present state.
  ///
  /// While an action is handled it is the state before it until the reducer has returned. A reducer must not ask for it.
  @inlinable
  public var state: State {
    readsDirectly ? place.pointer.pointee : readState()
  }

  /// Handles an action, now or when its turn comes.
  ///
  /// When it returns and no action was being handled, the state has changed and all observers have been told.
  open func dispatch(_ action: any Action) {
    if let parent { parent.dispatch(action) } else { core.dispatch(action) }
  }
}
