/// Finds out which sections and items of one model are which of another.
@usableFromInline
struct SectionMatcher<Section: AnimatableSectionModelType> {
  @usableFromInline typealias Item = Section.Item

  @usableFromInline let old: [Section]
  @usableFromInline let new: [Section]
  @usableFromInline let oldItems: [[Item]]
  @usableFromInline let newItems: [[Item]]
  @usableFromInline var map: Correspondence
  @usableFromInline var duplicates: [DuplicateIdentity] = []

  /// Compares two models; with `looksAtAll`, all identities of the later one are looked at for duplicates.
  @inlinable
  init(from old: [Section], to new: [Section], looksAtAll: Bool) {
    self.old = old
    self.new = new
    oldItems = old.map(\.items)
    newItems = new.map(\.items)
    map = Correspondence(oldCounts: oldItems.map(\.count), newCounts: newItems.map(\.count))
    matchSections(looksAtAll)
    for section in new.indices where map.new.sections[section] >= 0 {
      matchEnds(Int(map.new.sections[section]), section)
    }
    matchRest(looksAtAll)
    compareSections()
  }

  @inlinable
  mutating func matchSections(_ looksAtAll: Bool) {
    let identities = ContiguousArray(new.map(\.identity))
    let earlier = ContiguousArray(old.map(\.identity))
    if !looksAtAll, identities == earlier {
      map.old.sections = Array(0..<Int32(truncatingIfNeeded: old.count))
      map.new.sections = map.old.sections
      return
    }
    var index = IdentityIndex(identities)
    for (first, second) in index.duplicates {
      duplicates.append(.section(identity: identities[first], first: first, second: second))
    }
    let positions = Array(0..<Int32(truncatingIfNeeded: old.count))
    index.match(earlier, at: positions, oldToNew: &map.old.sections, newToOld: &map.new.sections)
  }

  /// Compares the headers of the sections that last, where they can be compared.
  @inlinable
  mutating func compareSections() {
    guard let isSame = SectionHeader.comparison(Section.self) else { return }
    for section in new.indices where map.new.sections[section] >= 0 {
      map.updatedSections[section] = !isSame(old[Int(map.new.sections[section])], new[section])
    }
  }

  /// The error that says that the later model has an identity twice.
  @inlinable
  func error(_ duplicate: DuplicateIdentity) -> Diff.Error {
    switch duplicate {
    case .section(_, _, let second): .duplicateSection(section: new[second])
    case .item(_, _, let second): .duplicateItem(item: newItems[second.sectionIndex][second.itemIndex])
    }
  }
}
