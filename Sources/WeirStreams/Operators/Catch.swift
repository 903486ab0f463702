extension ObservableType {
  /// Goes on with another stream after an error.
  ///
  /// An error of that stream, or of the closure, ends it.
  @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Catch(asObservable(), handler)
  }

  /// Sends an element after an error, and completes.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    stage(
      state: {},
      finish: { _, sink, error in
        if error != nil { sink.next(element) }
        sink.end(nil)
      },
      kernel: { element, _, sink in sink.next(element) })
  }

  /// The elements of one stream after the other, each subscribed to when the one before has failed.
  ///
  /// It completes when one does; when all have failed it ends with the last error. The stack does not grow with streams
  /// that fail at once.
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Sequential(sequence, after: .error)
  }
}

extension ObservableType {
  /// The old name of `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  @preconcurrency
  public func catchError(
    _ handler: @escaping @Sendable (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    `catch`(handler)
  }

  /// The old name of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  /// The old name of `catch(sequence:)`.
  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    `catch`(sequence: sequence)
  }
}

private final class Catch<Element>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let handler: (any Swift.Error) throws -> Observable<Element>

  init(_ source: Observable<Element>, _ handler: @escaping (any Swift.Error) throws -> Observable<Element>) {
    self.source = source
    self.handler = handler
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let first = CatchSink(sink, handler)
    lifetime.add(first.own)
    lifetime.add(first.rest)
    source.run(first, first.own)
  }
}

private final class CatchSink<Element>: Sink<Element>, @unchecked Sendable {
  /// The lifetime of the source that may fail.
  let own = Lifetime()
  /// The lifetime of what comes after it; it has its place in advance, so that upstream is disposed of first.
  let rest = Lifetime()
  private let sink: Sink<Element>
  private let handler: (any Swift.Error) throws -> Observable<Element>

  init(_ sink: Sink<Element>, _ handler: @escaping (any Swift.Error) throws -> Observable<Element>) {
    self.sink = sink
    self.handler = handler
  }

  override func next(_ element: Element) {
    if !own.isDisposed { sink.next(element) }
  }

  override func end(_ error: (any Swift.Error)?) {
    if own.isDisposed { return }
    if let error { goOn(after: error) } else { sink.end(nil) }
    own.dispose()
  }

  private func goOn(after error: any Swift.Error) {
    do {
      // The first is released after that, so that a stream which both of them share stays connected.
      try handler(error).follow(sink, rest)
    } catch {
      sink.end(error)
    }
  }
}
