extension UpdatePlan {
  /// Plans the first batch: what goes at once, and which items are reloaded.
  mutating func planFirst() {
    for section in map.old.sections.indices {
      let new = Int(map.old.sections[section])
      if new < 0, !map.old.range(section).contains(where: { map.old.items[$0] >= 0 }) {
        deletedSections.append(section)
        continue
      }
      remaining.append(Slot(old: section, new: new))
      if new < 0 { rankAll(of: section) } else { deleteItems(of: section) }
      if map.changedCount > 0 { updateItems(of: section) }
    }
  }

  /// All items of a section that goes late stay in it until they move or go with it.
  private mutating func rankAll(of section: Int) {
    let range = map.old.range(section)
    for item in range { ranks[item] = Int32(truncatingIfNeeded: item - range.lowerBound) }
  }

  private mutating func deleteItems(of section: Int) {
    let start = map.old.range(section).lowerBound
    var deleted = 0
    for item in map.oldMiddle(section) {
      let place = item - start
      if map.old.items[item] < 0 {
        deletedItems.append(ItemPath(sectionIndex: section, itemIndex: place))
        deleted += 1
      } else {
        ranks[item] = Int32(truncatingIfNeeded: place - deleted)
      }
    }
  }

  /// Items that end in a section that is reloaded need no reload of their own.
  private mutating func updateItems(of section: Int) {
    let range = map.old.range(section)
    var hint = Int(map.old.sections[section])
    for item in range where map.changed[item] {
      hint = map.new.section(of: Int(map.old.items[item]), hint: hint)
      if map.updatedSections[hint] { continue }
      updatedItems.append(ItemPath(sectionIndex: section, itemIndex: item - range.lowerBound))
    }
  }
}
