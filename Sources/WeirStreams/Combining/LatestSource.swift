/// Receives one of the sources of `combineLatest`, and keeps its latest element.
@usableFromInline
final class LatestSource<Element>: Sink<Element>, @unchecked Sendable {
  private let lifetime = Lifetime()
  private let slot: Slot<Element>
  private let combining: Combining

  @usableFromInline
  init(_ slot: Slot<Element>, _ combining: Combining) {
    self.slot = slot
    self.combining = combining
    super.init()
    combining.missing += 1
    combining.active += 1
    combining.lifetime.add(lifetime)
  }

  /// Subscribes to the source; not before all of them have been made.
  @usableFromInline
  func run(_ source: Observable<Element>) {
    if !lifetime.isDisposed { source.run(self, lifetime) }
  }

  override func next(_ element: Element) {
    if combining.gate.enter() {
      receive(element)
      combining.gate.leave()
    } else {
      receiveLater(element)
    }
  }

  @inline(never)
  private func receiveLater(_ element: Element) {
    combining.gate.post { [self] in if !combining.lifetime.isDisposed { receive(element) } }
  }

  @inline(__always)
  private func receive(_ element: Element) {
    if combining.isEnded { return }
    if slot.store(element) { combining.missing -= 1 }
    combining.elementArrived()
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    lifetime.dispose()
    combining.sourceEnded(error)
  }
}
