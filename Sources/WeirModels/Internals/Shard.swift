import Synchronization
import WeirStreams

/// What the shards of all types have in common.
@usableFromInline
class AnyShard {
  private static let numbers = Atomic<Int>(0)

  /// The order in which several shards are locked at once, so that no two threads wait for each other.
  let number = AnyShard.numbers.add(1, ordering: .relaxed).newValue
  @usableFromInline let lock = Lock()

  @usableFromInline
  init() {}
}

/// A part of the models of one type, behind a lock of its own.
///
/// What every change runs is inlinable, so that it is specialised for the user's model.
///
/// `@unchecked Sendable`: all of it is guarded by `lock`.
@usableFromInline
final class Shard<Model: StoredModel>: AnyShard, @unchecked Sendable {
  @usableFromInline @exclusivity(unchecked) var entries: [Model.ID: Entry<Model>] = [:]
  @usableFromInline @exclusivity(unchecked) var queries = WatchList()
  @usableFromInline @exclusivity(unchecked) var lastStamp: UInt64 = 0
  /// Whether the store is gone.
  @exclusivity(unchecked) private(set) var isAbandoned = false
  @usableFromInline let idle: IdleList

  init(_ idle: IdleList) {
    self.idle = idle
  }

  // All but the last function are for whoever holds the lock.

  @inlinable
  func state(of id: Model.ID) -> ModelState<Model> {
    if let entry = entries[id] { ModelState(of: entry) } else { ModelState() }
  }

  @inlinable
  func makeEntry(_ id: Model.ID) -> Entry<Model> {
    if let entry = entries[id] { return entry }
    let entry = Entry(id, in: self)
    entries[id] = entry
    return entry
  }

  /// Puts a state in the place of the one that it was made from, unless that has changed meanwhile.
  ///
  /// - Parameters:
  ///   - state: The state; gets the old one, so that it is released when the lock is free.
  ///   - step: What observers are told; nil for nothing.
  ///   - isForced: Whether to put it in even so.
  /// - Returns: Whether it is in.
  @inlinable
  func commit(
    _ state: inout ModelState<Model>, _ id: Model.ID, _ step: Step<Model>?, isForced: Bool, _ aftermath: inout Aftermath
  ) -> Bool {
    let known = isForced ? entries[id] : state.entry ?? entries[id]
    guard isForced || (known?.stamp ?? 0) == state.stamp else { return false }
    if known == nil, state.model == nil { return true }
    let entry = known ?? makeEntry(id)
    if step != nil {
      aftermath.watches = entry.watches
      aftermath.queries = queries
    }
    put(&state, into: entry, &aftermath)
    if let step { aftermath.tell(step) }
    return true
  }

  /// Puts a state in, and gives back the old one.
  @inlinable
  func put(_ state: inout ModelState<Model>, into entry: Entry<Model>, _ aftermath: inout Aftermath) {
    lastStamp += 1
    entry.stamp = lastStamp
    swap(&entry.model, &state.model)
    if entry.pending != nil || state.pending != nil { swap(&entry.pending, &state.pending) }
    settle(entry, &aftermath)
  }

  /// Removes an entry that nobody uses and that the policy does not keep, or notes that it is idle.
  @inlinable
  func settle(_ entry: Entry<Model>, _ aftermath: inout Aftermath) {
    if entry.isInUse {
      if idle.isBounded { idle.remove(entry) }
    } else {
      settleUnused(entry, &aftermath)
    }
  }

  @usableFromInline
  func settleUnused(_ entry: Entry<Model>, _ aftermath: inout Aftermath) {
    if entry.model == nil || (entry.wasRetained && !idle.keepsReleased) {
      aftermath.garbage = entry
      drop(entry)
    } else {
      idle.touch(entry)
    }
  }

  private func drop(_ entry: Entry<Model>) {
    idle.remove(entry)
    entries[entry.id] = nil
    // Nothing that was made from it may be put into it any more.
    entry.stamp = .max
  }

  /// - Parameter isOwner: Whether the model goes with this, where the policy keeps it while it is retained only.
  func retain(_ id: Model.ID, isOwner: Bool) -> Entry<Model> {
    let entry = makeEntry(id)
    entry.retains += 1
    if isOwner { entry.wasRetained = true }
    idle.remove(entry)
    return entry
  }

  func release(_ entry: Entry<Model>) -> Aftermath {
    entry.retains -= 1
    return leave(entry)
  }

  /// Makes it known to a key's changes, and gives the model.
  func attach(_ watch: Watch, to id: Model.ID) -> Model? {
    if isAbandoned { return nil }
    let entry = makeEntry(id)
    entry.watches.append(watch)
    idle.remove(entry)
    return entry.model
  }

  /// O(the observers of the key).
  func detach(_ watch: Watch, from id: Model.ID) -> Aftermath {
    guard let entry = entries[id] else { return Aftermath() }
    entry.watches.remove(watch)
    return leave(entry)
  }

  /// To be called after somebody has ceased to use the entry.
  private func leave(_ entry: Entry<Model>) -> Aftermath {
    var aftermath = Aftermath()
    guard entries[entry.id] === entry else { return aftermath }
    settle(entry, &aftermath)
    if aftermath.garbage != nil { sayFarewell(to: entry, &aftermath) }
    return aftermath
  }

  private func sayFarewell(to entry: Entry<Model>, _ aftermath: inout Aftermath) {
    if entry.model == nil || queries.isEmpty { return }
    aftermath.queries = queries
    aftermath.tell(Step<Model>(entry.id, nil, isFarewell: true))
  }

  func takeAll() -> ([Model.ID: Entry<Model>], WatchList) {
    let all = (entries, queries)
    for entry in entries.values {
      idle.remove(entry)
      entry.stamp = .max
    }
    entries = [:]
    queries = WatchList()
    isAbandoned = true
    return all
  }

  // This takes the lock.

  func evict(_ entry: Entry<Model>) {
    var aftermath = Aftermath()
    lock.withLock {
      guard entries[entry.id] === entry, !entry.isInUse, !idle.holds(entry) else { return }
      aftermath.garbage = entry
      drop(entry)
      sayFarewell(to: entry, &aftermath)
    }
    Turns.run(aftermath.watches, aftermath.queries)
  }
}
