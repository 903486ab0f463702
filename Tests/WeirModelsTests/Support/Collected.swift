import Foundation
import Synchronization

/// Collects values from any thread.
final class Collected<Value: Sendable>: @unchecked Sendable {
  // `@unchecked Sendable`: the values are guarded by `lock`.
  private let lock = NSLock()
  private var all: [Value] = []

  var values: [Value] { lock.withLock { all } }

  func add(_ value: Value) { lock.withLock { all.append(value) } }
}

/// Runs a body on a number of threads of their own, and waits for all.
func onThreads(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let group = DispatchGroup()
  for thread in 0..<count {
    group.enter()
    Thread.detachNewThread {
      body(thread)
      group.leave()
    }
  }
  group.wait()
}
