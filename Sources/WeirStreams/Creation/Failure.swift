extension ObservableType {
  /// A stream that ends at once with an error.
  public static func error(_ error: any Swift.Error) -> Observable<Element> { Failure(error) }
}

private final class Failure<Element>: Observable<Element>, @unchecked Sendable {
  private let error: any Error

  init(_ error: any Error) {
    self.error = error
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) { sink.end(error) }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { sink.end(error) }
}
