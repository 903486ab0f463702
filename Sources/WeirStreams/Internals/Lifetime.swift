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
  private static var empty: Int { 0 }
  private static var holding: Int { 1 }
  // Computed, as a stored one is looked up at every event.
  @inlinable static var over: Int { 2 }

  /// Whether it is over, and if not, whether it holds anything: one that does not is disposed of without the lock.
  @usableFromInline let state = Atomic<Int>(Lifetime.empty)
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
  var isDisposed: Bool { state.load(ordering: .acquiring) == Lifetime.over }

  /// Keeps something that is disposed of at the end, in the order of addition; at once if the end has come.
  ///
  /// O(1).
  @usableFromInline
  func add(_ resource: any Disposable) {
    if !keep(resource) { resource.dispose() }
  }

  /// Lets go of something that it keeps, without disposing of it.
  ///
  /// For a source that has gone: what it kept of the subscription is freed then, though nobody disposes of it.
  func forget(_ resource: any Disposable & AnyObject) {
    let isMeant = { (kept: any Disposable) in kept as AnyObject === resource }
    let forgotten = lock.withLock {
      let kept = (first, rest)
      if let first, isMeant(first) { self.first = Disposables.create() } else { rest.removeAll(where: isMeant) }
      return kept
    }
    // What is freed is freed outside of the lock.
    _ = forgotten
  }

  @usableFromInline
  func dispose() {
    guard close() else { return }
    Descent.run({ disposeResources() }, orLater: { [self] in disposeResources() })
  }

  private func disposeResources() {
    let (first, rest) = take()
    if rest.isEmpty, let first, !Lifetime.isOne(first) { return first.dispose() }
    Lifetime.dispose(of: first, rest)
  }

  /// Disposes of resources in order, and of those of lifetimes among them in their place.
  ///
  /// A loop: streams that follow one another, such as those of `catch`, nest their lifetimes as deep as they are many.
  private static func dispose(of first: (any Disposable)?, _ rest: [any Disposable]) {
    var waiting = Array(rest.reversed())
    if let first { waiting.append(first) }
    while let resource = waiting.popLast() {
      guard isOne(resource), let lifetime = resource as? Lifetime else {
        resource.dispose()
        continue
      }
      guard lifetime.close() else { continue }
      let (first, rest) = lifetime.take()
      waiting += rest.reversed()
      if let first { waiting.append(first) }
    }
  }

  private static func isOne(_ resource: any Disposable) -> Bool { type(of: resource) == Lifetime.self }

  /// - Returns: Whether it was open and holds anything.
  private func close() -> Bool {
    state.exchange(Lifetime.over, ordering: .acquiringAndReleasing) == Lifetime.holding
  }

  private func keep(_ resource: any Disposable) -> Bool {
    lock.withLock {
      let (isHolding, old) = state.compareExchange(
        expected: Lifetime.empty, desired: Lifetime.holding, ordering: .acquiringAndReleasing)
      if !isHolding, old == Lifetime.over { return false }
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
