extension Provider {
  /// Makes a request, and returns its response.
  ///
  /// Cancelling the task cancels the request.
  /// - Throws: `NetworkError`, or `CancellationError` where the task was cancelled.
  @preconcurrency
  public func request(_ target: Target, progress: Moya.ProgressBlock? = nil) async throws -> Response {
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
