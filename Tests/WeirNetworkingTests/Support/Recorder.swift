import Foundation

/// Collects values from any thread.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  // `@unchecked Sendable`: the values are guarded by `lock`.
  private let lock = NSLock()
  private var stored: [Value] = []

  var values: [Value] {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  func add(_ value: Value) {
    lock.lock()
    defer { lock.unlock() }
    stored.append(value)
  }

  @discardableResult
  func count(_ value: Value) -> Int {
    add(value)
    return values.count
  }
}
