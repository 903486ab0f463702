extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Goes on with a single when this has completed.
  public func andThen<Second>(_ second: Single<Second>) -> Single<Second> { Single(raw: followed(by: second.source)) }

  /// Goes on with a maybe when this has completed.
  public func andThen<Second>(_ second: Maybe<Second>) -> Maybe<Second> { Maybe(raw: followed(by: second.source)) }

  /// Goes on with another completable when this has completed.
  public func andThen(_ second: Completable) -> Completable { concat(second) }

  /// Goes on with an observable when this has completed.
  public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> { followed(by: second) }

  /// Goes on with an infallible when this has completed; errors of this one remain.
  public func andThen<Second>(_ second: Infallible<Second>) -> Observable<Second> {
    followed(by: second.asObservable())
  }

  private func followed<Second>(by second: Observable<Second>) -> Observable<Second> {
    AndThen(primitiveSequence.source, second)
  }
}

private final class AndThen<Element>: Observable<Element>, @unchecked Sendable {
  private let first: Observable<Never>
  private let second: Observable<Element>

  init(_ first: Observable<Never>, _ second: Observable<Element>) {
    self.first = first
    self.second = second
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let ofFirst = Lifetime()
    // Both have their places in advance, so that upstream is disposed of before what is downstream.
    let rest = Lifetime()
    lifetime.add(ofFirst)
    lifetime.add(rest)
    first.run(AndThenSink(sink, ofFirst, second, rest), ofFirst)
  }
}

private final class AndThenSink<Element>: Sink<Never>, @unchecked Sendable {
  private let sink: Sink<Element>
  private let first: Lifetime
  private let second: Observable<Element>
  private let rest: Lifetime

  init(_ sink: Sink<Element>, _ first: Lifetime, _ second: Observable<Element>, _ rest: Lifetime) {
    self.sink = sink
    self.first = first
    self.second = second
    self.rest = rest
  }

  override func next(_ element: Never) {}

  override func end(_ error: (any Error)?) {
    if first.isDisposed { return }
    if let error {
      sink.end(error)
    } else {
      // The first is released after that, so that a stream which both of them share stays connected.
      second.follow(sink, rest)
    }
    first.dispose()
  }
}
