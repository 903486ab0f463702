import Synchronization

/// One subscription to a `Hub`.
///
/// A subscriber of a replaying hub is first sent what is replayed, on its own thread; events that the hub sends meanwhile
/// wait here, so that none overlaps or overtakes another.
///
/// `@unchecked Sendable`: `waiting` is guarded by `lock`.
final class Subscriber<Element>: SubscriberEntry, @unchecked Sendable {
  let sink: Sink<Element>
  let lifetime: Lifetime
  private let hub: Hub<Element>
  private let replays: Atomic<Bool>
  private let lock = Lock()
  /// Nil until something waits, as an empty array takes a lookup of its type at each subscription.
  @exclusivity(unchecked) private var waiting: [Event<Element>]?

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, hub: Hub<Element>, replays: Bool) {
    self.sink = sink
    self.lifetime = lifetime
    self.hub = hub
    self.replays = Atomic(replays)
  }

  override func dispose() { hub.remove(self) }

  @inline(__always)
  func next(_ element: Element) {
    if lifetime.isDisposed || isReplaying && holdNext(element) { return }
    sink.next(element)
  }

  /// Apart, so that the way of most elements does without the generic enum.
  @inline(never)
  private func holdNext(_ element: Element) -> Bool { hold(.next(element)) }

  func end(_ error: (any Error)?) {
    if lifetime.isDisposed || isReplaying && hold(error.map(Event.error) ?? .completed) { return }
    sink.end(error)
  }

  /// Lets the events through, after those that have waited.
  func finishReplay() {
    while let events = takeWaiting() {
      for event in events where !lifetime.isDisposed {
        switch event {
        case .next(let element): sink.next(element)
        case .error(let error): sink.end(error)
        case .completed: sink.end(nil)
        }
      }
    }
  }

  private var isReplaying: Bool { replays.load(ordering: .acquiring) }

  /// Whether the event waits, as the replay is not over.
  private func hold(_ event: Event<Element>) -> Bool {
    lock.withLock {
      guard replays.load(ordering: .relaxed) else { return false }
      if waiting == nil { waiting = [] }
      waiting?.append(event)
      return true
    }
  }

  private func takeWaiting() -> [Event<Element>]? {
    lock.withLock {
      let events = waiting
      waiting = nil
      if events == nil { replays.store(false, ordering: .releasing) }
      return events
    }
  }
}
