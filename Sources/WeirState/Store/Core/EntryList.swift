/// Entries in the order in which they came.
///
/// Adding and removing are O(1), also while the list is walked. It is walked without retaining what is in it: what is removed
/// meanwhile is kept until the walk is over. It leaves a hole, and the holes are closed when they are half of the list. Only
/// the main actor uses it (see `StoreEntry`), so that nothing overlaps and the accesses need no check.
final class EntryList {
  /// Is told of each entry that leaves.
  var onRemoval: (StoreEntry) -> Void = { _ in }
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var slots: ContiguousArray<Unmanaged<StoreEntry>?> = []
  @exclusivity(unchecked) private var removed: [StoreEntry] = []
  @exclusivity(unchecked) private var isWalking = false

  deinit {
    for slot in slots { slot?.release() }
  }

  func append(_ entry: StoreEntry, version: Int) {
    entry.index = slots.count
    entry.joined = version
    entry.list = self
    slots.append(.passRetained(entry))
    count += 1
  }

  func remove(_ entry: StoreEntry) {
    guard let index = entry.index, let slot = slots[index] else { return }
    entry.index = nil
    slots[index] = nil
    count -= 1
    let kept = slot.takeRetainedValue()
    if isWalking { removed.append(kept) } else { closeHoles() }
    onRemoval(kept)
  }

  /// Tells all that had come before this version of the state.
  @inline(__always)
  func walk(_ value: UnsafeRawPointer, version: Int) {
    isWalking = true
    for index in 0..<slots.count {
      slots[index]?._withUnsafeGuaranteedRef { entry in
        if entry.joined != version, !entry.tell.call(value) { remove(entry) }
      }
    }
    isWalking = false
    if !removed.isEmpty { forgetRemoved() }
  }

  /// Removes those whose owners have gone.
  func removeOrphans() {
    for slot in slots {
      guard let entry = slot?.takeUnretainedValue(), entry.isOrphan else { continue }
      remove(entry)
    }
  }

  @inline(never)
  private func forgetRemoved() {
    // They are released when all is in order: their `deinit` may be a user's.
    let old = removed
    removed = []
    closeHoles()
    withExtendedLifetime(old) {}
  }

  private func closeHoles() {
    guard !isWalking, slots.count > 32, count * 2 < slots.count else { return }
    slots = ContiguousArray(slots.lazy.filter { $0 != nil })
    for index in slots.indices {
      slots[index]?._withUnsafeGuaranteedRef { $0.index = index }
    }
  }
}
