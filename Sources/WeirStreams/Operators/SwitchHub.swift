import Synchronization

/// What `flatMapLatest` and `switchLatest` share: one inner stream at a time.
final class SwitchHub<Element>: Junction<Element>, @unchecked Sendable {
  /// The class of the receivers, which the runtime would look up at each event.
  private let inner = SwitchInner<Element>.self
  /// The number of the latest inner stream; negative once that has failed, so that no other takes its place.
  private let latest = Atomic<Int>(0)
  private let slot = LifetimeSlot()
  /// Two parts: the source, and the inner stream if there is one.
  private let active = Atomic<Int>(1)

  override init(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    super.init(sink, lifetime)
    lifetime.add(slot)
  }

  /// Subscribes to an inner stream in place of the one before.
  ///
  /// Nothing happens where that has failed, though its error may wait for an event that is passing.
  func `switch`(to source: Observable<Element>) {
    let number = latest.load(ordering: .acquiring)
    if number < 0 || !isReplaced(number, by: number + 1) { return }
    let inner = inner.init(self, number: number + 1)
    if !slot.replace(inner.lifetime) { active.add(1, ordering: .acquiringAndReleasing) }
    source.start(inner, inner.lifetime)
  }

  func sourceCompleted() { partEnded() }

  @inline(__always)
  fileprivate func send(_ element: Element, from number: Int) {
    if gate.enter() {
      if !isEnded, isLatest(number) { sendInside(element) }
      gate.leave()
    } else {
      sendLater(element, from: number)
    }
  }

  @inline(never)
  private func sendLater(_ element: Element, from number: Int) {
    gate.post { [self] in
      if isOpen, isLatest(number) || isLatest(-number) { sendInside(element) }
    }
  }

  fileprivate func innerFailed(_ error: any Error, from number: Int) {
    if isReplaced(number, by: -number) { end(error) }
  }

  fileprivate func innerCompleted(_ lifetime: Lifetime) {
    if slot.end(lifetime) { partEnded() }
  }

  @inline(__always)
  private func isReplaced(_ number: Int, by other: Int) -> Bool {
    latest.compareExchange(expected: number, desired: other, ordering: .acquiringAndReleasing).exchanged
  }

  private func isLatest(_ number: Int) -> Bool { latest.load(ordering: .acquiring) == number }

  private func partEnded() {
    if active.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { end(nil) }
  }
}

private final class SwitchInner<Element>: Sink<Element>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let hub: SwitchHub<Element>
  private let number: Int

  required init(_ hub: SwitchHub<Element>, number: Int) {
    self.hub = hub
    self.number = number
  }

  override func next(_ element: Element) { hub.send(element, from: number) }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    guard let error else { return hub.innerCompleted(lifetime) }
    hub.innerFailed(error, from: number)
    lifetime.dispose()
  }
}
