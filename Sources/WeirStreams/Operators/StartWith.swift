extension ObservableType {
  /// Sends elements before those of the source, at once when it is subscribed to.
  public func startWith(_ elements: Element...) -> Observable<Element> { StartWith(asObservable(), elements) }
}

private final class StartWith<Element>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let elements: [Element]

  init(_ source: Observable<Element>, _ elements: [Element]) {
    self.source = source
    self.elements = elements
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    for element in elements where !lifetime.isDisposed { sink.next(element) }
    if !lifetime.isDisposed { source.run(sink, lifetime) }
  }
}
