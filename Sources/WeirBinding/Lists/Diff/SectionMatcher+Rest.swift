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
    var (section, start) = (0, 0)
    for gap in newGaps + [map.new.items.count..<map.new.items.count] {
      // What was matched in its order, up to the gap, section by section.
      while start < gap.lowerBound {
        section = map.new.section(of: start, hint: section)
        let numbers = start..<min(gap.lowerBound, map.new.range(section).upperBound)
        if hasTwin(numbers, of: section, index, &later) { return true }
        start = numbers.upperBound
      }
      start = gap.upperBound
    }
    return false
  }

  /// Whether one of some items of a section has the identity of one that is not matched.
  @inlinable
  func hasTwin(
    _ numbers: Range<Int>, of section: Int, _ index: IdentityIndex, _ later: inout ItemCursor<Item>
  ) -> Bool {
    let start = map.new.range(section).lowerBound
    return newItems[section].withUnsafeBufferPointer { items in
      numbers.contains { number in
        let twin = index.first(IdentityHash.of(items[number - start].identity, seed: seed)) {
          let place = later.place(of: $0)
          return later.items[place].identity == items[number - start].identity
        }
        return twin >= 0 && isUnmatched(twin)
      }
    }
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
