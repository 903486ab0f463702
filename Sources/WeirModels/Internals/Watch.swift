import WeirStreams

/// One subscription: what it has been told and not yet seen, in the order of the changes.
///
/// A change is appended while its shard is locked, so that the order is that of the changes; each appended group is then
/// delivered in a turn, outside of locks, one at a time. Whoever has a turn while another thread delivers leaves it to that
/// thread. A watch begins closed: it delivers nothing until `open()`.
///
/// `@unchecked Sendable`: all of it is guarded by `lock`; what subclasses add belongs to whoever delivers.
@usableFromInline
class Watch: @unchecked Sendable {
  private let lock = Lock()
  /// The group that is next, outside of the array since there is seldom another one.
  @exclusivity(unchecked) private var first: AnyStep?
  @exclusivity(unchecked) private var groups: [AnyStep?] = []
  @exclusivity(unchecked) private var head = 0
  @exclusivity(unchecked) private var owed = 0
  @exclusivity(unchecked) private var isBusy = true
  @exclusivity(unchecked) private var isOver = false
  @exclusivity(unchecked) private var isClosed = false

  /// Takes a group of steps in, and sends what comes of it.
  func deliver(_ group: AnyStep) {}

  /// Takes a group of steps in without sending.
  func absorb(_ group: AnyStep) {}

  /// Sends what it has first.
  func begin() {}

  /// Releases the observer; called once, after the last delivery.
  func close() {}

  /// Takes a group; it is delivered in a turn that must follow.
  @usableFromInline
  final func append(_ group: AnyStep) {
    lock.withLock {
      if isOver { return }
      if first == nil, groups.isEmpty { first = group } else { groups.append(group) }
    }
  }

  /// Delivers the group that is next, unless somebody delivers already.
  final func turn() {
    guard let group = lock.withLock({ enter() }) else { return }
    deliver(group)
    finish()
  }

  /// Takes in what has come meanwhile, sends the first value, and lets turns be taken from now on.
  final func open() {
    while let group = lock.withLock({ isOver ? nil : takeGroup() }) { absorb(group) }
    begin()
    finish()
  }

  private func finish() {
    while true {
      let (group, isLast) = lock.withLock {
        let group = leave()
        return (group, group == nil && mayClose())
      }
      guard let group else {
        if isLast { close() }
        return
      }
      deliver(group)
    }
  }

  /// Ends it; nothing is delivered any more but what another thread is delivering at the moment.
  final func end() {
    let rest = lock.withLock {
      isOver = true
      let rest = (first, groups)
      first = nil
      groups = []
      head = 0
      return rest
    }
    withExtendedLifetime(rest) {}
    if lock.withLock({ mayClose() }) { close() }
  }

  /// Whether the observer is to be released now: not while somebody delivers, who then does it.
  private func mayClose() -> Bool {
    guard isOver, !isBusy, !isClosed else { return false }
    isClosed = true
    return true
  }

  private func enter() -> AnyStep? {
    if isOver { return nil }
    if isBusy {
      owed += 1
      return nil
    }
    guard let group = takeGroup() else { return nil }
    isBusy = true
    return group
  }

  /// A turn that is owed may have found its group absorbed already.
  private func leave() -> AnyStep? {
    if owed > 0, let group = takeGroup() {
      owed -= 1
      return group
    }
    owed = 0
    isBusy = false
    return nil
  }

  private func takeGroup() -> AnyStep? {
    if let group = first {
      first = nil
      return group
    }
    guard head < groups.count else { return nil }
    let group = groups[head]
    groups[head] = nil
    head += 1
    if head == groups.count {
      groups.removeAll(keepingCapacity: head <= 16)
      head = 0
    }
    return group
  }
}
