extension ObservableType {
  /// A stream that completes at once, without an element.
  public static func empty() -> Observable<Element> { Empty() }
}

private final class Empty<Element>: Observable<Element>, @unchecked Sendable {
  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) { sink.end(nil) }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { sink.end(nil) }
}
