extension ObservableType {
  /// A stream that sends nothing and does not end.
  public static func never() -> Observable<Element> { NeverEnding() }
}

private final class NeverEnding<Element>: Observable<Element>, @unchecked Sendable {
  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {}

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) {}
}
