/// A group of disposables that are disposed of together, in the order in which they were added.
///
/// May be used on any thread. Adding and removing are O(1); disposing of n is O(n log n).
///
/// `@unchecked Sendable`: the members are guarded by `lock`.
public final class CompositeDisposable: Cancelable, @unchecked Sendable {
  /// Names a member, to remove it.
  public struct DisposeKey: Hashable, Sendable {
    fileprivate let number: Int
  }

  private let lock = Lock()
  private var members: [Int: any Disposable]? = [:]
  private var nextNumber = 0

  /// Makes an empty group.
  public init() {
    Resources.count()
  }

  /// Makes a group of the given disposables.
  public convenience init(_ disposables: any Disposable...) {
    self.init(disposables: disposables)
  }

  /// Makes a group of the given disposables.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { _ = insert(disposable) }
  }

  deinit { Resources.discount() }

  /// Whether the group has been disposed of.
  public var isDisposed: Bool { lock.withLock { members == nil } }

  /// How many are in it.
  public var count: Int { lock.withLock { members?.count ?? 0 } }

  /// Adds a disposable; disposes of it at once if the group has been disposed of, and gives nil then.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: DisposeKey? = lock.withLock {
      guard members != nil else { return nil }
      nextNumber += 1
      members?[nextNumber] = disposable
      return DisposeKey(number: nextNumber)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Removes a member and disposes of it.
  public func remove(for disposeKey: DisposeKey) {
    lock.withLock { members?.removeValue(forKey: disposeKey.number) }?.dispose()
  }

  /// Disposes of it; only the first call counts.
  public func dispose() {
    let all = lock.withLock {
      let all = members
      members = nil
      return all
    }
    guard let all else { return }
    for (_, member) in all.sorted(by: { $0.key < $1.key }) { member.dispose() }
  }
}

extension Disposables {
  /// A disposable that disposes of all the given ones, in order.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  /// A disposable that disposes of all the given ones, in order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}
