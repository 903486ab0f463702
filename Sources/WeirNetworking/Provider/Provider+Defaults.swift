extension Provider {
  /// The endpoint of a target as it is: its URL, method, task and headers; a stub answers 200 and the sample data.
  @Sendable
  public static func defaultEndpointMapping(for target: Target) -> Endpoint {
    Endpoint(
      url: TargetURL.text(base: target.baseURL, path: target.path),
      sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method, task: target.task,
      httpHeaderFields: target.headers)
  }

  /// The request of an endpoint as it is.
  @Sendable
  public static func defaultRequestMapping(for endpoint: Endpoint, closure: RequestResultClosure) {
    closure(Result { try endpoint.urlRequest() }.mapError { NetworkError.wrapping($0) })
  }

  /// No stub.
  @Sendable
  public static func neverStub(_: Target) -> StubBehavior { .never }

  /// A stub that answers at once.
  @Sendable
  public static func immediatelyStub(_: Target) -> StubBehavior { .immediate }

  /// A stub that answers after some time on the provider's scheduler.
  public static func delayedStub(_ seconds: TimeInterval) -> StubClosure {
    { _ in .delayed(seconds: seconds) }
  }
}
