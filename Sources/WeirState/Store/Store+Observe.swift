extension Store {
  /// Calls a closure with the present state, and with each new one.
  /// - Returns: What ends it; it need not be kept for the calls to come.
  @inlinable
  public func observe(_ body: @escaping @MainActor (State) -> Void) -> any Disposable {
    ended(
      by: follow({ $0 }, nil) {
        body($0); return true
      })
  }

  /// Calls a closure with what another makes of the present state, and of each new one.
  /// - Returns: What ends it; it need not be kept for the calls to come.
  @inlinable
  public func observe<Value>(
    _ transform: @escaping (State) -> Value, _ body: @escaping @MainActor (Value) -> Void
  ) -> any Disposable {
    ended(
      by: follow({ $0.select(transform) }, nil) {
        body($0); return true
      })
  }

  /// Calls a closure with what another makes of each state, unless it equals what it made of the one before.
  /// - Returns: What ends it; it need not be kept for the calls to come.
  @inlinable
  public func observe<Value: Equatable>(
    _ transform: @escaping (State) -> Value, _ body: @escaping @MainActor (Value) -> Void
  ) -> any Disposable {
    ended(
      by: followNew({ $0.select(transform) }, nil) {
        body($0); return true
      })
  }

  /// Calls a closure with a part of each state, unless it equals that of the one before; costs only what has changed.
  /// - Returns: What ends it; it need not be kept for the calls to come.
  @inlinable
  public func observe<Value: Equatable>(
    _ part: KeyPath<State, Value>, _ body: @escaping @MainActor (Value) -> Void
  ) -> any Disposable {
    ended(
      by: followNew({ $0.select(part) }, nil) {
        body($0); return true
      })
  }

  /// What ends an entry, from any thread; from elsewhere than the main queue a little later.
  @usableFromInline
  func ended(by entry: StoreEntry) -> any Disposable {
    Disposables.create { [weak entry] in
      let door = MainActorDoor()
      door.run(()) { entry?.cancel() }
    }
  }
}
