extension Provider {
  /// Makes a request, and returns its response.
  ///
  /// Cancelling the task cancels the request.
  /// - Throws: `NetworkError`, or `CancellationError` where the task was cancelled.
  public func request(_ target: Target) async throws -> Response { try await response(target, nil) }

  /// Makes a request, tells of its progress, and returns its response.
  ///
  /// It has a name of its own, since a closure that follows `request(_:)` is the completion.
  /// - Parameter progress: Is called on a queue of the provider's, before this returns.
  /// - Throws: `NetworkError`, or `CancellationError` where the task was cancelled.
  @preconcurrency
  public func requestWithProgress(_ target: Target, progress: @escaping Moya.ProgressBlock) async throws -> Response {
    try await response(target, progress)
  }

  private func response(_ target: Target, _ progress: Moya.ProgressBlock?) async throws -> Response {
    let slot = CancellableSlot()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        slot.set(
          request(target, callbackQueue: RequestCaller.asyncQueue, progress: progress) {
            continuation.resume(returning: $0)
          })
      }
    } onCancel: {
      slot.cancel()
    }
    if case .failure(let error) = result, error.isCancelled, Task.isCancelled { throw CancellationError() }
    return try result.get()
  }
}
