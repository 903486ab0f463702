import Foundation

/// Collects values from any thread.
final class Collected<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: the values are guarded by `lock`.
  private let lock = NSLock()
  private var all: [Value] = []

  var values: [Value] { lock.withLock { all } }

  func add(_ value: Value) { lock.withLock { all.append(value) } }
}

/// Runs the bodies on threads of their own, and waits for all.
func onThreads(_ bodies: (@Sendable () -> Void)...) {
  let group = DispatchGroup()
  for body in bodies {
    group.enter()
    Thread.detachNewThread {
      body()
      group.leave()
    }
  }
  group.wait()
}
