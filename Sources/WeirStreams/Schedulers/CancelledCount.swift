import Synchronization

/// How many items of a queue have been disposed of before their time.
final class CancelledCount: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .acquiring) }

  func increment() { count.add(1, ordering: .acquiringAndReleasing) }

  func reset() { count.store(0, ordering: .releasing) }
}
