import Synchronization

/// An atomic flag.
final class BooleanFlag: Sendable {
  private let flag = Atomic<Bool>(false)

  func exchange(_ value: Bool) -> Bool { flag.exchange(value, ordering: .sequentiallyConsistent) }
}
