import Synchronization

/// What the shards of all types have in common.
class AnyShard {
  private static let numbers = Atomic<Int>(0)

  /// The order in which several shards are locked at once, so that no two threads wait for each other.
  let number = AnyShard.numbers.add(1, ordering: .relaxed).newValue
  let lock = Lock()
}

/// A part of the models of one type, behind a lock of its own.
///
/// `@unchecked Sendable`: all of it is guarded by `lock`.
final class Shard<Model: StoredModel>: AnyShard, @unchecked Sendable {
  typealias ID = Model.ID

  @exclusivity(unchecked) private(set) var entries: [ID: Entry<Model>] = [:]
  @exclusivity(unchecked) var queries: [Watch<Model>] = []
  @exclusivity(unchecked) private var lastStamp: UInt64 = 0
  /// Whether the store is gone.
  @exclusivity(unchecked) private(set) var isAbandoned = false
  let idle: IdleList

  init(_ idle: IdleList) {
    self.idle = idle
  }

  /// What is to be done when the lock is free: observers take their turns, and what nobody needs any more is released.
  struct Aftermath {
    var watches: [Watch<Model>] = []
    var queries: [Watch<Model>] = []
    // Kept only until the lock is free: their `deinit` may be a user's.
    fileprivate var oldEntry: Entry<Model>?
    fileprivate var oldState: ModelState<Model>?

    func run(_ idle: IdleList) {
      Turns.run(watches, queries)
      idle.enforce()
    }
  }

  // The functions below are for whoever holds the lock.

  func state(of id: ID) -> ModelState<Model> { entries[id].map(ModelState.init(of:)) ?? ModelState() }

  func makeEntry(_ id: ID) -> Entry<Model> {
    if let entry = entries[id] { return entry }
    let entry = Entry(id, in: self)
    entries[id] = entry
    return entry
  }

  /// Puts a state in the place of the one that it was made from, unless that has changed meanwhile.
  /// - Parameter isForced: Whether to put it in even so.
  func commit(_ next: ModelState<Model>, _ id: ID, tells: Bool, isForced: Bool) -> Aftermath? {
    let entry = entries[id]
    guard isForced || (entry?.stamp ?? 0) == next.stamp else { return nil }
    if entry == nil, next.model == nil { return Aftermath() }
    var aftermath = put(next, into: entry ?? makeEntry(id))
    if tells { tell(.one(Step(id: id, model: next.model)), &aftermath) } else { aftermath.stayQuiet() }
    return aftermath
  }

  /// Puts a state in, and gives those who are to be told.
  func put(_ next: ModelState<Model>, into entry: Entry<Model>) -> Aftermath {
    lastStamp += 1
    var aftermath = Aftermath(watches: entry.watches, queries: queries, oldState: ModelState(of: entry))
    entry.model = next.model
    if next.layers.isEmpty {
      if entry.pending != nil { entry.pending = nil }
    } else {
      entry.pending = .init(base: next.base, layers: next.layers)
    }
    entry.stamp = lastStamp
    aftermath.oldEntry = settle(entry)
    return aftermath
  }

  /// Sends a group of steps to those of the aftermath.
  private func tell(_ group: StepGroup<Model>, _ aftermath: inout Aftermath) {
    for watch in aftermath.watches { watch.append(group) }
    for watch in aftermath.queries { watch.append(group) }
  }

  /// Removes an entry that nobody uses and that the policy does not keep, or notes that it is idle.
  private func settle(_ entry: Entry<Model>) -> Entry<Model>? {
    if entry.isInUse {
      idle.remove(entry)
    } else if entry.model == nil || (entry.wasRetained && !idle.keepsReleased) {
      return drop(entry)
    } else {
      idle.touch(entry)
    }
    return nil
  }

  private func drop(_ entry: Entry<Model>) -> Entry<Model>? {
    idle.remove(entry)
    return entries.removeValue(forKey: entry.id)
  }

  /// - Parameter isOwner: Whether the model goes with this, where the policy keeps it while it is retained only.
  func retain(_ id: ID, isOwner: Bool) -> Entry<Model> {
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

  /// To be called after somebody has ceased to use the entry.
  private func leave(_ entry: Entry<Model>) -> Aftermath {
    guard entries[entry.id] === entry, let old = settle(entry) else { return Aftermath() }
    return farewell(old)
  }

  private func farewell(_ entry: Entry<Model>) -> Aftermath {
    var aftermath = Aftermath(oldEntry: entry)
    guard entry.model != nil else { return aftermath }
    aftermath.queries = queries
    tell(.one(Step(id: entry.id, model: nil)), &aftermath)
    return aftermath
  }

  /// Makes it known to a key's changes, and gives the model.
  func attach(_ watch: Watch<Model>, to id: ID) -> Model? {
    if isAbandoned { return nil }
    let entry = makeEntry(id)
    entry.watches.append(watch)
    idle.remove(entry)
    return entry.model
  }

  /// O(the observers of the key).
  func detach(_ watch: Watch<Model>, from id: ID) -> Aftermath {
    guard let entry = entries[id] else { return Aftermath() }
    entry.watches.removeAll { $0 === watch }
    return leave(entry)
  }

  func takeAll() -> ([ID: Entry<Model>], [Watch<Model>]) {
    let all = (entries, queries)
    for entry in entries.values { idle.remove(entry) }
    entries = [:]
    queries = []
    isAbandoned = true
    return all
  }

  // The function below takes the lock.

  func evict(_ entry: Entry<Model>) {
    let aftermath: Aftermath? = lock.withLock {
      guard entries[entry.id] === entry, !entry.isInUse, !idle.holds(entry), let old = drop(entry) else { return nil }
      return farewell(old)
    }
    if let aftermath { Turns.run(aftermath.watches, aftermath.queries) }
  }
}

extension Shard.Aftermath {
  fileprivate mutating func stayQuiet() {
    watches = []
    queries = []
  }
}
