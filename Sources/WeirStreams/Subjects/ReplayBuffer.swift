/// A hub that remembers what it sent last: what `ReplaySubject`, `ReplayRelay` and `share(replay:)` are made of.
///
/// Who subscribes gets what is remembered, at once, and then each element that follows, once; never an older one after a
/// newer one. After the end it goes on replaying, the end behind the elements.
///
/// `@unchecked Sendable`: the elements are guarded by the hub's lock.
final class ReplayBuffer<Element>: @unchecked Sendable {
  let hub: Hub<Element>
  private let limit: Int
  /// Whether releasing an element does nothing, so that it may happen under the lock.
  private let isTrivial = _isPOD(Element.self)
  @exclusivity(unchecked) private var elements = Ring<Element>()
  /// Room for an element that is forgotten, of which only whoever is inside the gate knows.
  ///
  /// It is released when the lock is free: its `deinit` may be a user's.
  private let old: UnsafeMutablePointer<Element>

  /// - Parameters:
  ///   - limit: How many elements to remember; 0 or less for none.
  ///   - watchedAs: See `Hub`.
  init(limit: Int, watchedAs name: String? = nil) {
    hub = Hub(watchedAs: name)
    self.limit = limit
    old = .allocate(capacity: 1)
  }

  deinit { old.deallocate() }

  /// Takes an element; it is sent now, or after what is being sent.
  func send(_ element: Element) {
    if hub.gate.enter() {
      deliver(element)
      hub.gate.leave()
    } else {
      sendLater(element)
    }
  }

  @inline(never)
  private func sendLater(_ element: Element) {
    hub.gate.postEvent { [self] in deliver(element) }
  }

  private func deliver(_ element: Element) {
    if limit <= 0 { return hub.deliver(element) }
    var isFull = false
    _ = hub.deliver(element) {
      isFull = elements.count == limit
      if isFull { if isTrivial { elements.forgetFirst() } else { elements.moveFirst(to: old) } }
      elements.append(element)
    }
    if isFull, !isTrivial { old.deinitialize(count: 1) }
  }

  /// Unsubscribes all without a word, and forgets the elements.
  func dispose() {
    hub.dispose()
    var forgotten = Ring<Element>()
    hub.withLock { swap(&elements, &forgotten) }
  }

  /// Subscribes, and sends what is remembered.
  ///
  /// Where the events have ended, the caller sends the end.
  func run(_ sink: Sink<Element>, _ lifetime: Lifetime) -> HubEnding {
    subscribe(sink, lifetime) { lifetime.add($0 as SubscriberEntry) }
  }

  /// Subscribes, and sends what is remembered.
  /// - Parameter keep: Takes the subscription before anything is sent.
  func subscribe(
    _ sink: Sink<Element>, _ lifetime: Lifetime, keep: (Subscriber<Element>) -> Void
  ) -> HubEnding {
    var past: [Element] = []
    let (subscriber, ending) = hub.add(sink, lifetime, replays: limit > 0) { past = elements.copy() }
    if case .open = ending { keep(subscriber) }
    for element in past where !lifetime.isDisposed { sink.next(element) }
    if case .open = ending, limit > 0 { subscriber.finishReplay() }
    return ending
  }
}
