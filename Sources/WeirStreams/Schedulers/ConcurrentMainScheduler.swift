public import Foundation

/// Runs actions on the main queue, and at once where the caller is on it, even if others wait.
///
/// It suits `subscribe(on:)`; for `observe(on:)`, where the order counts, use `MainScheduler`.
public final class ConcurrentMainScheduler: SchedulerType {
  /// A number of seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  /// The scheduler; there is one, as it has no state of its own.
  public static let instance = ConcurrentMainScheduler()

  private let work = DispatchWork(queue: .main, leeway: .nanoseconds(0))

  private init() {}

  /// The time of the system.
  public var now: Date { Date() }

  /// Runs an action on the main queue, at once where the caller is on it.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : work.schedule(state, action)
  }

  /// Runs an action on the main queue when some time has passed.
  @preconcurrency
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, after: dueTime, action)
  }

  /// Runs an action on the main queue again and again.
  @preconcurrency
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    work.schedule(state, after: startAfter, every: period, action)
  }
}
