/// A stream of elements: any number of them, then at most one error or completion (Rx's observable).
///
/// Subscribing runs it; an observable that nobody subscribes to does nothing. It belongs to no thread: it may be subscribed
/// to, and subscriptions be disposed of, anywhere. The events of one subscription never overlap; those that come at the same
/// time or re-entrantly are delivered one after the other, in the order in which they came, and may then be delivered on the
/// thread of the event before. After `dispose()` has returned, nothing more is delivered on the thread that disposed.
///
/// `@unchecked Sendable`: an observable is immutable; what is shared (subjects, connections) guards itself.
public class Observable<Element>: ObservableType, @unchecked Sendable {
  @usableFromInline
  init() {
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Subscribes an observer.
  ///
  /// Sources that send at once do so before this returns.
  /// - Returns: The subscription; disposing of it ends it. It need not be kept for the events to come.
  @preconcurrency
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let lifetime = Lifetime()
    start(ObserverSink(observer, lifetime), lifetime)
    return lifetime
  }

  /// This very observable.
  ///
  /// O(1).
  public func asObservable() -> Observable<Element> { self }

  /// Subscribes the sink while a subscription is being set up, that is from another `run` or from `start`.
  ///
  /// It adds to the lifetime what has to be disposed of at its end.
  @usableFromInline
  func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    fatalError("Observable: a subclass does not run; it must override run(_:_:)")
  }

  /// Subscribes the sink from outside of a set-up: at the root, in answer to an event, or from a scheduler.
  ///
  /// Sources that send at once take turns until all of this subscription is set up.
  @usableFromInline
  func start(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    Trampoline.run { _ in run(sink, lifetime) }
  }
}
