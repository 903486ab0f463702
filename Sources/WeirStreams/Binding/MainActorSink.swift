import Dispatch
import Synchronization

/// The last sink of a subscription whose closures belong to the main actor.
///
/// Events that come on the main queue are handled at once. Others are handled there later, and so are those that follow them,
/// so that the order stays; none is handled after the subscription has been disposed of there.
final class MainActorSink<Element>: Sink<Element>, @unchecked Sendable {
  private let lifetime: Lifetime
  private let onNext: @MainActor (Element) -> Void
  private let onEnd: @MainActor ((any Error)?) -> Void
  private let waiting = Atomic<Int>(0)

  init(
    _ lifetime: Lifetime, onNext: @escaping @MainActor (Element) -> Void,
    onEnd: @escaping @MainActor ((any Error)?) -> Void
  ) {
    self.lifetime = lifetime
    self.onNext = onNext
    self.onEnd = onEnd
  }

  override func next(_ element: Element) {
    if canHandle { handle(element) } else { handleLater { [self] in handle(element) } }
  }

  override func end(_ error: (any Error)?) {
    if canHandle { handleEnd(error) } else { handleLater { [self] in handleEnd(error) } }
  }

  private var canHandle: Bool { MainQueue.isCurrent && waiting.load(ordering: .acquiring) == 0 }

  private func handle(_ element: Element) {
    if lifetime.isDisposed { return }
    // Only the main actor has it from here on; its sender has let it go by sending it.
    nonisolated(unsafe) let element = element
    MainActor.assumeIsolated { onNext(element) }
  }

  private func handleEnd(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    MainActor.assumeIsolated { onEnd(error) }
    lifetime.dispose()
  }

  private func handleLater(_ work: @escaping () -> Void) {
    waiting.add(1, ordering: .acquiringAndReleasing)
    // Handed over as a whole to the main queue.
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { [self] in
      work()
      waiting.subtract(1, ordering: .acquiringAndReleasing)
    }
  }
}
