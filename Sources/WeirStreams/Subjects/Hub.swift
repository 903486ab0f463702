import Synchronization

/// The subscribers of a subject, and the gate before them: all of a subject but what it remembers.
///
/// Events pass one at a time, in one order that is the same for every subscriber; those that come re-entrantly or from other
/// threads meanwhile follow. Who subscribes while an event is delivered gets those that follow it. A subscriber costs O(1)
/// to add and to remove, and O(1) an event.
///
/// The subject holds the hub, and so does each subscription; the subject closes it in its `deinit`, which frees the
/// subscribers of a subject that nobody can send to any more.
///
/// `@unchecked Sendable`: `list` belongs to whoever is inside the gate; `incoming` and `ending` are guarded by `lock`.
final class Hub<Element>: @unchecked Sendable {
  let gate: Gate
  private let lock = Lock()
  private let hasIncoming = Atomic<Bool>(false)
  private let population = Atomic<Int>(0)
  @exclusivity(unchecked) private var list = SubscriberList()
  @exclusivity(unchecked) private var incoming: [SubscriberEntry] = []
  @exclusivity(unchecked) private var ending = HubEnding.open

  /// - Parameter watchedAs: What to call it where overlapping events are reported; nil where its sender keeps the contract.
  init(watchedAs name: String? = nil) {
    gate = Gate(watchedAs: name, of: Element.self)
  }

  /// Whether anybody is subscribed.
  ///
  /// Any thread.
  var hasObservers: Bool { population.load(ordering: .acquiring) > 0 }

  /// How the events have ended.
  ///
  /// Any thread.
  var end: HubEnding { lock.withLock { ending } }

  /// Sends an element to all, now or after what is being sent.
  @inline(__always)
  func send(_ element: Element) {
    if gate.enter() {
      deliver(element)
      gate.leave()
    } else {
      sendLater(element)
    }
  }

  @inline(never)
  private func sendLater(_ element: Element) {
    gate.postEvent { [self] in deliver(element) }
  }

  /// Sends the end to all, now or after what is being sent.
  func close(_ error: (any Error)?) {
    gate.performEvent { [self] in deliverEnd(error) }
  }

  /// Drops all subscribers without a word; later ones get an error.
  func dispose() {
    // The error that it may have ended with is released when the lock is free: its `deinit` may be a user's.
    var old = HubEnding.disposed
    lock.withLock { swap(&ending, &old) }
    abandon()
  }

  /// Drops all subscribers without a word.
  func abandon() {
    gate.perform { [self] in
      for entry in takeAll() {
        let subscriber = unsafeDowncast(entry, to: Subscriber<Element>.self)
        // They hold each other; nobody else would part them.
        subscriber.lifetime.forget(subscriber)
      }
    }
  }

  /// Sends to those that have come so far.
  ///
  /// Only for whoever is inside the gate.
  @inline(__always)
  func deliver(_ element: Element) {
    if hasIncoming.load(ordering: .acquiring) { admit() }
    walk(element)
  }

  /// Remembers something about the element, and sends it, unless the events have ended.
  ///
  /// Only for whoever is inside the gate. Who subscribes before `remember` is sent the element; who does after it is not,
  /// and finds it remembered.
  /// - Returns: Whether they have not ended.
  @inline(__always)
  func deliver(_ element: Element, remember: () -> Void) -> Bool {
    let isOpen = lock.withLock {
      guard case .open = ending else { return false }
      remember()
      if hasIncoming.load(ordering: .relaxed) { takeIncoming() }
      return true
    }
    if isOpen { walk(element) }
    return isOpen
  }

  @inline(__always)
  private func walk(_ element: Element) {
    for index in 0..<list.endIndex {
      guard let pointer = list.pointer(at: index) else { continue }
      Unmanaged<Subscriber<Element>>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.next(element) }
    }
  }

  /// Sends the end to all.
  ///
  /// Only for whoever is inside the gate.
  func deliverEnd(_ error: (any Error)?) {
    let isFirst = lock.withLock {
      guard case .open = ending else { return false }
      ending = .ended(error)
      return true
    }
    guard isFirst else { return }
    for entry in takeAll() { unsafeDowncast(entry, to: Subscriber<Element>.self).end(error) }
  }

  /// Subscribes, unless the events have ended.
  /// - Parameter snapshot: Called under the lock, at the place between two events where the subscription starts.
  /// - Returns: The subscriber, and how the events have ended.
  func add(
    _ sink: Sink<Element>, _ lifetime: Lifetime, replays: Bool = false, snapshot: () -> Void = {}
  ) -> (Subscriber<Element>, HubEnding) {
    let subscriber = Subscriber(sink, lifetime, hub: self, replays: replays)
    let now = lock.withLock {
      snapshot()
      guard case .open = ending else { return ending }
      incoming.append(subscriber)
      hasIncoming.store(true, ordering: .releasing)
      population.add(1, ordering: .relaxed)
      return .open
    }
    return (subscriber, now)
  }

  /// Runs the body at a place between two subscriptions.
  @inline(__always)
  func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Unsubscribes.
  ///
  /// O(1).
  func remove(_ entry: SubscriberEntry) {
    if gate.enter() {
      discard(entry)
      gate.leave()
    } else {
      gate.post { [self] in discard(entry) }
    }
  }

  private func discard(_ entry: SubscriberEntry) {
    if hasIncoming.load(ordering: .acquiring) { admit() }
    if entry.index == nil { return }
    list.remove(entry)
    population.subtract(1, ordering: .relaxed)
  }

  /// Takes those that have come meanwhile into the list.
  func admit() {
    lock.withLock { takeIncoming() }
  }

  /// Only under the lock, for whoever is inside the gate; appending releases nothing, so that nothing of a user's runs.
  private func takeIncoming() {
    for entry in incoming { list.append(entry) }
    incoming = []
    hasIncoming.store(false, ordering: .releasing)
  }

  private func takeAll() -> [SubscriberEntry] {
    admit()
    let entries = list.removeAll()
    population.subtract(entries.count, ordering: .relaxed)
    return entries
  }
}
