public import Dispatch
public import Foundation

/// Runs actions on a dispatch queue that may run several at a time.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state but constants.
  /// A number of seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  private let work: DispatchWork

  /// Makes a scheduler over a queue.
  /// - Parameter leeway: By how much a timer may be late.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(queue: queue, leeway: leeway)
  }

  /// Makes a scheduler with a concurrent queue of its own.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: DispatchQueue(label: "weir.queue.\(qos)", qos: qos, attributes: .concurrent), leeway: leeway)
  }

  /// The time of the system.
  public var now: Date { Date() }

  /// Runs an action on the queue.
  @preconcurrency
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
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
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    work.schedule(state, after: startAfter, every: period, action)
  }
}
