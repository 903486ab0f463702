extension Store {
  /// A store of a part of the state: it shows the part, and dispatches to this store.
  ///
  /// Its observers are told, in the order of this store, of each new part. It keeps this store alive, and not the other way
  /// round. O(1) to make; costs as much as one observer.
  public func scope<Part>(_ part: WritableKeyPath<State, Part>) -> Store<Part> {
    makeScope(part) { scope, send in follow({ $0.select(part) }, scope, send) }
  }

  /// A store of a part of the state that is told only when the part has changed.
  public func scope<Part: Equatable>(_ part: WritableKeyPath<State, Part>) -> Store<Part> {
    makeScope(part) { scope, send in followNew({ $0.select(part) }, scope, send) }
  }

  private func makeScope<Part>(
    _ part: WritableKeyPath<State, Part>, _ follow: (Store<Part>, @escaping @MainActor (Part) -> Bool) -> Void
  ) -> Store<Part> {
    let first = state[keyPath: part]
    let scope = Store<Part>(reducer: { $1 ?? first }, state: first, automaticallySkipsRepeats: skipsRepeats)
    scope.parent = ScopeParent(
      dispatch: { [self] in dispatch($0) }, read: { [self] in state[keyPath: part] },
      update: { [self] reason, change in update(reason) { change(&$0[keyPath: part]) } })
    scope.readsDirectly = false
    follow(scope) { [weak scope] value in
      guard let scope else { return false }
      scope.take(value)
      return true
    }
    return scope
  }

  /// Takes a part of the state that the parent has sent, and tells the observers.
  private func take(_ state: State) {
    place.pointer.pointee = state
    core.pass()
  }
}
