/// Holds one disposable that is set later, and only once.
///
/// May be used on any thread. Setting it twice is a fault of the program, which is reported; the second one is disposed of.
///
/// `@unchecked Sendable`: the state is guarded by `lock`.
public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isSet = false
  private var isOver = false

  /// Makes one that holds nothing yet.
  public init() {
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { lock.withLock { isOver } }

  /// Sets what is disposed of with this; at once if this has been disposed of.
  public func setDisposable(_ disposable: any Disposable) {
    let (isSecond, isLate) = lock.withLock {
      let answer = (isSet, isOver)
      if !isSet, !isOver { current = disposable }
      isSet = true
      return answer
    }
    if isSecond {
      WeirDiagnostics.report(
        "SingleAssignmentDisposable", rule: "a disposable may be set only once", value: "\(disposable)",
        remedy: "use SerialDisposable where it changes")
    }
    if isSecond || isLate { disposable.dispose() }
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
