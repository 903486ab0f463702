/// Makes the Rx contract hold for a sender that may not keep to it.
///
/// Overlapping and re-entrant events are put in order, and those after the end are dropped.
final class GateSink<Element>: Sink<Element>, @unchecked Sendable {
  private let gate: Gate
  private let sink: Sink<Element>
  private let lifetime: Lifetime
  // Only whoever is inside the gate touches it.
  @exclusivity(unchecked) private var isEnded = false

  /// - Parameter watchedAs: What to call it where overlapping events are reported; nil where they are expected.
  init(_ sink: Sink<Element>, _ lifetime: Lifetime, watchedAs name: String? = nil) {
    gate = Gate(watchedAs: name, of: Element.self)
    self.sink = sink
    self.lifetime = lifetime
  }

  override func next(_ element: Element) {
    if lifetime.isDisposed { return }
    if gate.enter() {
      deliver(element)
      gate.leave()
    } else {
      deliverLater(element)
    }
  }

  @inline(never)
  private func deliverLater(_ element: Element) {
    gate.postEvent { [self] in deliver(element) }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    gate.performEvent { [self] in
      if isEnded || lifetime.isDisposed { return }
      isEnded = true
      sink.end(error)
    }
  }

  private func deliver(_ element: Element) {
    if !isEnded, !lifetime.isDisposed { sink.next(element) }
  }
}
