import Dispatch
import Foundation

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// A scheduler that knows the time, and runs work later and periodically.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time on this scheduler.
  var now: RxTime { get }

  /// Runs an action when some time has passed.
  /// - Returns: What cancels the action, if it has not yet begun.
  @preconcurrency
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs an action again and again, each time with what it gave the time before.
  ///
  /// - Parameters:
  ///   - startAfter: The time to the first run.
  ///   - period: The time from the start of one run to the next.
  /// - Returns: What cancels it.
  @preconcurrency
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}
