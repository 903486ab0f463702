extension Reactor {
  /// The values that are assigned to a `@Pulse` of the state from now on, each once, also where it equals the one before.
  ///
  /// Who subscribes later gets nothing of what was assigned before; what is assigned while nobody is subscribed is gone.
  @preconcurrency
  public func pulse<Result>(
    _ transformToPulse: @escaping @Sendable (State) throws -> Pulse<Result>
  ) -> Observable<Result> {
    state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).skip(1).map(\.value)
  }
}
