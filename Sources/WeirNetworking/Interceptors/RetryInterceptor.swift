/// Tries requests again that may fare better: after delays that grow, and that chance shortens.
///
/// A server that says when to come back (`Retry-After`) is obeyed, unless it asks for more than the policy's longest delay; then
/// its answer goes to the caller. The delays are measured by the provider's scheduler; with a policy whose chance is seeded
/// they repeat.
public struct RetryInterceptor: RequestInterceptor {
  private let policy: RetryPolicy
  private let now: @Sendable () -> Date
  private let isWorthRetrying: @Sendable (RequestAttempt) -> Bool

  /// Makes an interceptor.
  /// - Parameters:
  ///   - isWorthRetrying: Whether an attempt may fare better the next time; see `mayPass(_:)`.
  ///   - now: The time, to which a date in `Retry-After` is compared.
  @preconcurrency
  public init(
    _ policy: RetryPolicy = RetryPolicy(jitter: 0.5),
    isWorthRetrying: @escaping @Sendable (RequestAttempt) -> Bool = RetryInterceptor.mayPass,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.policy = policy
    self.now = now
    self.isWorthRetrying = isWorthRetrying
  }

  /// Whether the next attempt may fare better, and does no harm.
  ///
  /// The method must be idempotent. The connection failed on its way, or the server said that it is busy: 408, 429, 500, 502,
  /// 503 or 504.
  @Sendable
  public static func mayPass(_ attempt: RequestAttempt) -> Bool {
    guard HTTPMethod(rawValue: attempt.request.httpMethod ?? "GET").isIdempotent else { return false }
    if let code = attempt.response?.statusCode, [408, 429, 500, 502, 503, 504].contains(code) { return true }
    guard case .failure(.underlying(let error as URLError, _)) = attempt.result else { return false }
    let passing: [URLError.Code] = [
      .timedOut, .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed,
      .notConnectedToInternet,
      .badServerResponse, .cannotParseResponse,
    ]
    return passing.contains(error.code)
  }

  /// Whether and when to try again.
  public func decide(after attempt: RequestAttempt) -> Single<RetryDecision> {
    guard attempt.number < policy.maxAttempts, isWorthRetrying(attempt) else { return .just(.proceed) }
    let delay = policy.delay(afterAttempt: attempt.number)
    guard let asked = attempt.response?.header("Retry-After").flatMap(seconds) else { return .just(.retryAfter(delay)) }
    if asked > policy.maxDelay.inSeconds { return .just(.proceed) }
    return .just(.retryAfter(asked > delay.inSeconds ? .seconds(asked) : delay))
  }

  private func seconds(_ text: String) -> TimeInterval? {
    if let seconds = UInt32(text.trimmingCharacters(in: .whitespaces)) { return TimeInterval(seconds) }
    return HTTPDate.date(of: text).map { max($0.timeIntervalSince(now()), 0) }
  }
}
