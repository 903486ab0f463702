/// Adds to requests before they are sent, and says what follows their answers; at its own time.
///
/// The singles are subscribed to once for each attempt, and disposed of when the request is cancelled.
@preconcurrency
public protocol RequestInterceptor: Sendable {
  /// The request with what this one adds; it fails where the request must not be sent.
  ///
  /// It is asked before each attempt, and gets the request as the endpoint made it.
  func adapt(_ request: URLRequest, for target: any TargetType) -> Single<URLRequest>

  /// What follows an attempt.
  ///
  /// The interceptors are asked in their order; the first that does not say `proceed` decides.
  func decide(after attempt: RequestAttempt) -> Single<RetryDecision>
}

extension RequestInterceptor {
  /// Adds nothing.
  public func adapt(_ request: URLRequest, for target: any TargetType) -> Single<URLRequest> { .just(request) }

  /// Lets the answer pass.
  public func decide(after attempt: RequestAttempt) -> Single<RetryDecision> { .just(.proceed) }
}
