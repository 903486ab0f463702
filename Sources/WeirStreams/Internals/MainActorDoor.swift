import Dispatch
import Synchronization

/// Runs closures on the main actor, in the order in which they come: at once where that is possible, else on the main queue.
///
/// Any thread.
package final class MainActorDoor: Sendable {
  private let waiting = Atomic<Int>(0)

  package init() {}

  /// Runs the body with a value.
  @inline(__always)
  package func run<Value>(_ value: Value, _ body: @escaping @MainActor (Value) -> Void) {
    runUnchecked(value, Self.unchecked(body))
  }

  /// Runs a body that `unchecked` has given, with a value.
  @inline(__always)
  package func runUnchecked<Value>(_ value: Value, _ body: @escaping (Value) -> Void) {
    if MainQueue.isCurrent, waiting.load(ordering: .acquiring) == 0 {
      body(value)
    } else {
      runLater(value, body)
    }
  }

  /// A closure of the main actor as one that may be called from the main queue without asking again.
  ///
  /// `MainActor.assumeIsolated` would ask at every call, and costs several times as much as the call. The main queue is the
  /// main actor's executor, and the door makes sure of it.
  package static func unchecked<Value>(_ body: @escaping @MainActor (Value) -> Void) -> (Value) -> Void {
    unsafeBitCast(body, to: ((Value) -> Void).self)
  }

  @inline(never)
  private func runLater<Value>(_ value: Value, _ body: @escaping (Value) -> Void) {
    waiting.add(1, ordering: .acquiringAndReleasing)
    // Only the main actor has them from here on; the sender has let the value go by sending it.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { [self] in
      body(value)
      waiting.subtract(1, ordering: .acquiringAndReleasing)
    }
  }
}
