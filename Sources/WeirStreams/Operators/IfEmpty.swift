extension ObservableType {
  /// Sends an element of its own if the source completes without any.
  @inlinable
  public func ifEmpty(default: Element) -> Observable<Element> {
    stage(
      state: { true },
      finish: { isEmpty, sink, error in
        if isEmpty, error == nil { sink.next(`default`) }
        sink.end(error)
      },
      kernel: { element, isEmpty, sink in
        isEmpty = false
        sink.next(element)
      })
  }

  /// Goes on with another stream if the source completes without an element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    SwitchIfEmpty(asObservable(), other)
  }
}

private final class SwitchIfEmpty<Element>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let other: Observable<Element>

  init(_ source: Observable<Element>, _ other: Observable<Element>) {
    self.source = source
    self.other = other
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let first = Lifetime()
    // Both have their places in advance, so that upstream is disposed of before what is downstream.
    let rest = Lifetime()
    lifetime.add(first)
    lifetime.add(rest)
    source.run(SwitchIfEmptySink(sink, first, other, rest), first)
  }
}

private final class SwitchIfEmptySink<Element>: Sink<Element>, @unchecked Sendable {
  private let sink: Sink<Element>
  private let first: Lifetime
  private let other: Observable<Element>
  private let rest: Lifetime
  // Only the sender touches it, one event at a time.
  @exclusivity(unchecked) private var isEmpty = true

  init(_ sink: Sink<Element>, _ first: Lifetime, _ other: Observable<Element>, _ rest: Lifetime) {
    self.sink = sink
    self.first = first
    self.other = other
    self.rest = rest
  }

  override func next(_ element: Element) {
    isEmpty = false
    sink.next(element)
  }

  override func end(_ error: (any Error)?) {
    if first.isDisposed { return }
    if isEmpty, error == nil {
      // The first is released after that, so that a stream which both of them share stays connected.
      other.follow(sink, rest)
    } else {
      sink.end(error)
    }
    first.dispose()
  }
}
