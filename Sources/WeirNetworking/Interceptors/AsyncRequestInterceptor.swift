/// An interceptor whose work is asynchronous functions.
///
/// Their tasks are cancelled when the request is.
public protocol AsyncRequestInterceptor: RequestInterceptor {
  /// The request with what this one adds.
  /// - Throws: Why the request must not be sent.
  func adapted(_ request: URLRequest, for target: any TargetType) async throws -> URLRequest

  /// What follows an attempt.
  /// - Throws: What the request fails with.
  func decision(after attempt: RequestAttempt) async throws -> RetryDecision
}

extension AsyncRequestInterceptor {
  /// Adds nothing.
  public func adapted(_ request: URLRequest, for target: any TargetType) async throws -> URLRequest { request }

  /// Lets the answer pass.
  public func decision(after attempt: RequestAttempt) async throws -> RetryDecision { .proceed }

  /// What `adapted(_:for:)` gives.
  public func adapt(_ request: URLRequest, for target: any TargetType) -> Single<URLRequest> {
    Single.create { try await self.adapted(request, for: target) }
  }

  /// What `decision(after:)` gives.
  public func decide(after attempt: RequestAttempt) -> Single<RetryDecision> {
    Single.create { try await self.decision(after: attempt) }
  }
}
