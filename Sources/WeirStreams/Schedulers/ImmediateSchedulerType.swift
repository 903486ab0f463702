/// Something that runs work: at once, on another thread, later.
@preconcurrency
public protocol ImmediateSchedulerType: Sendable {
  /// Runs an action as soon as it can.
  /// - Returns: What cancels the action, if it has not yet begun.
  @preconcurrency
  func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable
}
