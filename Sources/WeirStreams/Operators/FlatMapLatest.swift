extension ObservableType {
  /// Makes a stream of each element, and sends the elements of the latest of these streams only.
  ///
  /// A new stream ends the subscription to the one before: what that has sent while an element was being delivered, and
  /// what therefore still waits, is dropped. It completes when the source and the latest stream have; an error of either,
  /// or of the closure, ends it, also where a newer stream comes while the error waits.
  @inlinable
  @preconcurrency
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    FlatMapLatest(asObservable()) { try selector($0).asObservable() }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the latest inner stream.
  ///
  /// See `flatMapLatest(_:)` for the order of what happens at the same time.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    FlatMapLatest(asObservable()) { $0.asObservable() }
  }
}

@usableFromInline
final class FlatMapLatest<Input, Output>: Observable<Output>, @unchecked Sendable {
  private let source: Observable<Input>
  private let transform: (Input) throws -> Observable<Output>

  @usableFromInline
  init(_ source: Observable<Input>, _ transform: @escaping (Input) throws -> Observable<Output>) {
    self.source = source
    self.transform = transform
  }

  override func run(_ sink: Sink<Output>, _ lifetime: Lifetime) {
    // The source is disposed of before the inner streams.
    let own = Lifetime()
    lifetime.add(own)
    source.run(FlatMapLatestSink(SwitchHub(sink, lifetime), own, transform), own)
  }
}

private final class FlatMapLatestSink<Input, Output>: Sink<Input>, @unchecked Sendable {
  private let lifetime: Lifetime
  private let hub: SwitchHub<Output>
  private let transform: (Input) throws -> Observable<Output>

  init(_ hub: SwitchHub<Output>, _ lifetime: Lifetime, _ transform: @escaping (Input) throws -> Observable<Output>) {
    self.hub = hub
    self.lifetime = lifetime
    self.transform = transform
  }

  override func next(_ element: Input) {
    if lifetime.isDisposed { return }
    do {
      hub.switch(to: try transform(element))
    } catch {
      hub.end(error)
    }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { hub.end(error) }
    lifetime.dispose()
    if error == nil { hub.sourceCompleted() }
  }
}
