public import Foundation

/// Runs actions as operations on an operation queue.
///
/// `@unchecked Sendable`: an operation queue may be used on any thread.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// The queue.
  public let operationQueue: OperationQueue

  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  /// Makes a scheduler.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs an action as an operation.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let lifetime = Lifetime()
    // Only the action gets it.
    nonisolated(unsafe) let state = state
    let operation = BlockOperation {
      if !lifetime.isDisposed { lifetime.add(action(state)) }
    }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return lifetime
  }
}
