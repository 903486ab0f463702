/// Receives one of the sources that are combined; a subclass keeps the elements.
@usableFromInline
class CombiningSource<Element>: Sink<Element>, @unchecked Sendable {
  final let combining: Combining
  private let lifetime = Lifetime()

  init(_ combining: Combining) {
    self.combining = combining
    super.init()
    combining.missing += 1
    combining.active += 1
    combining.lifetime.add(lifetime)
  }

  /// Subscribes to the source; not before all of them have been made.
  @usableFromInline
  final func run(_ source: Observable<Element>) {
    if !lifetime.isDisposed { source.run(self, lifetime) }
  }

  /// Takes an element, inside the gate.
  ///
  /// A subclass enters the gate in its own `next`, so that most elements find their way without a look at the method table.
  func receive(_ element: Element) {}

  /// Takes an element that found the gate closed.
  @inline(never)
  final func receiveLater(_ element: Element) {
    combining.gate.post { [self] in if !combining.lifetime.isDisposed { receive(element) } }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    lifetime.dispose()
    combining.sourceEnded(error)
  }
}
