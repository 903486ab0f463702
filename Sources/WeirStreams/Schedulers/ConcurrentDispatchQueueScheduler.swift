public import Dispatch

/// Runs actions on a dispatch queue that may run several at a time.
public class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
  // `@unchecked Sendable`: see `DispatchQueueScheduler`.
  /// Makes a scheduler over a queue.
  /// - Parameter leeway: By how much a timer may be late.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    super.init(DispatchWork(queue: queue, leeway: leeway))
  }

  /// Makes a scheduler with a concurrent queue of its own.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: DispatchQueue(label: "weir.queue.\(qos)", qos: qos, attributes: .concurrent), leeway: leeway)
  }
}
