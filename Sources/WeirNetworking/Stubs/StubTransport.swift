/// Answers for a server.
struct StubTransport: Transport {
  private let behavior: StubBehavior
  private let sample: Endpoint.SampleResponseClosure
  private let scheduler: any SchedulerType

  init(
    _ behavior: StubBehavior, _ sample: @escaping Endpoint.SampleResponseClosure, _ scheduler: any SchedulerType
  ) {
    self.behavior = behavior
    self.sample = sample
    self.scheduler = scheduler
  }

  var callsBackDirectly: Bool { true }

  func send(
    _ request: TransportRequest, handler: @escaping @Sendable (TransportEvent) -> Void
  ) -> any Cancellable {
    let once = OnceHandler(handler)
    guard case .delayed(let seconds) = behavior else {
      once.finish(TransportOutcome(sample()))
      return CancellableToken {}
    }
    let timer = scheduler.scheduleRelative((), dueTime: .seconds(seconds)) { [sample] in
      once.finish(TransportOutcome(sample()))
      return Disposables.create()
    }
    return CancellableToken {
      timer.dispose()
      once.finish(TransportOutcome(response: nil, error: URLError(.cancelled)))
    }
  }
}

/// Passes one outcome on, and no other.
final class OnceHandler: Sendable {
  private let handler: Guarded<(@Sendable (TransportEvent) -> Void)?>

  init(_ handler: @escaping @Sendable (TransportEvent) -> Void) {
    self.handler = Guarded(handler)
  }

  /// - Returns: Whether it was the first.
  @discardableResult
  func finish(_ outcome: TransportOutcome) -> Bool {
    let taken = handler.withLock { handler in
      defer { handler = nil }
      return handler
    }
    taken?(.finished(outcome))
    return taken != nil
  }
}

extension TransportOutcome {
  /// What a stub's sample stands for.
  init(_ sample: EndpointSampleResponse) {
    switch sample {
    case .networkResponse(let code, let data): self.init(statusCode: code, data: data)
    case .response(let response, let data): self.init(response: response, data: data)
    case .networkError(let error): self.init(response: nil, error: error)
    }
  }
}
