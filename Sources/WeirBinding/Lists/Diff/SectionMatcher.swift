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
  @usableFromInline let seed = IdentityHash.seed
  /// The numbers of the items that were not matched in their order.
  @usableFromInline var oldGaps: [Range<Int>] = []
  @usableFromInline var newGaps: [Range<Int>] = []

  /// Compares two models; with `looksAtAll`, all identities of the later one are looked at for duplicates.
  @inlinable
  init(from old: [Section], to new: [Section], looksAtAll: Bool) {
    self.old = old
    self.new = new
    oldItems = old.map { $0.items }
    newItems = new.map { $0.items }
    map = Correspondence(oldCounts: oldItems.map { $0.count }, newCounts: newItems.map { $0.count })
    matchSections(looksAtAll)
    for section in old.indices where map.old.sections[section] < 0 { leave(old: map.old.range(section)) }
    for section in new.indices {
      let before = Int(map.new.sections[section])
      if before < 0 { leave(new: map.new.range(section)) } else { matchInOrder(before, section) }
    }
    matchRest(looksAtAll)
    compareSections()
  }

  @inlinable
  mutating func matchSections(_ looksAtAll: Bool) {
    let identities = ContiguousArray(new.map { $0.identity })
    let earlier = ContiguousArray(old.map { $0.identity })
    if !looksAtAll, identities == earlier {
      map.old.sections = Array(0..<Int32(truncatingIfNeeded: old.count))
      map.new.sections = map.old.sections
      return
    }
    var index = IdentityIndex(capacity: identities.count, below: identities.count)
    index.add(identities.indices) {
      IdentityHash.of(identities[$0], seed: seed)
    } isSame: {
      identities[$0] == identities[$1]
    }
    index.close(below: identities.count)
    for (first, second) in index.duplicates {
      duplicates.append(.section(identity: identities[first], first: first, second: second))
    }
    for section in earlier.indices {
      let match = index.take(IdentityHash.of(earlier[section], seed: seed)) {
        identities[$0] == earlier[section]
      } isFree: {
        map.new.sections[$0] < 0
      }
      if match < 0 { continue }
      map.old.sections[section] = Int32(truncatingIfNeeded: match)
      map.new.sections[match] = Int32(truncatingIfNeeded: section)
    }
  }

  /// Compares the headers of the sections that last, where they can be compared.
  @inlinable
  mutating func compareSections() {
    guard let isEqual = SectionHeader.equality(of: Section.self) else { return }
    for section in new.indices where map.new.sections[section] >= 0 {
      let before = old[Int(map.new.sections[section])]
      map.updatedSections[section] = !SectionHeader.isSame(before, new[section], isEqual)
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
