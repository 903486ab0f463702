import Synchronization

/// A number that any thread may count up and down.
final class Tally: Sendable {
  private let number = Atomic<Int>(0)

  var value: Int { number.load(ordering: .acquiring) }

  /// The number after it has been counted up.
  @discardableResult
  func increment() -> Int { number.add(1, ordering: .acquiringAndReleasing).newValue }

  func decrement() { number.subtract(1, ordering: .acquiringAndReleasing) }
}
