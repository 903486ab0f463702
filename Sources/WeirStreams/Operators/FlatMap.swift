extension ObservableType {
  /// Makes a stream of each element, and sends the elements of all these streams as they come.
  ///
  /// It completes when the source and all inner streams have; an error of any, or of the closure, ends it.
  @inlinable
  @preconcurrency
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    FlatMap(asObservable(), isExclusive: false) { try selector($0).asObservable() }
  }

  /// Makes a stream of an element, and ignores all further ones until that stream has completed.
  ///
  /// It completes when the source and the inner stream have; an error of any, or of the closure, ends it.
  @inlinable
  @preconcurrency
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    FlatMap(asObservable(), isExclusive: true) { try selector($0).asObservable() }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all inner streams, as they come.
  ///
  /// It completes when the source and all inner streams have; an error of any ends it.
  @inlinable
  public func merge() -> Observable<Element.Element> {
    FlatMap(asObservable(), isExclusive: false) { $0.asObservable() }
  }
}

@usableFromInline
final class FlatMap<Input, Output>: Observable<Output>, @unchecked Sendable {
  private let source: Observable<Input>
  private let isExclusive: Bool
  private let transform: (Input) throws -> Observable<Output>

  /// - Parameter isExclusive: Whether elements are ignored while an inner stream is running.
  @usableFromInline
  init(_ source: Observable<Input>, isExclusive: Bool, _ transform: @escaping (Input) throws -> Observable<Output>) {
    self.source = source
    self.isExclusive = isExclusive
    self.transform = transform
  }

  override func run(_ sink: Sink<Output>, _ lifetime: Lifetime) {
    // The source is disposed of before the inner streams.
    let own = Lifetime()
    lifetime.add(own)
    source.run(FlatMapSink(MergeHub(sink, lifetime, active: 1), own, isExclusive, transform), own)
  }
}

private final class FlatMapSink<Input, Output>: Sink<Input>, @unchecked Sendable {
  private let lifetime: Lifetime
  private let hub: MergeHub<Output>
  private let isExclusive: Bool
  private let transform: (Input) throws -> Observable<Output>

  init(
    _ hub: MergeHub<Output>, _ lifetime: Lifetime, _ isExclusive: Bool,
    _ transform: @escaping (Input) throws -> Observable<Output>
  ) {
    self.hub = hub
    self.lifetime = lifetime
    self.isExclusive = isExclusive
    self.transform = transform
  }

  override func next(_ element: Input) {
    if lifetime.isDisposed || isExclusive && hub.isBusy { return }
    do {
      hub.subscribe(to: try transform(element))
    } catch {
      hub.end(error)
    }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { hub.end(error) }
    lifetime.dispose()
    if error == nil { hub.partEnded() }
  }
}
