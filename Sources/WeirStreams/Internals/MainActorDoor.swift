import Dispatch
import Synchronization

/// Runs closures on the main actor, in the order in which they come: at once where that is possible, else on the main queue.
///
/// Any thread.
final class MainActorDoor: Sendable {
  private let waiting = Atomic<Int>(0)

  init() {}

  /// Runs the body with a value.
  @inline(__always)
  func run<Value>(_ value: Value, _ body: @escaping @MainActor (Value) -> Void) {
    if MainQueue.isCurrent, waiting.load(ordering: .acquiring) == 0 {
      call(value, body)
    } else {
      runLater(value, body)
    }
  }

  @inline(never)
  private func runLater<Value>(_ value: Value, _ body: @escaping @MainActor (Value) -> Void) {
    waiting.add(1, ordering: .acquiringAndReleasing)
    // Only the main actor has it from here on; its sender has let it go by sending it.
    nonisolated(unsafe) let value = value
    DispatchQueue.main.async { [self] in
      call(value, body)
      waiting.subtract(1, ordering: .acquiringAndReleasing)
    }
  }

  /// Calls a closure of the main actor, from its queue.
  ///
  /// Without asking again whether this is the main actor, which costs several times as much as the call: the callers have
  /// made sure that it runs on the main queue, which is the main actor's executor.
  @inline(__always)
  private func call<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Void).self)(value) }
  }
}
