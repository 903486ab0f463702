extension ObservableType {
  /// A stream that a closure runs for each subscription.
  ///
  /// The observer may be called on any thread and re-entrantly; its events are put in order, and those after the end or the
  /// disposal are dropped.
  /// - Parameter subscribe: Gets the observer, and gives what is to be disposed of at the end of the subscription.
  @preconcurrency
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Create(subscribe)
  }
}

private final class Create<Element>: Observable<Element>, @unchecked Sendable {
  private let body: @Sendable (AnyObserver<Element>) -> any Disposable

  init(_ body: @escaping @Sendable (AnyObserver<Element>) -> any Disposable) {
    self.body = body
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    lifetime.add(body(AnyObserver(sink: GateSink(sink, lifetime, watchedAs: "Observable.create"))))
  }
}
