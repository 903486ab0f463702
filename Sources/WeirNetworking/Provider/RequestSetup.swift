/// What a request needs of its target and its provider.
struct RequestSetup: Sendable {
  let target: any TargetType
  let stub: StubBehavior
  let sample: Endpoint.SampleResponseClosure
  let upload: Upload?
  let destination: DownloadDestination?
  let method: HTTPMethod
  let validation: ValidationType
  let transport: any Transport
  let interceptors: [any RequestInterceptor]
  let plugins: [any PluginType]
  let scheduler: any SchedulerType

  /// What answers: a stub or the transport.
  var carrier: any Transport {
    stub == .never ? transport : StubTransport(stub, sample, scheduler)
  }

  /// The request after all interceptors have added to it.
  func adapt(_ request: URLRequest) -> Single<URLRequest> {
    interceptors.reduce(.just(request)) { single, interceptor in
      single.flatMap { [target] in interceptor.adapt($0, for: target) }
    }
  }

  /// What follows an attempt: the first interceptor that does not let it pass decides.
  func decide(after attempt: RequestAttempt) -> Single<RetryDecision> {
    interceptors.reduce(.just(.proceed)) { single, interceptor in
      single.flatMap { decision in
        if case .proceed = decision { interceptor.decide(after: attempt) } else { .just(decision) }
      }
    }
  }
}
