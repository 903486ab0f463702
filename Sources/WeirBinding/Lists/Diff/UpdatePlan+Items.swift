extension UpdatePlan {
  /// Plans the third batch for what comes to one section.
  mutating func planItems(of section: Int) {
    let old = Int(map.new.sections[section])
    let middle = map.newMiddle(section)
    if middle.isEmpty { return }
    if old < 0 { return fill(section) }
    let range = map.old.range(old)
    let stays = LongestIncreasingSubsequence.members(of: lasting(middle, in: range))
    var order = 0
    for item in middle {
      let before = Int(map.new.items[item])
      if before < 0 {
        insert(item, section)
      } else if range.contains(before) {
        if !stays[order] { move(before, old, item, section) }
        order += 1
      } else {
        move(before, old, item, section)
      }
    }
  }

  /// The old numbers, all of one section, of those of some new items that come from it.
  private func lasting(_ items: Range<Int>, in range: Range<Int>) -> [Int32] {
    var numbers: [Int32] = []
    numbers.reserveCapacity(items.count)
    for item in items where range.contains(Int(map.new.items[item])) { numbers.append(map.new.items[item]) }
    return numbers
  }

  /// A new section comes with its new items; others move to it.
  private mutating func fill(_ section: Int) {
    var hint = -1
    for item in map.new.range(section) where map.new.items[item] >= 0 {
      let before = Int(map.new.items[item])
      hint = map.old.section(of: before, hint: hint)
      move(before, hint, item, section)
    }
  }

  private mutating func insert(_ item: Int, _ section: Int) {
    isSettled[section] = false
    insertedItems.append(arrangedPath(item, section))
  }

  private mutating func move(_ before: Int, _ hint: Int, _ item: Int, _ section: Int) {
    let old = map.old.section(of: before, hint: hint)
    let source = Int(map.old.sections[old])
    isSettled[section] = false
    if source >= 0 { isSettled[source] = false }
    let place = source >= 0 ? arrangedPlaces[source] : latePlaces[old]
    let from = ItemPath(sectionIndex: place, itemIndex: Int(ranks[before]))
    movedItems.append((from, arrangedPath(item, section)))
  }

  private func arrangedPath(_ item: Int, _ section: Int) -> ItemPath {
    ItemPath(sectionIndex: arrangedPlaces[section], itemIndex: item - Int(map.new.offsets[section]))
  }
}
