import Synchronization

/// Counts how many are inside of something at once, on however many threads.
final class Depth: Sendable {
  private let now = Atomic<Int>(0)
  private let most = Atomic<Int>(0)

  /// The largest number that there was.
  var deepest: Int { most.load(ordering: .acquiring) }

  func enter() {
    let depth = now.add(1, ordering: .acquiringAndReleasing).newValue
    if depth > deepest { most.store(depth, ordering: .releasing) }
  }

  func leave() { now.subtract(1, ordering: .acquiringAndReleasing) }
}
