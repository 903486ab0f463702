/// Receives one of the sources of `zip`, and keeps its elements until all sources have one.
@usableFromInline
final class ZipSource<Element>: CombiningSource<Element>, @unchecked Sendable {
  private let queue: ZipQueue<Element>

  @usableFromInline
  init(_ queue: ZipQueue<Element>, _ combining: Combining) {
    self.queue = queue
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
    queue.append(element, to: combining)
    combining.elementArrived()
  }
}
