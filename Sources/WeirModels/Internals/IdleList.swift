import Foundation
import Synchronization
import WeirStreams

/// A link of the list of what nobody uses.
@usableFromInline
class IdleNode {
  // An entry leaves the list before it is released.
  @exclusivity(unchecked) fileprivate unowned(unsafe) var previous: IdleNode?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var next: IdleNode?
  @exclusivity(unchecked) fileprivate var since = 0.0
  @exclusivity(unchecked) fileprivate var isListed = false

  @usableFromInline
  init() {}

  /// Removes it from the store, unless somebody has come to use it.
  func evict() {}
}

/// What nobody uses, the least recently used first, and how much of it stays.
///
/// Its lock is taken inside that of a shard, never the other way round. All is O(1).
///
/// `@unchecked Sendable`: the list is guarded by `lock`.
@usableFromInline
final class IdleList: @unchecked Sendable {
  private let lock = Lock()
  private let policy: IdlePolicy
  @exclusivity(unchecked) private var oldest: IdleNode?
  @exclusivity(unchecked) private var newest: IdleNode?
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var isSweepPlanned = false
  private let sweep = SerialDisposable()

  init(_ policy: IdlePolicy) {
    self.policy = policy
    isBounded = policy.limit != nil || policy.duration != nil
  }

  deinit { sweep.dispose() }

  /// Whether what was retained stays when nobody retains it any more.
  var keepsReleased: Bool { policy.keepsReleased }

  /// Whether anything has to be listed at all.
  @usableFromInline let isBounded: Bool

  func holds(_ node: IdleNode) -> Bool { lock.withLock { node.isListed } }

  /// Puts a node at the end, as the most recently used.
  func touch(_ node: IdleNode) {
    if !isBounded { return }
    let now = policy.duration == nil ? 0 : policy.now
    lock.withLock {
      unlink(node)
      node.since = now
      node.isListed = true
      node.previous = newest
      newest?.next = node
      newest = node
      if oldest == nil { oldest = node }
      count += 1
    }
  }

  /// Puts a node that is in the list at its end.
  @usableFromInline
  func noteUse(of node: IdleNode) {
    if isBounded, holds(node) { touch(node) }
  }

  @usableFromInline
  func remove(_ node: IdleNode) {
    if !isBounded { return }
    lock.withLock { unlink(node) }
  }

  /// Removes what is too much or too old; not under a lock.
  func enforce() {
    if !isBounded { return }
    while let victim = takeVictim() { victim.evict() }
    planSweep()
  }

  private func takeVictim() -> IdleNode? {
    let now = policy.duration == nil ? 0 : policy.now
    return lock.withLock {
      guard let node = oldest else { return nil }
      let isTooMuch = policy.limit.map { count > $0 } ?? false
      let isTooOld = policy.duration.map { now - node.since >= $0 } ?? false
      guard isTooMuch || isTooOld else { return nil }
      unlink(node)
      return node
    }
  }

  private func planSweep() {
    guard let duration = policy.duration, let scheduler = policy.scheduler else { return }
    let now = policy.now
    let delay: Double? = lock.withLock {
      guard !isSweepPlanned, let oldest else { return nil }
      isSweepPlanned = true
      return max(0, oldest.since + duration - now)
    }
    guard let delay else { return }
    let dueTime = RxTimeInterval.nanoseconds(Int((min(delay, 1e9) * 1e9).rounded(.up)))
    sweep.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { [weak self] in
      self?.runSweep()
      return Disposables.create()
    }
  }

  private func runSweep() {
    lock.withLock { isSweepPlanned = false }
    enforce()
  }

  private func unlink(_ node: IdleNode) {
    guard node.isListed else { return }
    if let previous = node.previous { previous.next = node.next } else { oldest = node.next }
    if let next = node.next { next.previous = node.previous } else { newest = node.previous }
    node.previous = nil
    node.next = nil
    node.isListed = false
    count -= 1
  }
}
