/// Listeners in the order in which they came; to add or to remove one takes O(1) on average.
///
/// Those that are removed leave a gap, which is closed when gaps prevail.
@MainActor
final class ListenerList {
  private var slots: [EventListener?] = []
  private(set) var count = 0
  private var isWalked = false

  var isEmpty: Bool { count == 0 }

  func append(_ listener: EventListener) {
    listener.place = slots.count
    slots.append(listener)
    count += 1
  }

  func remove(_ listener: EventListener) {
    guard let place = listener.place, slots.indices.contains(place), slots[place] === listener else { return }
    slots[place] = nil
    listener.place = nil
    count -= 1
    closeGaps()
  }

  /// Sends an event to those that are there now, and not to those that are removed meanwhile.
  /// - Returns: How many got it.
  func send(_ event: RxControllerEvent) -> Int {
    isWalked = true
    var sent = 0
    for index in 0..<slots.count {
      guard let listener = slots[index] else { continue }
      sent += 1
      listener.receive(event)
    }
    isWalked = false
    closeGaps()
    return sent
  }

  /// Ends all.
  func endAll() {
    let ending = slots.compactMap { $0 }
    for index in slots.indices { slots[index] = nil }
    count = 0
    closeGaps()
    for listener in ending {
      listener.place = nil
      listener.end()
    }
  }

  private func closeGaps() {
    guard !isWalked, slots.count > 2 * count else { return }
    slots.removeAll { $0 == nil }
    for (place, listener) in slots.enumerated() { listener?.place = place }
  }
}
