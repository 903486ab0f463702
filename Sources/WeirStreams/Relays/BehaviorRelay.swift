/// A relay with a current value: never ends, and sends the value to whoever subscribes.
///
/// It may be used on any thread; see `BehaviorSubject` for the order of values.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
  // `@unchecked Sendable`: the current value guards itself.
  private let current: CurrentValue<Element>
  private let stream: CurrentValueStream<Element>

  /// Makes a relay with its first value.
  public init(value: Element) {
    current = CurrentValue(value, watchedAs: "BehaviorRelay")
    stream = CurrentValueStream(current)
  }

  deinit { current.hub.abandon() }

  /// The value that was accepted last.
  public var value: Element { current.newest }

  /// Takes a value and sends it.
  public func accept(_ event: Element) { current.accept(event) }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    stream.subscribe(observer)
  }

  /// The stream of the values, without the means to send one.
  public func asObservable() -> Observable<Element> { stream }
}
