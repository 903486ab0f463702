extension SectionMatcher {
  /// Matches what was left by hashes, across sections, and finds duplicates.
  @inlinable
  mutating func matchRest(_ looksAtAll: Bool) {
    guard !newGaps.isEmpty || looksAtAll else { return }
    var later = ItemCursor(newItems, map.new)
    var index = index(of: looksAtAll ? [0..<map.new.items.count] : newGaps, &later)
    // The first of some duplicates is the first in the list, so the order counts.
    oldGaps.sort { $0.lowerBound < $1.lowerBound }
    matchGaps(&index, &later)
    if looksAtAll {
      name(index.duplicates)
    } else if hasNewDuplicates(index, &later) {
      name(self.index(of: [0..<map.new.items.count], &later).duplicates)
    }
  }

  /// An index of new items.
  @inlinable
  func index(of gaps: [Range<Int>], _ later: inout ItemCursor<Item>) -> IdentityIndex {
    let limit = map.new.items.count
    var index = IdentityIndex(capacity: gaps.reduce(0) { $0 + $1.count }, below: limit)
    var items = ItemCursor(newItems, map.new)
    for gap in gaps {
      index.add(gap) {
        let place = items.place(of: $0)
        return IdentityHash.of(items.items[place].identity, seed: seed)
      } isSame: {
        let place = later.place(of: $0)
        return later.items[place].identity == items.items[$1 - items.numbers.lowerBound].identity
      }
    }
    index.close(below: limit)
    return index
  }

  /// Matches the old items that were left.
  ///
  /// Most follow the one that they followed before: the one after the last match is tried first, without a hash.
  @inlinable
  mutating func matchGaps(_ index: inout IdentityIndex, _ later: inout ItemCursor<Item>) {
    var (earlier, guess) = (ItemCursor(oldItems, map.old), map.new.items.count)
    for gap in oldGaps {
      for number in gap {
        let place = earlier.place(of: number)
        var match = guess
        if guess >= map.new.items.count || !isUnmatched(guess) || !isSame(earlier, place, &later, guess) {
          match = index.take(IdentityHash.of(earlier.items[place].identity, seed: seed)) {
            isSame(earlier, place, &later, $0)
          } isFree: {
            isUnmatched($0)
          }
          if match < 0 { continue }
        }
        let matchPlace = later.place(of: match)
        if earlier.items[place] != later.items[matchPlace] { map.markChanged(number) }
        map.match(number, match, count: 1)
        guess = match + 1
      }
    }
  }

  @inlinable
  @inline(__always)
  func isSame(_ earlier: ItemCursor<Item>, _ place: Int, _ later: inout ItemCursor<Item>, _ number: Int) -> Bool {
    let laterPlace = later.place(of: number)
    return earlier.items[place].identity == later.items[laterPlace].identity
  }

  /// Whether there are more items of one identity than before, and more than one.
  ///
  /// Then one of them is not matched, and so in the index of what was left; what is matched is only looked up in it.
  @inlinable
  func hasNewDuplicates(_ index: IdentityIndex, _ later: inout ItemCursor<Item>) -> Bool {
    if index.duplicates.contains(where: { isUnmatched($0.first) || isUnmatched($0.second) }) { return true }
    guard newGaps.contains(where: { $0.contains { isUnmatched($0) } }) else { return false }
    for section in new.indices {
      let start = map.new.range(section).lowerBound
      let hasTwin = newItems[section].withUnsafeBufferPointer { items in
        items.indices.contains { place in
          if isUnmatched(start + place) { return false }
          let twin = index.first(IdentityHash.of(items[place].identity, seed: seed)) {
            let twinPlace = later.place(of: $0)
            return later.items[twinPlace].identity == items[place].identity
          }
          return twin >= 0 && isUnmatched(twin)
        }
      }
      if hasTwin { return true }
    }
    return false
  }

  @inlinable
  @inline(__always)
  func isUnmatched(_ number: Int) -> Bool { map.new.items[number] < 0 }

  @inlinable
  mutating func name(_ repeated: [(first: Int, second: Int)]) {
    for (first, second) in repeated {
      let (firstPath, secondPath) = (map.new.path(of: first, hint: 0), map.new.path(of: second, hint: 0))
      let identity = newItems[firstPath.sectionIndex][firstPath.itemIndex].identity
      duplicates.append(.item(identity: identity, first: firstPath, second: secondPath))
    }
  }
}
