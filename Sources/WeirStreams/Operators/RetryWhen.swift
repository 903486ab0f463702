extension ObservableType {
  /// Subscribes again whenever a stream that is made of the errors says so.
  ///
  /// Each element of that stream that follows an error subscribes again; its end, and an error that is of another type, ends
  /// the stream. The stack does not grow where all that happens at once.
  /// - Parameter notificationHandler: Gets the errors, once for each subscription.
  @preconcurrency
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
  ) -> Observable<Element> {
    RetryWhen(asObservable(), notificationHandler) { $0 as? Error }
  }

  /// Subscribes again whenever a stream that is made of the errors says so.
  ///
  /// Each element of that stream that follows an error subscribes again; its end ends the stream. The stack does not grow
  /// where all that happens at once.
  /// - Parameter notificationHandler: Gets the errors, once for each subscription.
  @preconcurrency
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> {
    RetryWhen(asObservable(), notificationHandler) { $0 }
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(
    _ notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }
}

private final class RetryWhen<Element, Trigger: ObservableType, Failure>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let handler: (Observable<Failure>) -> Trigger
  private let cast: (any Error) -> Failure?

  init(
    _ source: Observable<Element>, _ handler: @escaping (Observable<Failure>) -> Trigger,
    cast: @escaping (any Error) -> Failure?
  ) {
    self.source = source
    self.handler = handler
    self.cast = cast
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let failures = PublishSubject<Failure>()
    let run = RetryRun(source, sink, lifetime) { [cast] error in
      guard let failure = cast(error) else { return false }
      failures.onNext(failure)
      return true
    }
    let trigger = RetryTrigger<Element, Trigger.Element>(run)
    lifetime.add(trigger.lifetime)
    handler(failures).asObservable().start(trigger, trigger.lifetime)
    run.advance()
  }
}

/// Receives what says whether to try again.
private final class RetryTrigger<Element, Signal>: Sink<Signal>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let run: RetryRun<Element>

  init(_ run: RetryRun<Element>) {
    self.run = run
  }

  override func next(_ element: Signal) { run.tryAgain() }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    run.stop(error)
    lifetime.dispose()
  }
}
