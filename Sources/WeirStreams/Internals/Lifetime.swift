public import Synchronization

/// The span from a subscription to its end: what must be disposed of then, and whether it has come.
///
/// Whoever subscribes makes one and passes it up the chain. A source adds what it holds, asks `isDisposed` before each
/// event, and stops when it is. So a chain of any length is disposed of in one step. Who made it disposes of it: when its
/// user asks for it, and when the end of the events has been delivered.
///
/// `@unchecked Sendable`: the resources are guarded by `lock`.
@usableFromInline
final class Lifetime: Cancelable, @unchecked Sendable {
  @usableFromInline let flag = Atomic<Bool>(false)
  private let lock = Lock()
  @exclusivity(unchecked) private var first: (any Disposable)?
  @exclusivity(unchecked) private var rest: [any Disposable] = []

  @usableFromInline
  init() {
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Whether nothing may be delivered any more.
  @inlinable
  var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Keeps something that is disposed of at the end, in the order of addition; at once if the end has come.
  ///
  /// O(1).
  @usableFromInline
  func add(_ resource: any Disposable) {
    if !keep(resource) { resource.dispose() }
  }

  @usableFromInline
  func dispose() {
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let (first, rest) = take()
    first?.dispose()
    for resource in rest { resource.dispose() }
  }

  private func keep(_ resource: any Disposable) -> Bool {
    lock.withLock {
      if flag.load(ordering: .relaxed) { return false }
      if first == nil { first = resource } else { rest.append(resource) }
      return true
    }
  }

  private func take() -> ((any Disposable)?, [any Disposable]) {
    lock.withLock {
      let taken = (first, rest)
      first = nil
      rest = []
      return taken
    }
  }
}
