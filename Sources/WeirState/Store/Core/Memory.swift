/// Memory for a selection, at an address that does not change.
@usableFromInline
@MainActor
final class Memory<Value> {
  // Only the main actor uses it; it may be freed anywhere.
  @usableFromInline nonisolated(unsafe) let pointer: UnsafeMutablePointer<Value>

  @usableFromInline
  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}
