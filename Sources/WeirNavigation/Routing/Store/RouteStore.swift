import WeirState

/// What routing needs of a store, whatever its state is; it does not keep the store alive.
@MainActor
struct RouteStore {
  /// The route in the state; nil when the store has gone.
  let read: () -> Route?
  /// Changes the route without the reducer, and tells the observers, unless it stays the same.
  ///
  /// It completes the change before, or is one of its own.
  let note: (_ completes: Bool, _ change: @escaping (Route) -> Route) -> Void
  /// Runs code when the store is between two actions.
  let whenFree: (@escaping @MainActor () -> Void) -> Void
  let dispatch: (any Action) -> Void

  init<State: RoutedState>(_ store: Store<State>) {
    read = { [weak store] in store?.state.route }
    note = { [weak store] completes, change in
      store?.perform { [weak store] in
        guard let store else { return }
        let (old, new) = (store.state.route, change(store.state.route))
        if new != old { store.update(RouteNote(route: new, completesTheStepBefore: completes)) { $0.route = new } }
      }
    }
    whenFree = { [weak store] body in store?.perform(body) }
    dispatch = { [weak store] action in store?.dispatch(action) }
  }
}
