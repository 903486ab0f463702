import Foundation

/// A value that one thread at a time may use.
///
/// The lock is Foundation's, since the thread sanitizer does not see into the standard library's.
///
/// `@unchecked Sendable`: the value is guarded by `lock`.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Uses the value; nothing of a user's may be called meanwhile.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
