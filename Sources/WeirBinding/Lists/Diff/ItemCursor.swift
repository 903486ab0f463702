/// Reads the items of a model by their numbers, most of which lie in the section of the one before.
@usableFromInline
struct ItemCursor<Item> {
  @usableFromInline let sections: [[Item]]
  @usableFromInline let side: Correspondence.Side
  @usableFromInline var section = -1
  /// The items of the section, and their numbers.
  @usableFromInline var items: [Item] = []
  @usableFromInline var numbers = 0..<0

  @inlinable
  init(_ sections: [[Item]], _ side: Correspondence.Side) { (self.sections, self.side) = (sections, side) }

  /// Goes to the section of an item.
  /// - Returns: The place of the item in `items`.
  @inlinable
  @inline(__always)
  mutating func place(of number: Int) -> Int {
    if !numbers.contains(number) { go(to: number) }
    return number - numbers.lowerBound
  }

  @inlinable
  mutating func go(to number: Int) {
    section = side.section(of: number, hint: section + 1 < sections.count ? section + 1 : -1)
    (items, numbers) = (sections[section], side.range(section))
  }
}
