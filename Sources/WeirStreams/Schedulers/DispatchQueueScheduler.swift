public import Foundation

/// What the schedulers over dispatch queues have in common; use one of them.
///
/// Any thread may schedule.
public class DispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state but constants; so have its subclasses, or they guard it themselves.
  /// A number of seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  let work: DispatchWork

  init(_ work: DispatchWork) {
    self.work = work
  }

  /// The time of the system.
  public final var now: Date { Date() }

  /// Runs an action on the queue, after those that are scheduled already where the queue is serial.
  @preconcurrency
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleNow(state, action)
  }

  func scheduleNow<StateType>(
    _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, action)
  }

  /// Runs an action on the queue when some time has passed.
  @preconcurrency
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, after: dueTime, action)
  }

  /// Runs an action on the queue again and again, never overlapping itself.
  @preconcurrency
  public final func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    work.schedule(state, after: startAfter, every: period, action)
  }
}
