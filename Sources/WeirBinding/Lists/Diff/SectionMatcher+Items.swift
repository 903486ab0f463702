extension SectionMatcher {
  /// Matches the items at the beginning and at the end of a section that stand as before.
  @inlinable
  mutating func matchEnds(_ oldSection: Int, _ newSection: Int) {
    let (oldRange, newRange) = (map.old.range(oldSection), map.new.range(newSection))
    let limit = min(oldRange.count, newRange.count)
    let (earlierItems, laterItems) = (oldItems[oldSection], newItems[newSection])
    earlierItems.withUnsafeBufferPointer { earlier in
      laterItems.withUnsafeBufferPointer { later in
        // Items in the same storage are the same items.
        let isShared = earlier.baseAddress == later.baseAddress
        let prefix = isShared ? limit : matchPrefix(earlier, later, at: oldRange.lowerBound, limit)
        let suffix = matchSuffix(earlier, later, at: oldRange.upperBound, limit - prefix)
        map.prefix[newSection] = prefix
        map.suffix[newSection] = suffix
        map.match(oldRange.lowerBound, newRange.lowerBound, count: prefix)
        map.match(oldRange.upperBound - suffix, newRange.upperBound - suffix, count: suffix)
      }
    }
  }

  @inlinable
  mutating func matchPrefix(
    _ earlier: UnsafeBufferPointer<Item>, _ later: UnsafeBufferPointer<Item>, at start: Int, _ limit: Int
  ) -> Int {
    for step in 0..<limit {
      guard earlier[step].identity == later[step].identity else { return step }
      if earlier[step] != later[step] { map.markChanged(start + step) }
    }
    return limit
  }

  @inlinable
  mutating func matchSuffix(
    _ earlier: UnsafeBufferPointer<Item>, _ later: UnsafeBufferPointer<Item>, at end: Int, _ limit: Int
  ) -> Int {
    for step in 0..<limit {
      let (before, after) = (earlier.count - 1 - step, later.count - 1 - step)
      guard earlier[before].identity == later[after].identity else { return step }
      if earlier[before] != later[after] { map.markChanged(end - 1 - step) }
    }
    return limit
  }

  /// Matches all other items by their hashes, across sections.
  @inlinable
  mutating func matchRest(_ looksAtAll: Bool) {
    guard looksAtAll || new.indices.contains(where: { !map.newMiddle($0).isEmpty }) else { return }
    var index = indexOfNew()
    for (first, second) in index.duplicates {
      let (firstPath, secondPath) = (map.new.path(of: first, hint: 0), map.new.path(of: second, hint: 0))
      duplicates.append(.item(identity: index.identities[first], first: firstPath, second: secondPath))
    }
    var guess = 0
    for section in old.indices where !map.oldMiddle(section).isEmpty {
      let start = map.old.range(section).lowerBound
      let middle = map.oldMiddle(section)
      oldItems[section].withUnsafeBufferPointer { items in
        index.match(middle, guess: &guess, oldToNew: &map.old.items, newToOld: &map.new.items) {
          items[$0 - start].identity
        }
      }
    }
    for section in old.indices { compareMiddle(section) }
  }

  @inlinable
  func indexOfNew() -> IdentityIndex<Item.Identity> {
    var index = IdentityIndex<Item.Identity>(capacity: map.new.items.count)
    for items in newItems {
      items.withUnsafeBufferPointer { items in index.add(items.count) { items[$0].identity } }
    }
    index.close()
    return index
  }

  /// Finds the changed ones among the items of a section that were matched by their hashes.
  @inlinable
  mutating func compareMiddle(_ section: Int) {
    let start = map.old.range(section).lowerBound
    var newSection = max(0, Int(map.old.sections[section]))
    guard newSection < newItems.count else { return }
    var (laterItems, laterStart) = (newItems[newSection], map.new.range(newSection).lowerBound)
    let earlierItems = oldItems[section]
    earlierItems.withUnsafeBufferPointer { items in
      for position in map.oldMiddle(section) where map.old.items[position] >= 0 {
        let match = Int(map.old.items[position])
        let found = map.new.section(of: match, hint: newSection)
        if found != newSection {
          (newSection, laterItems, laterStart) = (found, newItems[found], map.new.range(found).lowerBound)
        }
        if items[position - start] != laterItems[match - laterStart] { map.markChanged(position) }
      }
    }
  }
}
