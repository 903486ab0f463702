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
    #expect(changes.duplicates.count == 3, "the sections' identities did not change, and were named before")
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
    let changes = try Diff.changes(from: model, to: [Part(1, [Row(identity: 1)] + model[0].items.dropLast())])
    #expect(changes.duplicates.count == 19_998)
  }
}
