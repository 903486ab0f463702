extension ObservableType {
  /// Sends the last elements only, when the source completes.
  ///
  /// It keeps that many elements, at O(1) an element. A negative count counts as 0.
  public func takeLast(_ count: Int) -> Observable<Element> { TakeLast(asObservable(), count) }
}

private final class TakeLast<Element>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let count: Int

  init(_ source: Observable<Element>, _ count: Int) {
    self.source = source
    self.count = count
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    source.run(TakeLastSink(sink, lifetime, count), lifetime)
  }
}

private final class TakeLastSink<Element>: Sink<Element>, @unchecked Sendable {
  private let sink: Sink<Element>
  private let lifetime: Lifetime
  private let count: Int
  // Only the sender touches these, one event at a time.
  @exclusivity(unchecked) private var elements: [Element] = []
  /// Where the oldest element is once there are as many as are kept.
  @exclusivity(unchecked) private var oldest = 0

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ count: Int) {
    self.sink = sink
    self.lifetime = lifetime
    self.count = count
  }

  override func next(_ element: Element) {
    if elements.count < count { return elements.append(element) }
    if count <= 0 { return }
    elements[oldest] = element
    oldest = oldest + 1 == count ? 0 : oldest + 1
  }

  override func end(_ error: (any Error)?) {
    if error == nil, !sendAll() { return }
    // Nothing is left for an end that comes again; see `Sink`.
    elements = []
    sink.end(error)
  }

  /// Sends what is kept; false when the subscription has ended meanwhile.
  private func sendAll() -> Bool {
    let last = elements[oldest...] + elements[..<oldest]
    elements = []
    for element in last {
      if lifetime.isDisposed { return false }
      sink.next(element)
    }
    return !lifetime.isDisposed
  }
}
