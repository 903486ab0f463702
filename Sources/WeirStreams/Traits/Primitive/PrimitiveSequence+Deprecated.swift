extension PrimitiveSequence {
  /// Sends on a scheduler.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    observe(on: scheduler)
  }

  /// Subscribes to the source, and disposes of the subscription, on a scheduler.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }

  /// Goes on with another sequence in place of an error.
  @available(*, deprecated, renamed: "catch(_:)")
  @preconcurrency
  public func catchError(
    _ handler: @escaping @Sendable (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catch(handler)
  }

  /// Subscribes anew after an error of the type, when the stream that the closure gives sends an element.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Error: Swift.Error, TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// Subscribes anew after an error, when the stream that the closure gives sends an element.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }
}
