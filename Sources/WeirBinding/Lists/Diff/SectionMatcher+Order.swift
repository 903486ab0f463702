extension SectionMatcher {
  /// Two sections whose items are compared in their order.
  @usableFromInline
  struct Pair {
    @usableFromInline let earlier: UnsafeBufferPointer<Item>
    @usableFromInline let later: UnsafeBufferPointer<Item>
    /// The numbers of the first items.
    @usableFromInline let oldStart: Int
    @usableFromInline let newStart: Int

    @inlinable
    init(_ earlier: UnsafeBufferPointer<Item>, _ later: UnsafeBufferPointer<Item>, _ oldStart: Int, _ newStart: Int) {
      (self.earlier, self.later, self.oldStart, self.newStart) = (earlier, later, oldStart, newStart)
    }

    /// Whether two items are the same.
    @inlinable
    @inline(__always)
    func isSame(_ before: Int, _ after: Int) -> Bool { earlier[before].identity == later[after].identity }
  }

  /// Matches the items of a section that stand at its ends as before, and those that follow each other as before.
  ///
  /// That finds most items without their hashes; the others are left.
  @inlinable
  mutating func matchInOrder(_ oldSection: Int, _ newSection: Int) {
    let (oldRange, newRange) = (map.old.range(oldSection), map.new.range(newSection))
    let limit = min(oldRange.count, newRange.count)
    let (earlierItems, laterItems) = (oldItems[oldSection], newItems[newSection])
    earlierItems.withUnsafeBufferPointer { earlier in
      laterItems.withUnsafeBufferPointer { later in
        let pair = Pair(earlier, later, oldRange.lowerBound, newRange.lowerBound)
        // Items in the same storage are the same items.
        let isShared = earlier.baseAddress == later.baseAddress
        let prefix = isShared ? limit : run(pair, 0, 0, limit)
        let suffix = matchSuffix(pair, limit - prefix)
        map.prefix[newSection] = prefix
        map.suffix[newSection] = suffix
        map.match(pair.oldStart, pair.newStart, count: prefix)
        map.match(oldRange.upperBound - suffix, newRange.upperBound - suffix, count: suffix)
        matchRuns(pair, prefix..<earlier.count - suffix, prefix..<later.count - suffix)
      }
    }
  }

  /// How many items from two places on are the same, which is at most a limit; marks the changed ones.
  @inlinable
  mutating func run(_ pair: Pair, _ before: Int, _ after: Int, _ limit: Int) -> Int {
    for step in 0..<limit {
      guard pair.isSame(before + step, after + step) else { return step }
      compare(pair, before + step, after + step)
    }
    return limit
  }

  @inlinable
  mutating func matchSuffix(_ pair: Pair, _ limit: Int) -> Int {
    for step in 0..<limit {
      let (before, after) = (pair.earlier.count - 1 - step, pair.later.count - 1 - step)
      guard pair.isSame(before, after) else { return step }
      compare(pair, before, after)
    }
    return limit
  }

  @inlinable
  @inline(__always)
  mutating func compare(_ pair: Pair, _ before: Int, _ after: Int) {
    if pair.earlier[before] != pair.later[after] { map.markChanged(pair.oldStart + before) }
  }

  /// Matches items between the ends, whose first ones differ.
  ///
  /// Where the two sides differ, a few places further on are looked at for where they go on together. That pays as long as
  /// they then go on for some items: trust in it grows with each, and falls with each search. Without trust the order is
  /// another one, and all else is left.
  @inlinable
  mutating func matchRuns(_ pair: Pair, _ old: Range<Int>, _ new: Range<Int>) {
    var (before, after, trust) = (old.lowerBound, new.lowerBound, 64)
    var (oldEnd, newEnd) = (before, after)
    while before < old.upperBound, after < new.upperBound, trust > 0 {
      guard let gap = Self.gap(pair, before..<old.upperBound, after..<new.upperBound) else {
        (before, after, trust) = (before + 1, after + 1, trust - 16)
        continue
      }
      (before, after) = (before + gap.old, after + gap.new)
      leave(pair, oldEnd..<before, newEnd..<after)
      compare(pair, before, after)
      let limit = min(old.upperBound - before, new.upperBound - after) - 1
      let length = 1 + run(pair, before + 1, after + 1, limit)
      map.match(pair.oldStart + before, pair.newStart + after, count: length)
      (before, after, trust) = (before + length, after + length, min(64, trust + length - 4))
      (oldEnd, newEnd) = (before, after)
    }
    leave(pair, oldEnd..<old.upperBound, newEnd..<new.upperBound)
  }

  @inlinable
  mutating func leave(_ pair: Pair, _ old: Range<Int>, _ new: Range<Int>) {
    leave(old: pair.oldStart + old.lowerBound..<pair.oldStart + old.upperBound)
    leave(new: pair.newStart + new.lowerBound..<pair.newStart + new.upperBound)
  }

  /// Leaves old items to their hashes.
  @inlinable
  mutating func leave(old numbers: Range<Int>) {
    if !numbers.isEmpty { oldGaps.append(numbers) }
  }

  /// Leaves new items to their hashes.
  @inlinable
  mutating func leave(new numbers: Range<Int>) {
    if !numbers.isEmpty { newGaps.append(numbers) }
  }

  /// How many items on each side, the fewest that there are, lie before two that are the same; the first ones are not.
  @inlinable
  static func gap(_ pair: Pair, _ old: Range<Int>, _ new: Range<Int>) -> (old: Int, new: Int)? {
    let (before, after) = (old.lowerBound, new.lowerBound)
    for step in 1..<32 {
      let (isOld, isNew) = (step < old.count, step < new.count)
      if isOld, pair.isSame(before + step, after) { return (step, 0) }
      if isNew, pair.isSame(before, after + step) { return (0, step) }
      if isOld, isNew, pair.isSame(before + step, after + step) { return (step, step) }
      if !isOld, !isNew { return nil }
    }
    return nil
  }
}
