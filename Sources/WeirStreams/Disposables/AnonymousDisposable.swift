import Synchronization

/// A disposable that calls a closure, once.
///
/// `@unchecked Sendable`: the closure is taken out by whoever sets the flag, and only then.
final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  private let flag = Atomic<Bool>(false)
  private var action: (@Sendable () -> Void)?

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    Resources.count()
  }

  deinit { Resources.discount() }

  var isDisposed: Bool { flag.load(ordering: .acquiring) }

  func dispose() {
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let action = action
    self.action = nil
    action?()
  }
}

extension Disposables {
  /// A disposable that calls the closure when it is first disposed of, on the thread that does it.
  @preconcurrency
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }
}
