import Synchronization

/// Disposes of something on a scheduler.
///
/// May be used on any thread.
///
/// `@unchecked Sendable`: the disposable is taken out by whoever sets the flag, and only then.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// Where it is disposed of.
  public let scheduler: any ImmediateSchedulerType

  private let flag = Atomic<Bool>(false)
  private var disposable: (any Disposable)?

  /// Makes one for a disposable.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Disposes of it; only the first call counts.
  public func dispose() {
    _ = scheduler.schedule(self) {
      $0.disposeNow()
      return Disposables.create()
    }
  }

  private func disposeNow() {
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let disposable = disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
