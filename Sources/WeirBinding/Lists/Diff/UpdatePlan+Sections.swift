extension UpdatePlan {
  /// Plans the second batch, and with it the order of the sections after it.
  mutating func planSections() {
    let stays = LongestIncreasingSubsequence.members(of: lastingSections())
    var (isMoved, anchors) = (Array(repeating: false, count: map.new.sections.count), [(slot: Slot, after: Int)]())
    var (lasting, anchor) = (0, -1)
    for slot in remaining {
      if slot.new < 0 {
        anchors.append((slot, anchor))
      } else {
        if stays[lasting] { anchor = slot.new } else { isMoved[slot.new] = true }
        lasting += 1
      }
    }
    arrange(anchors)
    listSections(isMoved)
  }

  private func lastingSections() -> [Int32] {
    remaining.filter { $0.new >= 0 }.map { Int32(truncatingIfNeeded: $0.new) }
  }

  /// Puts the sections in their new order, each one that goes late after the unmoved one that it followed before.
  private mutating func arrange(_ anchors: [(slot: Slot, after: Int)]) {
    var late = anchors[...]
    arranged.reserveCapacity(map.new.sections.count + anchors.count)
    for section in -1..<map.new.sections.count {
      if section >= 0 {
        arrangedPlaces[section] = arranged.count
        arranged.append(Slot(old: Int(map.new.sections[section]), new: section))
      }
      while let first = late.first, first.after == section {
        latePlaces[first.slot.old] = arranged.count
        arranged.append(first.slot)
        late.removeFirst()
      }
    }
  }

  private mutating func listSections(_ isMoved: [Bool]) {
    var places = Array(repeating: -1, count: map.old.sections.count)
    for (place, slot) in remaining.enumerated() { places[slot.old] = place }
    for (place, slot) in arranged.enumerated() where slot.new >= 0 {
      if slot.old < 0 {
        insertedSections.append(place)
      } else if isMoved[slot.new] {
        movedSections.append((places[slot.old], place))
      }
    }
  }
}
