/// Runs actions on the main queue, and at once where the caller is on it, even if others wait.
///
/// It suits `subscribe(on:)`; for `observe(on:)`, where the order counts, use `MainScheduler`.
public final class ConcurrentMainScheduler: DispatchQueueScheduler, @unchecked Sendable {
  // `@unchecked Sendable`: see `DispatchQueueScheduler`.
  /// The scheduler; there is one, as it has no state of its own.
  public static let instance = ConcurrentMainScheduler()

  private init() {
    super.init(DispatchWork(queue: .main, leeway: .nanoseconds(0)))
  }

  override func scheduleNow<StateType>(
    _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : work.schedule(state, action)
  }
}
