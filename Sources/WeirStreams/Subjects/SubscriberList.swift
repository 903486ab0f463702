/// Subscribers in the order in which they came.
///
/// Adding and removing are O(1).
///
/// Only one thread at a time may use it (its owner sees to that); so it can be walked without retaining what is in it. What
/// is removed leaves a hole, and the holes are closed when they are half of the list. It knows nothing of the elements, so
/// that its code is not generic and as fast as it can be.
struct SubscriberList: ~Copyable {
  private var slots: ContiguousArray<Unmanaged<SubscriberEntry>?> = []
  private(set) var count = 0

  /// The end of the walk over those that are here now; later ones come behind.
  var endIndex: Int { slots.count }

  deinit {
    for slot in slots { slot?.release() }
  }

  /// The entry at an index, not retained; nil where there is a hole.
  ///
  /// As a pointer, since a cast of an object asks the runtime for its class at every event.
  @inline(__always)
  borrowing func pointer(at index: Int) -> UnsafeMutableRawPointer? { slots[index]?.toOpaque() }

  mutating func append(_ entry: SubscriberEntry) {
    entry.index = slots.count
    slots.append(.passRetained(entry))
    count += 1
  }

  /// Removes an entry; nothing happens where it is not here.
  ///
  /// The walk must not be under way.
  mutating func remove(_ entry: SubscriberEntry) {
    guard let index = entry.index else { return }
    entry.index = nil
    let slot = slots[index]
    slots[index] = nil
    count -= 1
    if slots.count > 32, count * 2 < slots.count { closeHoles() }
    slot?.release()
  }

  /// Takes all entries out, in order.
  mutating func removeAll() -> [SubscriberEntry] {
    let entries = slots.compactMap { $0?.takeRetainedValue() }
    slots = []
    count = 0
    for entry in entries { entry.index = nil }
    return entries
  }

  private mutating func closeHoles() {
    slots = ContiguousArray(slots.lazy.filter { $0 != nil })
    for index in slots.indices {
      slots[index]?._withUnsafeGuaranteedRef { $0.index = index }
    }
  }
}
