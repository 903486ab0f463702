/// A value that one thread at a time may use.
///
/// `@unchecked Sendable`: the value is guarded by `lock`.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Uses the value; nothing of a user's may be called meanwhile.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
