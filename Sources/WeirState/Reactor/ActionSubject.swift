/// Where a reactor gets its actions: a subject that only passes elements on, and never ends.
///
/// May be sent to on any thread: what comes from elsewhere than the main queue is handled there later, in order. Actions are
/// passed on one at a time, first in first out; one that is sent while another is handled waits for its turn.
public final class ActionSubject<Element>: ObservableType, ObserverType, SubjectType, @unchecked Sendable {
  // `@unchecked Sendable`: the subject and the door guard themselves.
  /// The type of the side that is sent to: the subject itself.
  public typealias SubjectObserverType = ActionSubject<Element>

  private let subject = PublishSubject<Element>()
  private let door = MainActorDoor()
  private let pass: (Element) -> Void

  /// Makes a subject.
  public init() {
    let subject = subject
    pass = { subject.onNext($0) }
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { subject.hasObservers }

  /// Passes an element on; an end is dropped.
  public func on(_ event: Event<Element>) {
    if case .next(let element) = event { door.runUnchecked(element, pass) }
  }

  /// Passes an element on.
  public func onNext(_ element: Element) { door.runUnchecked(element, pass) }

  /// This very subject.
  public func asObserver() -> ActionSubject<Element> { self }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The actions as an `Observable`.
  public func asObservable() -> Observable<Element> { subject }
}
