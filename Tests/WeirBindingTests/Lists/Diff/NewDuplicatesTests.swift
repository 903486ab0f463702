import Testing
import WeirBinding

/// The scenario "New duplicates": they are named with both positions, all are shown, nothing traps, and other sections
/// still get their diff.
@Suite struct NewDuplicatesTests {
  @Test func fromNoneToTwoToOne() throws {
    let (none, two, one) = ([part(1), part(2, 8)], [part(1, 7, 7), part(2, 8, 9)], [part(1, 7), part(2, 9, 8)])
    let first = try check(none, two)
    #expect(first.duplicates.map(\.description) == ["items (0, 0) and (0, 1) have the same identity, 7"])
    #expect(first.changesets.flatMap(\.insertedItems).count == 3)
    let second = try check(two, one)
    #expect(second.duplicates.isEmpty)
    #expect(second.changesets.flatMap(\.deletedItems) == [ItemPath(sectionIndex: 0, itemIndex: 1)])
    #expect(second.changesets.flatMap(\.movedItems).count == 1)
  }

  @Test func acrossSections() throws {
    let changes = try check([part(1, 7), part(2, 8)], [part(1, 7), part(2, 8, 7)])
    #expect(changes.duplicates.map(\.description) == ["items (0, 0) and (1, 1) have the same identity, 7"])
    #expect(changes.changesets.flatMap(\.insertedItems) == [ItemPath(sectionIndex: 1, itemIndex: 1)])
  }

  @Test func threeAreTwoDuplicates() throws {
    let changes = try check([], [part(1, 7, 7), part(2, 7)])
    #expect(
      changes.duplicates.map(\.description) == [
        "items (0, 0) and (0, 1) have the same identity, 7", "items (0, 0) and (1, 0) have the same identity, 7",
      ])
  }

  @Test func sections() throws {
    let changes = try check([part(1, 1)], [part(1, 1), part(1, 2), part(3, 3)])
    #expect(changes.duplicates.map(\.description) == ["sections 0 and 1 have the same identity, 1"])
    #expect(changes.changesets.map(\.insertedSections) == [[1, 2]])
  }

  /// Duplicates are told apart by their order: nothing changes where nothing changed.
  @Test func unchangedDuplicatesStay() throws {
    let model = [part(1, 7, 7, 7), part(1, 7, 8)]
    #expect(try check(model, [part(1, 7, 7, 7), part(1, 7, 8)]).changesets.isEmpty)
    let changes = try check(model, [part(1, 7, 7, 7), part(1, 7, 8, 9)])
    #expect(changes.changesets.flatMap(\.insertedItems).count == 1)
    #expect(changes.changesets.flatMap(\.movedItems).isEmpty)
    #expect(changes.duplicates.isEmpty, "they were named when they came")
  }

  /// What was named before is named again only where there is one more.
  @Test func oneMoreNamesAll() throws {
    let model = [part(1, 7, 7, 8), part(2, 8)]
    #expect(try check(model, [part(1, 8, 7, 9, 7), part(2, 8)]).duplicates.isEmpty, "they only moved")
    #expect(try check(model, [part(1, 7, 8), part(2)]).duplicates.isEmpty)
    let more = try check(model, [part(1, 7, 7, 8), part(2, 8, 7)])
    #expect(
      more.duplicates.map(\.description) == [
        "items (0, 0) and (0, 1) have the same identity, 7", "items (0, 2) and (1, 0) have the same identity, 8",
        "items (0, 0) and (1, 1) have the same identity, 7",
      ])
  }

  /// Random models: duplicates are named exactly where there are more of one identity than before.
  @Test(arguments: [(1, 6), (3, 8), (5, 40)])
  func exactlyTheNewOnes(sections: Int, rows: Int) throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      random.repeats = true
      let old = random.parts(sections: sections, rows: rows)
      let new = seed % 2 == 0 ? random.edited(old, edits: 4) : random.parts(sections: sections, rows: rows)
      let (before, after) = (Self.counts(old), Self.counts(new))
      let areNew = after.contains { $0.value > max(1, before[$0.key] ?? 0) }
      let named = try Diff.changes(from: old, to: new).duplicates.filter { if case .item = $0 { true } else { false } }
      #expect(named.count == (areNew ? after.values.reduce(0) { $0 + $1 - 1 } : 0), "seed \(seed): \(old) → \(new)")
    }
  }

  static func counts(_ parts: [Part]) -> [Int: Int] {
    Dictionary(parts.flatMap(\.items).map { ($0.identity, 1) }, uniquingKeysWith: +)
  }

  @Test func theFirstIsTheFirst() throws {
    let old = [Part(1, [Row(identity: 0), Row(identity: 7, text: "a"), Row(identity: 7, text: "b"), Row(identity: 1)])]
    let new = [Part(1, [Row(identity: 7, text: "a"), Row(identity: 5), Row(identity: 7, text: "b"), Row(identity: 6)])]
    #expect(try check(old, new).changesets.flatMap(\.updatedItems).isEmpty)
  }

  @Test func anItemThatOnlyBecomesADuplicateIsFoundAmongThoseThatStay() throws {
    let old = [Part(1, (0..<100).map { Row(identity: $0) })]
    var new = old
    new[0].items.insert(Row(identity: 99), at: 50)
    let changes = try check(old, new)
    #expect(changes.duplicates.map(\.description) == ["items (0, 50) and (0, 100) have the same identity, 99"])
  }

  @Test func manyDuplicatesAreLinear() throws {
    let model = [Part(1, (0..<20_000).map { _ in Row(identity: 7) })]
    let changes = try Diff.changes(from: model, to: [Part(1, [Row(identity: 1)] + model[0].items + model[0].items)])
    #expect(changes.duplicates.count == 39_999)
  }
}
