import Synchronization

/// Two disposables that are disposed of together, in order.
///
/// `@unchecked Sendable`: the two are taken out by whoever sets the flag, and only then.
private final class BinaryDisposable: Cancelable, @unchecked Sendable {
  private let flag = Atomic<Bool>(false)
  private var first: (any Disposable)?
  private var second: (any Disposable)?

  init(_ first: any Disposable, _ second: any Disposable) {
    self.first = first
    self.second = second
    Resources.count()
  }

  deinit { Resources.discount() }

  var isDisposed: Bool { flag.load(ordering: .acquiring) }

  func dispose() {
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let (first, second) = (first, second)
    self.first = nil
    self.second = nil
    first?.dispose()
    second?.dispose()
  }
}

extension Disposables {
  /// A disposable that disposes of both, in order.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    BinaryDisposable(disposable1, disposable2)
  }
}
