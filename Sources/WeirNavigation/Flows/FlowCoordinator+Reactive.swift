extension Reactive where Base: FlowCoordinator {
  /// Sends a flow and a step before the flow takes it; for all flows of the coordinator.
  @preconcurrency @MainActor
  public var willNavigate: Observable<(any Flow, any Step)> { base.tree.willNavigate.asObservable() }

  /// Sends a flow and a step after the flow has taken it, and before its contributors are listened to.
  @preconcurrency @MainActor
  public var didNavigate: Observable<(any Flow, any Step)> { base.tree.didNavigate.asObservable() }

  /// Sends each flow that has ended, once, the lowest first.
  @preconcurrency @MainActor
  public var didEnd: Observable<FlowEnd> { base.tree.didEnd.asObservable() }
}
