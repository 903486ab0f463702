/// A hub with a current value: what `BehaviorSubject` and `BehaviorRelay` are made of.
///
/// Who subscribes gets the value that was sent last, at once, and then each that follows, once; never an older value after a
/// newer one. `newest` is what has been accepted last, also while it waits for its turn to be sent.
///
/// `@unchecked Sendable`: the values are guarded by the hub's lock.
final class CurrentValue<Element>: @unchecked Sendable {
  let hub = Hub<Element>()
  @exclusivity(unchecked) private var sent: Element
  @exclusivity(unchecked) private var accepted: Element?
  @exclusivity(unchecked) private var waiting = 0

  init(_ value: Element) {
    sent = value
  }

  /// The value that was accepted last.
  ///
  /// Any thread.
  var newest: Element { hub.withLock { accepted ?? sent } }

  /// Takes a value; it is sent now, or after what is being sent.
  func accept(_ element: Element) {
    if hub.gate.enter() {
      deliver(element)
      hub.gate.leave()
    } else {
      wait(element)
    }
  }

  /// Subscribes, and sends the current value.
  func run(_ sink: Sink<Element>, _ lifetime: Lifetime) -> Hub<Element>.Ending {
    var value: Element?
    let (subscriber, ending) = hub.add(sink, lifetime, replays: true) { value = sent }
    guard case .open = ending, let value else { return ending }
    lifetime.add(subscriber)
    if !lifetime.isDisposed { sink.next(value) }
    subscriber.finishReplay()
    return ending
  }

  private func deliver(_ element: Element) {
    hub.deliver(element) { sent = element }
  }

  private func wait(_ element: Element) {
    let isInside = hub.withLock {
      accepted = element
      waiting += 1
      return hub.gate.enqueue { [self] in deliverWaiting(element) }
    }
    if isInside { hub.gate.drain() }
  }

  private func deliverWaiting(_ element: Element) {
    hub.deliver(element) { sent = element }
    hub.withLock {
      waiting -= 1
      if waiting == 0 { accepted = nil }
    }
  }
}
