extension Observable {
  /// Waits for the first element, or for the end where there is none.
  ///
  /// Subscribes even where the task has been cancelled: what comes at once is still taken.
  func outcome() async throws -> Element? {
    let subscription = SingleAssignmentDisposable()
    // Nobody else has it.
    nonisolated(unsafe) let element = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome = Outcome<Element>(continuation)
        subscription.setDisposable(
          subscribe(
            onNext: { outcome.settle(.success($0)) }, onError: { outcome.settle(.failure($0)) },
            onCompleted: { outcome.settle(.success(nil)) },
            onDisposed: { outcome.settle(.failure(CancellationError())) }))
      }
    } onCancel: {
      subscription.dispose()
    }
    subscription.dispose()
    return element
  }
}

/// Resumes a continuation with what comes first.
///
/// `@unchecked Sendable`: the continuation is guarded by `lock`.
private final class Outcome<Element>: @unchecked Sendable {
  private let lock = Lock()
  private var continuation: CheckedContinuation<Element?, any Error>?

  init(_ continuation: CheckedContinuation<Element?, any Error>) {
    self.continuation = continuation
  }

  func settle(_ result: Result<Element?, any Error>) {
    let waiter = lock.withLock {
      let waiter = continuation
      continuation = nil
      return waiter
    }
    // Its sender has let it go by sending it.
    nonisolated(unsafe) let result = result
    waiter?.resume(with: result)
  }
}
