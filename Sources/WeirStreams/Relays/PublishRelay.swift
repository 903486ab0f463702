/// A relay that sends each element to those that are subscribed at the time: a `PublishSubject` that never ends.
///
/// It may be used on any thread, and keeps the order that `PublishSubject` does.
public final class PublishRelay<Element>: ObservableType, Sendable {
  private let subject = PublishSubject<Element>(watchedAs: "PublishRelay")

  /// Makes a relay.
  public init() {}

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
