/// Holds one disposable at a time; the next one ends the one before.
///
/// May be used on any thread.
///
/// `@unchecked Sendable`: the state is guarded by `lock`.
public final class SerialDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isOver = false

  /// Makes one that holds nothing yet.
  public init() {
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { lock.withLock { isOver } }

  /// What it holds.
  ///
  /// Setting it disposes of the one before, or of the new one if this has been disposed of.
  public var disposable: any Disposable {
    get { lock.withLock { current } ?? Disposables.create() }
    set {
      let useless = lock.withLock {
        if isOver { return newValue as (any Disposable)? }
        let old = current
        current = newValue
        return old
      }
      useless?.dispose()
    }
  }

  /// Disposes of it; only the first call counts.
  public func dispose() {
    let last = lock.withLock {
      isOver = true
      let last = current
      current = nil
      return last
    }
    last?.dispose()
  }
}
