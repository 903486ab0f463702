extension ObservableType {
  /// A stream that is made anew for each subscription.
  ///
  /// What the closure throws ends the stream.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    Deferred(observableFactory)
  }
}

private final class Deferred<Element>: Observable<Element>, @unchecked Sendable {
  private let make: () throws -> Observable<Element>

  init(_ make: @escaping () throws -> Observable<Element>) {
    self.make = make
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    do { try make().run(sink, lifetime) } catch { sink.end(error) }
  }
}
