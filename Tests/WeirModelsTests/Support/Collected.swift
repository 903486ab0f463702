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

/// Random numbers that are the same on every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
