/// A subject that sends only its last element, and that when it completes.
///
/// It may be used on any thread. Whoever subscribes after the completion gets the element and the completion at once; after
/// an error, or a completion without an element, only that.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable {
  /// The type of the side that is sent to: the subject itself.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let buffer = ReplayBuffer<Element>(limit: 1)
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var last: Element?
  @exclusivity(unchecked) private var isOver = false

  /// Makes a subject.
  public override init() {
    super.init()
  }

  deinit { buffer.hub.abandon() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { buffer.hub.hasObservers }

  /// Takes an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// Takes an element, in place of the one before.
  public func onNext(_ element: Element) {
    // The one before is released when the lock is free: its `deinit` may be a user's.
    var unused: Element? = element
    lock.withLock {
      if !isOver { swap(&last, &unused) }
    }
  }

  /// Ends with an error, without an element.
  public func onError(_ error: any Error) { finish(error) }

  /// Sends the last element, if there is one, and ends.
  public func onCompleted() { finish(nil) }

  /// This very subject.
  public func asObserver() -> AsyncSubject<Element> { self }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    if case .ended(let error) = buffer.run(sink, lifetime) { sink.end(error) }
  }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { run(sink, lifetime) }

  private func finish(_ error: (any Error)?) {
    let (isFirst, element) = lock.withLock {
      let state = (!isOver, last)
      isOver = true
      last = nil
      return state
    }
    // A second end could come before the element of the first one.
    if !isFirst { return }
    if error == nil, let element { buffer.send(element) }
    buffer.hub.close(error)
  }
}
