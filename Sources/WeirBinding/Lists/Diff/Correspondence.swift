/// Which sections and items of one model are which of another, by number alone.
///
/// Items are numbered through all sections. Whatever the models answer, a number is matched at most once on each side: all
/// that is made from a correspondence relies on nothing else.
@usableFromInline
struct Correspondence {
  /// One model's side.
  @usableFromInline
  struct Side {
    /// The number of the first item of each section, and at last that of all items.
    @usableFromInline let offsets: [Int32]
    /// The other side's section, or -1.
    @usableFromInline var sections: [Int32]
    /// The other side's item, or -1.
    @usableFromInline var items: [Int32]

    @usableFromInline
    init(counts: [Int]) {
      var offsets: [Int32] = [0]
      offsets.reserveCapacity(counts.count + 1)
      var total: Int32 = 0
      for count in counts {
        total += Int32(truncatingIfNeeded: count)
        offsets.append(total)
      }
      self.offsets = offsets
      sections = Array(repeating: -1, count: counts.count)
      items = Array(repeating: -1, count: Int(total))
    }

    /// The numbers of the items of a section.
    @inlinable
    func range(_ section: Int) -> Range<Int> { Int(offsets[section])..<Int(offsets[section + 1]) }

    /// The section of an item; `hint` is tried first.
    @inlinable
    func section(of item: Int, hint: Int) -> Int {
      hint >= 0 && range(hint).contains(item) ? hint : search(item)
    }

    /// The place of an item.
    @inlinable
    func path(of item: Int, hint: Int) -> ItemPath {
      let section = section(of: item, hint: hint)
      return ItemPath(sectionIndex: section, itemIndex: item - Int(offsets[section]))
    }

    /// The last section that begins at the item or before it.
    @usableFromInline
    func search(_ item: Int) -> Int {
      var (low, high) = (0, sections.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(offsets[middle]) <= item { low = middle } else { high = middle }
      }
      return low
    }
  }

  @usableFromInline var old: Side
  @usableFromInline var new: Side
  /// Which of the old items are no longer equal.
  @usableFromInline var changed: [Bool]
  @usableFromInline var changedCount = 0
  /// Which of the new sections show something else than before, apart from their items.
  @usableFromInline var updatedSections: [Bool]
  /// How many items at the beginning, and at the end, of each new section stand as before.
  @usableFromInline var prefix: [Int]
  @usableFromInline var suffix: [Int]

  @usableFromInline
  init(oldCounts: [Int], newCounts: [Int]) {
    old = Side(counts: oldCounts)
    new = Side(counts: newCounts)
    changed = Array(repeating: false, count: old.items.count)
    updatedSections = Array(repeating: false, count: newCounts.count)
    prefix = Array(repeating: 0, count: newCounts.count)
    suffix = prefix
  }

  /// Matches a run of items on both sides.
  @inlinable
  mutating func match(_ oldStart: Int, _ newStart: Int, count: Int) {
    for step in 0..<count {
      old.items[oldStart + step] = Int32(truncatingIfNeeded: newStart + step)
      new.items[newStart + step] = Int32(truncatingIfNeeded: oldStart + step)
    }
  }

  @inlinable
  mutating func markChanged(_ item: Int) {
    changed[item] = true
    changedCount += 1
  }

  /// The items of an old section that do not stand at its ends as before.
  @inlinable
  func oldMiddle(_ section: Int) -> Range<Int> { middle(old.range(section), Int(old.sections[section])) }

  /// The items of a new section that do not stand at its ends as before.
  @inlinable
  func newMiddle(_ section: Int) -> Range<Int> { middle(new.range(section), section) }

  @inlinable
  func middle(_ range: Range<Int>, _ newSection: Int) -> Range<Int> {
    newSection < 0 ? range : range.lowerBound + prefix[newSection]..<range.upperBound - suffix[newSection]
  }
}
