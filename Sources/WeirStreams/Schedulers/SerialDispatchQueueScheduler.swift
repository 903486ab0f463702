public import Dispatch
public import Foundation

/// Runs actions on a serial dispatch queue, one after the other.
///
/// A queue that it is given may be concurrent; it is then only the target of a serial one.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state but constants; so have its subclasses, or they guard it themselves.
  /// A number of seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  let work: DispatchWork

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(queue: serialQueue, leeway: leeway)
  }

  /// Makes a scheduler with a queue of its own.
  /// - Parameters:
  ///   - internalSerialQueueName: The label of the queue.
  ///   - serialQueueConfiguration: Is handed the queue before its use.
  ///   - leeway: By how much a timer may be late.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Makes a scheduler whose queue has another one, serial or concurrent, as its target.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// Makes a scheduler whose queue has the global queue of a quality of service as its target.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "weir.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue.global(qos: qos.qosClass)
    self.init(queue: queue, internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// The time of the system.
  public var now: Date { Date() }

  /// Runs an action on the queue, after those that are scheduled already.
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

  /// Runs an action on the queue again and again.
  @preconcurrency
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    work.schedule(state, after: startAfter, every: period, action)
  }
}
