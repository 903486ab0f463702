/// A relay of states: sends the present one to whoever subscribes, and each that it accepts, and never ends.
///
/// It may be used on any thread, and keeps the order that `BehaviorSubject` does.
public final class StateRelay<Element>: ObservableType, Sendable {
  private let relay: BehaviorRelay<Element>

  /// Makes a relay with its first value.
  public init(value: Element) {
    relay = BehaviorRelay(value: value)
  }

  /// The value that was accepted last; setting it sends it, also where it equals the one before.
  public var value: Element {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  /// Takes a value and sends it.
  public func accept(_ event: Element) { relay.accept(event) }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    relay.subscribe(observer)
  }

  /// The values as an `Observable`.
  public func asObservable() -> Observable<Element> { relay.asObservable() }
}
