public import Dispatch

/// Runs actions on a serial dispatch queue, one after the other.
///
/// A queue that it is given may be concurrent; it is then only the target of a serial one.
public class SerialDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
  // `@unchecked Sendable`: see `DispatchQueueScheduler`.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    super.init(DispatchWork(queue: serialQueue, leeway: leeway))
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
}
