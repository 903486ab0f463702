/// A relay that remembers what it sent, and sends it again to whoever subscribes later: a `ReplaySubject` that never ends.
///
/// It may be used on any thread, and keeps the order that `ReplaySubject` does.
public final class ReplayRelay<Element>: ObservableType, Sendable {
  private let subject: ReplaySubject<Element>

  private init(limit: Int) {
    subject = ReplaySubject(limit: limit, watchedAs: "ReplayRelay")
  }

  /// Makes a relay that remembers the last elements.
  /// - Parameter bufferSize: How many to remember; 0 or less for none.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(limit: bufferSize)
  }

  /// Makes a relay that remembers all elements.
  ///
  /// They stay in memory as long as the relay does.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(limit: .max) }

  /// Sends an element.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes an observer.
  @preconcurrency
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The stream of the elements, as an `Observable`.
  public func asObservable() -> Observable<Element> { subject }
}
