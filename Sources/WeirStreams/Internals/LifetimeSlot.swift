/// Holds one lifetime at a time; the next one ends the one before.
///
/// `@unchecked Sendable`: the state is guarded by `lock`.
final class LifetimeSlot: Disposable, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var current: Lifetime?
  @exclusivity(unchecked) private var isOver = false

  /// Puts a lifetime in and disposes of the one before; of the new one, if this has been disposed of.
  /// - Returns: Whether there was one before.
  @discardableResult
  func replace(_ lifetime: Lifetime?) -> Bool {
    let (useless, wasFull) = lock.withLock {
      if isOver { return (lifetime, false) }
      let old = current
      current = lifetime
      return (old, old != nil)
    }
    useless?.dispose()
    return wasFull
  }

  /// Takes a lifetime out and disposes of it.
  /// - Returns: Whether it was in here.
  @discardableResult
  func end(_ lifetime: Lifetime) -> Bool {
    let isCurrent = lock.withLock {
      guard current === lifetime else { return false }
      current = nil
      return true
    }
    lifetime.dispose()
    return isCurrent
  }

  func dispose() {
    let last = lock.withLock {
      isOver = true
      let last = current
      current = nil
      return last
    }
    last?.dispose()
  }
}
