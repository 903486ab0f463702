import Synchronization

/// A disposable that only remembers whether it has been disposed of.
///
/// May be used on any thread.
public final class BooleanDisposable: Cancelable {
  private let flag: Atomic<Bool>

  /// Makes one that has not been disposed of.
  public convenience init() {
    self.init(isDisposed: false)
  }

  /// Makes one that has or has not been disposed of.
  public init(isDisposed: Bool) {
    flag = Atomic(isDisposed)
  }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Disposes of it; only the first call counts.
  public func dispose() { flag.store(true, ordering: .releasing) }
}
