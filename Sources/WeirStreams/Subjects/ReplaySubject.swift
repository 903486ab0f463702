/// A subject that remembers what it sent, and sends it again to whoever subscribes later.
///
/// It may be used on any thread, and keeps the order that `PublishSubject` does. A late subscriber gets the remembered
/// elements on the thread that subscribes, and then what follows; never an older one after a newer one. After the end,
/// subscribers get the elements and then the end.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// The type of the side that is sent to: the subject itself.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let buffer: ReplayBuffer<Element>

  /// - Parameter watchedAs: See `Hub`.
  init(limit: Int, watchedAs name: String = "ReplaySubject") {
    buffer = ReplayBuffer(limit: limit, watchedAs: name)
    super.init()
  }

  deinit { buffer.hub.abandon() }

  /// Makes a subject that remembers the last elements.
  /// - Parameter bufferSize: How many to remember; 0 or less for none.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(limit: bufferSize) }

  /// Makes a subject that remembers all elements.
  ///
  /// They stay in memory until the subject is released or disposed of.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { buffer.hub.hasObservers }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { if case .disposed = buffer.hub.end { true } else { false } }

  /// Sends an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): buffer.send(element)
    case .error(let error): buffer.hub.close(error)
    case .completed: buffer.hub.close(nil)
    }
  }

  /// Sends an element.
  public func onNext(_ element: Element) { buffer.send(element) }

  /// Ends with an error.
  public func onError(_ error: any Error) { buffer.hub.close(error) }

  /// Ends.
  public func onCompleted() { buffer.hub.close(nil) }

  /// This very subject.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Unsubscribes all without a word, and forgets the elements; later subscribers get `RxError.disposed`.
  public func dispose() { buffer.dispose() }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    switch buffer.run(sink, lifetime) {
    case .open: break
    case .ended(let error): if !lifetime.isDisposed { sink.end(error) }
    case .disposed: sink.end(RxError.disposed(object: self))
    }
  }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { run(sink, lifetime) }
}
