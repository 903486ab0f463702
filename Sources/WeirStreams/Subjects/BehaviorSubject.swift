/// A subject with a current value, which it sends to whoever subscribes.
///
/// It may be used on any thread, and keeps the order that `PublishSubject` does. A late subscriber gets the value that was
/// sent last, on the thread that subscribes, and then each that follows, once. After the end, subscribers get the end only.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// The type of the side that is sent to: the subject itself.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let current: CurrentValue<Element>

  /// Makes a subject with its first value.
  public init(value: Element) {
    current = CurrentValue(value, watchedAs: "BehaviorSubject")
    super.init()
  }

  deinit { current.hub.abandon() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { current.hub.hasObservers }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { if case .disposed = current.hub.end { true } else { false } }

  /// The value that was accepted last, also while it waits to be sent.
  ///
  /// It throws the error that the subject has ended with, and `RxError.disposed` when it has been disposed of.
  public func value() throws -> Element {
    switch current.hub.end {
    case .open: return current.newest
    case .ended(let error?): throw error
    case .ended(nil): return current.newest
    case .disposed: throw RxError.disposed(object: self)
    }
  }

  /// Sends an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): current.accept(element)
    case .error(let error): current.hub.close(error)
    case .completed: current.hub.close(nil)
    }
  }

  /// Sends an element.
  public func onNext(_ element: Element) { current.accept(element) }

  /// Ends with an error.
  public func onError(_ error: any Error) { current.hub.close(error) }

  /// Ends.
  public func onCompleted() { current.hub.close(nil) }

  /// This very subject.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Unsubscribes all without a word; later subscribers get `RxError.disposed`.
  public func dispose() { current.hub.dispose() }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    switch current.run(sink, lifetime) {
    case .open: break
    case .ended(let error): sink.end(error)
    case .disposed: sink.end(RxError.disposed(object: self))
    }
  }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { run(sink, lifetime) }
}
