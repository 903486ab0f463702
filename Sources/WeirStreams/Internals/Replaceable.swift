/// A value that may be read and replaced on any thread.
///
/// `@unchecked Sendable`: the value is guarded by `lock`.
final class Replaceable<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { lock.withLock { stored } }
    set {
      // The old value is released when the lock is free: it may hold what has a `deinit` of a user's.
      var other = newValue
      lock.withLock { swap(&stored, &other) }
    }
  }
}
