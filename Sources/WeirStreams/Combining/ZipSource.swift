/// Receives one of the sources of `zip`, and keeps its elements until all sources have one.
@usableFromInline
final class ZipSource<Element>: Sink<Element>, @unchecked Sendable {
  private let lifetime = Lifetime()
  private let queue: ZipQueue<Element>
  private let combining: Combining

  @usableFromInline
  init(_ queue: ZipQueue<Element>, _ combining: Combining) {
    self.queue = queue
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

  private func receive(_ element: Element) {
    if combining.isEnded { return }
    queue.append(element, to: combining)
    combining.elementArrived()
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    lifetime.dispose()
    combining.sourceEnded(error)
  }
}

/// The elements of a source of `zip` that wait for those of the others.
///
/// It belongs to whoever is inside the gate of its meeting.
@usableFromInline
final class ZipQueue<Element> {
  @exclusivity(unchecked) private var elements = Ring<Element>()

  @usableFromInline
  init() {}

  func append(_ element: Element, to combining: Combining) {
    elements.append(element)
    if elements.count == 1 { combining.missing -= 1 }
  }

  /// Takes the oldest element out; only where all sources have one.
  @usableFromInline
  func take(from combining: Combining) -> Element {
    defer {
      if elements.isEmpty { combining.missing += 1 }
    }
    return elements.takeFirst()
  }
}
