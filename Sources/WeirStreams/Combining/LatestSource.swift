/// Receives one of the sources of `combineLatest`, and keeps its latest element.
@usableFromInline
final class LatestSource<Element>: CombiningSource<Element>, @unchecked Sendable {
  private let slot: Slot<Element>

  @usableFromInline
  init(_ slot: Slot<Element>, _ combining: Combining) {
    self.slot = slot
    super.init(combining)
  }

  override func next(_ element: Element) {
    if combining.gate.enter() {
      receive(element)
      combining.gate.leave()
    } else {
      receiveLater(element)
    }
  }

  @inline(__always)
  override func receive(_ element: Element) {
    if combining.isEnded { return }
    if slot.store(element) { combining.missing -= 1 }
    combining.elementArrived()
  }
}
