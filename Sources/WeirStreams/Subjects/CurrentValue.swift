/// A hub with a current value: what `BehaviorSubject` and `BehaviorRelay` are made of.
///
/// Who subscribes gets the value that was sent last, at once, and then each that follows, once; never an older value after a
/// newer one. `newest` is what has been accepted last, also while it waits for its turn to be sent.
///
/// `@unchecked Sendable`: the values are guarded by the hub's lock.
final class CurrentValue<Element>: @unchecked Sendable {
  let hub: Hub<Element>
  /// Whether releasing a value does nothing, so that it may happen under the lock.
  private let isTrivial = _isPOD(Element.self)
  private let sent: UnsafeMutablePointer<Element>
  /// Room for the value before, of which only whoever is inside the gate knows.
  private let old: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) private var accepted: Element?
  @exclusivity(unchecked) private var waiting = 0

  /// - Parameter watchedAs: See `Hub`.
  init(_ value: Element, watchedAs name: String) {
    hub = Hub(watchedAs: name)
    sent = .allocate(capacity: 1)
    old = .allocate(capacity: 1)
    sent.initialize(to: value)
  }

  deinit {
    sent.deinitialize(count: 1)
    sent.deallocate()
    old.deallocate()
  }

  /// The value that was accepted last.
  ///
  /// Any thread.
  var newest: Element { hub.withLock { accepted ?? sent.pointee } }

  /// Takes a value; it is sent now, or after what is being sent.
  @inline(__always)
  func accept(_ element: Element) {
    if hub.gate.enter() {
      deliver(element)
      hub.gate.leave()
    } else {
      wait(element)
    }
  }

  /// Subscribes, and sends the current value.
  func run(_ sink: Sink<Element>, _ lifetime: Lifetime) -> HubEnding {
    var value: Element?
    let (subscriber, ending) = hub.add(sink, lifetime, replays: true) { value = sent.pointee }
    guard case .open = ending, let value else { return ending }
    lifetime.add(subscriber as SubscriberEntry)
    if !lifetime.isDisposed { sink.next(value) }
    subscriber.finishReplay()
    return ending
  }

  @inline(__always)
  private func deliver(_ element: Element) {
    if isTrivial {
      _ = hub.deliver(element, remember: { sent.pointee = element })
    } else {
      deliverObject(element)
    }
  }

  @inline(never)
  private func deliverObject(_ element: Element) {
    if hub.deliver(element, remember: { replace(element) }) { old.deinitialize(count: 1) }
  }

  /// Puts the old value aside, so that it is released when the lock is free: its `deinit` may be a user's.
  @inline(__always)
  private func replace(_ element: Element) {
    old.moveInitialize(from: sent, count: 1)
    sent.initialize(to: element)
  }

  @inline(never)
  private func wait(_ element: Element) {
    var old: Element? = element
    let job = hub.gate.event { [self] in deliverWaiting(element) }
    let isInside = hub.withLock {
      swap(&accepted, &old)
      waiting += 1
      return hub.gate.enqueue(job)
    }
    if isInside { hub.gate.drain() }
  }

  private func deliverWaiting(_ element: Element) {
    deliver(element)
    var done: Element?
    hub.withLock {
      waiting -= 1
      if waiting == 0 { swap(&accepted, &done) }
    }
  }
}
