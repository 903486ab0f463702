/// A subject that sends each event to those that are subscribed at the time.
///
/// It may be used on any thread. All subscribers see the same order: events that are sent re-entrantly, or on another thread
/// while one is delivered, follow it, in the order in which they came, and are then delivered on the thread of the one
/// before. After the end, subscribers get the end at once. Subscribing and unsubscribing cost O(1).
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable
{
  /// The type of the side that is sent to: the subject itself.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let hub: Hub<Element>

  /// Makes a subject.
  public override init() {
    hub = Hub(watchedAs: "PublishSubject")
    super.init()
  }

  /// - Parameter watchedAs: See `Hub`.
  init(watchedAs name: String) {
    hub = Hub(watchedAs: name)
    super.init()
  }

  deinit { hub.abandon() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasObservers }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { if case .disposed = hub.end { true } else { false } }

  /// Sends an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.send(element)
    case .error(let error): hub.close(error)
    case .completed: hub.close(nil)
    }
  }

  /// Sends an element.
  public func onNext(_ element: Element) { hub.send(element) }

  /// Ends with an error.
  public func onError(_ error: any Error) { hub.close(error) }

  /// Ends.
  public func onCompleted() { hub.close(nil) }

  /// This very subject.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Unsubscribes all without a word; later subscribers get `RxError.disposed`.
  public func dispose() { hub.dispose() }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let (subscriber, ending) = hub.add(sink, lifetime)
    switch ending {
    case .open: lifetime.add(subscriber as SubscriberEntry)
    case .ended(let error): sink.end(error)
    case .disposed: sink.end(RxError.disposed(object: self))
    }
  }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { run(sink, lifetime) }
}
