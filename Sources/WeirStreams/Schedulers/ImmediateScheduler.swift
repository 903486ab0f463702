/// Runs actions at once, on the caller's stack.
///
/// An action that schedules another one here nests; where that may go deep, use `CurrentThreadScheduler`.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// The scheduler; there is one, as it has no state.
  public static let instance = ImmediateScheduler()

  private init() {}

  /// Runs an action now.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
