/// Where the state of a store is kept: at one address, so that it is read and changed without being copied.
///
/// `@unchecked Sendable`: only the main actor reads and changes it; it may be freed anywhere.
@usableFromInline
final class StatePlace<State>: @unchecked Sendable {
  @usableFromInline let pointer: UnsafeMutablePointer<State>

  @usableFromInline
  init(_ state: State) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: state)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}
