// What modules above add to a store.
extension Store {
  /// Changes the state for some actions before the reducer does, and hears of each action after it, before the observers.
  ///
  /// `before` must not ask the store for anything. `after` also hears of changes that no reducer makes.
  package func install(
    before: @escaping @MainActor (any Action, inout State) -> Void,
    after: @escaping @MainActor (any Action, State) -> Void
  ) {
    let (reduce, place) = (core.reduce, place)
    core.reduce = { action in
      before(action, &place.pointer.pointee)
      reduce(action)
    }
    _ = core.addRecorder { action in after(action, place.pointer.pointee) }
  }

  /// Runs code in a turn of its own: now, or when what waits is done. Its actions and changes are parts of that turn.
  package func perform(_ body: @escaping @MainActor () -> Void) { core.call(body) }
}
