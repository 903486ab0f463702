/// A stream of the elements that have a key in common.
public struct GroupedObservable<Key, Element>: ObservableType, @unchecked Sendable {
  // `@unchecked Sendable`: it is immutable, and its key was handed over by the sender of the stream.
  /// What the elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// Makes a stream with a key.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes an observer.
  @preconcurrency
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The stream as an `Observable`.
  public func asObservable() -> Observable<Element> { source }
}
