/// What follows an attempt.
public enum RetryDecision: Sendable {
  /// The answer goes to the caller, if the other interceptors agree.
  case proceed

  /// The request is tried again at once.
  case retry

  /// The request is tried again after some time on the provider's scheduler.
  case retryAfter(RxTimeInterval)

  /// The request fails.
  case fail(any Error)
}
