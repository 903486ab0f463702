import Synchronization

/// One subscription of an operator that subscribes to one source after another: what `concat` and `retry` share.
///
/// `@unchecked Sendable`: one source at a time sends, and `advance` lets one at a time in.
class Succession<Element>: @unchecked Sendable {
  let sink: Sink<Element>
  let lifetime: Lifetime
  private let slot = LifetimeSlot()
  /// How many steps are wanted and not yet done; above 0, somebody is doing them.
  private let wanted = Atomic<Int>(0)

  init(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    self.sink = sink
    self.lifetime = lifetime
    lifetime.add(slot)
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Goes on to the next source; where it ends while it is being subscribed to, its subscriber does so in a loop.
  final func advance() {
    if wanted.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
    repeat { step() } while wanted.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }

  /// Subscribes to a source in place of the one before.
  final func subscribe(to source: Observable<Element>) {
    let part = SuccessionSink(self)
    slot.replace(part.lifetime)
    source.follow(part, part.lifetime)
  }

  /// Subscribes to the next source.
  func step() {}

  /// Whether another source may follow one that has ended so; otherwise that is the end of all.
  func goesOn(after error: (any Error)?) -> Bool { false }

  /// Goes on after a source has ended so, and has been released.
  func resume(after error: (any Error)?) {}
}

/// Receives one of the sources.
private final class SuccessionSink<Element>: Sink<Element>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let sink: Sink<Element>
  private let owner: Succession<Element>
  // Only the sender touches it.
  @exclusivity(unchecked) private var isEnded = false

  init(_ owner: Succession<Element>) {
    self.owner = owner
    sink = owner.sink
  }

  override func next(_ element: Element) {
    if !isEnded { sink.next(element) }
  }

  override func end(_ error: (any Error)?) {
    if isEnded || lifetime.isDisposed { return }
    isEnded = true
    if owner.goesOn(after: error) {
      lifetime.dispose()
      owner.resume(after: error)
    } else {
      sink.end(error)
      lifetime.dispose()
    }
  }
}
