/// Disposes of what it holds when it and all that depend on it have been disposed of.
///
/// May be used on any thread.
///
/// `@unchecked Sendable`: the state is guarded by `lock`.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isOver = false
  private var dependents = 0

  /// Makes one that holds the disposable.
  public init(disposable: any Disposable) {
    current = disposable
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Whether what it holds has been disposed of.
  public var isDisposed: Bool { lock.withLock { current == nil } }

  /// A disposable that keeps what this holds until it is disposed of itself.
  public func retain() -> any Disposable {
    let isAlive = lock.withLock {
      if current == nil { return false }
      dependents += 1
      return true
    }
    return isAlive ? AnonymousDisposable { [self] in release() } : Disposables.create()
  }

  /// Disposes of it; only the first call counts.
  public func dispose() {
    let last = lock.withLock {
      isOver = true
      return takeIfUnused()
    }
    last?.dispose()
  }

  private func release() {
    let last = lock.withLock {
      dependents -= 1
      return takeIfUnused()
    }
    last?.dispose()
  }

  private func takeIfUnused() -> (any Disposable)? {
    guard isOver, dependents == 0 else { return nil }
    let last = current
    current = nil
    return last
  }
}
