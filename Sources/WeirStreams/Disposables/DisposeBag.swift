/// Disposes of what is in it when it is itself released; the usual owner of a screen's subscriptions.
///
/// May be used on any thread. A new bag in place of an old one ends what was in the old one.
///
/// `@unchecked Sendable`: the disposables are guarded by `lock`.
public final class DisposeBag: @unchecked Sendable {
  private let lock = Lock()
  private var disposables: [any Disposable] = []

  /// Makes an empty bag.
  public init() {
    Resources.count()
  }

  /// Makes a bag of the given disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// Makes a bag of the given disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Makes a bag of the disposables that the closure lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    Resources.discount()
    for disposable in disposables { disposable.dispose() }
  }

  /// Adds a disposable.
  ///
  /// O(1).
  public func insert(_ disposable: any Disposable) {
    lock.withLock { disposables.append(disposable) }
  }

  /// Adds disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds disposables.
  public func insert(_ disposables: [any Disposable]) {
    lock.withLock { self.disposables += disposables }
  }

  /// Adds the disposables that the closure lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// Lists disposables, one a line.
  @resultBuilder
  public struct DisposableBuilder {
    /// The listed disposables.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}

extension Disposable {
  /// Leaves the disposing to a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
