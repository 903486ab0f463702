/// All that a store tells of its states, in the order in which they came; groups at the place of their first member.
///
/// Only the main actor uses it (see `StoreEntry`).
@usableFromInline
final class WatchList {
  /// Where the state is.
  let state: UnsafeRawPointer
  /// Counts the states.
  @exclusivity(unchecked) private(set) var version = 0
  private let entries = EntryList()
  private var groups: [AnyKeyPath: (group: EntryGroup, entry: StoreEntry)] = [:]
  private var elements: [AnyKeyPath: (group: ElementGroup, entry: StoreEntry)] = [:]
  private var owned: [ObjectIdentifier: StoreEntry] = [:]
  /// Orphans are looked for when so many have come since the last time.
  private var sweepsAfter = 32
  private var added = 0

  init(_ state: UnsafeRawPointer) {
    self.state = state
    entries.onRemoval = { [unowned self] entry in forget(entry) }
  }

  /// The objects that are subscribed, in no order.
  var owners: [AnyObject] { owned.values.compactMap(\.owner) }

  /// How many entries there are, groups counted by their members.
  var count: Int {
    let single = entries.count - groups.count - elements.count
    let grouped = groups.values.reduce(single) { $0 + $1.group.members.count }
    return elements.values.reduce(grouped) { $0 + $1.group.count }
  }

  /// Tells all that have come so far of a new state.
  func notify() {
    version &+= 1
    entries.walk(state, version: version)
  }

  /// Takes an observer with a selection of its own.
  @usableFromInline
  func add(_ entry: StoreEntry) {
    entries.append(entry, version: version)
    register(entry)
  }

  /// Takes an observer of a key path.
  @usableFromInline
  func add(_ entry: StoreEntry, to path: AnyKeyPath, make: () -> EntryGroup) {
    group(of: path, make).members.append(entry, version: version)
    register(entry)
  }

  /// Takes an observer of an element of a list.
  @usableFromInline
  func add(_ entry: StoreEntry, to path: AnyKeyPath, at index: Int, make: () -> ElementGroup) {
    elementGroup(of: path, make).add(entry, at: index, version: version)
    register(entry)
  }

  /// Ends what an object has subscribed to.
  func remove(_ owner: AnyObject) { owned[ObjectIdentifier(owner)]?.cancel() }

  /// Whether an object is subscribed.
  func contains(_ owner: AnyObject) -> Bool { owned[ObjectIdentifier(owner)]?.owner === owner }

  private func group(of path: AnyKeyPath, _ make: () -> EntryGroup) -> EntryGroup {
    if let known = groups[path] { return known.group }
    let group = make()
    // The list holds the entry, and so outlives it.
    nonisolated(unsafe) unowned(unsafe) let list = self
    nonisolated(unsafe) let known = group
    let entry = StoreEntry(owner: nil) { state in
      known.tell(state, version: list.version)
      return true
    }
    // It comes before its members: it is walked over in this round, and its members know by themselves.
    entries.append(entry, version: version &- 1)
    groups[path] = (group, entry)
    group.members.onRemoval = { [unowned self, unowned group] member in
      forget(member)
      if group.members.count == 0 { groups.removeValue(forKey: path)?.entry.cancel() }
    }
    return group
  }

  private func elementGroup(of path: AnyKeyPath, _ make: () -> ElementGroup) -> ElementGroup {
    if let known = elements[path] { return known.group }
    let group = make()
    // The list holds the entry, and so outlives it.
    nonisolated(unsafe) unowned(unsafe) let list = self
    nonisolated(unsafe) let known = group
    let entry = StoreEntry(owner: nil) { state in
      known.tell(state, version: list.version)
      return true
    }
    entries.append(entry, version: version &- 1)
    elements[path] = (group, entry)
    group.onRemoval = { [unowned self] member, isLast in
      forget(member)
      if isLast { elements.removeValue(forKey: path)?.entry.cancel() }
    }
    return group
  }

  private func register(_ entry: StoreEntry) {
    if let id = entry.ownerID { owned.updateValue(entry, forKey: id)?.cancel() }
    added += 1
    if added > sweepsAfter { sweep() }
  }

  private func forget(_ entry: StoreEntry) {
    if let id = entry.ownerID, owned[id] === entry { owned[id] = nil }
  }

  /// Drops those whose owners have gone; each time as many have come as are there, so that it costs O(1) each.
  private func sweep() {
    added = 0
    entries.removeOrphans()
    for (group, _) in groups.values { group.members.removeOrphans() }
    for (group, _) in elements.values { group.removeOrphans() }
    sweepsAfter = max(32, count)
  }
}
