import Testing
import WeirBinding

/// The scenario "Moved and edited": an item that moves and changes is moved and updated; an item that is equal carries its
/// newest payload all the same.
@Suite struct MovedAndEditedTests {
  @Test func inOneSection() throws {
    let old = [part(1, 0, 1, 2)]
    let new = [Part(1, [Row(identity: 1, text: "u"), Row(identity: 0), Row(identity: 2)])]
    let changesets = try check(old, new).changesets
    #expect(changesets.map(\.updatedItems) == [[ItemPath(sectionIndex: 0, itemIndex: 1)], []])
    #expect(changesets.map(\.movedItems.count) == [0, 1])
  }

  @Test func acrossSections() throws {
    let new = [part(1), Part(2, [Row(identity: 2), Row(identity: 1, text: "u")])]
    let changesets = try check([part(1, 1), part(2, 2)], new).changesets
    #expect(changesets.map(\.updatedItems) == [[ItemPath(sectionIndex: 0, itemIndex: 0)], []])
    #expect(changesets.map(\.movedItems.count) == [0, 1])
  }

  @Test func outOfASectionThatGoes() throws {
    let new = [Part(2, [Row(identity: 2), Row(identity: 1, text: "u")])]
    let changesets = try check([part(1, 1, 5), part(2, 2)], new).changesets
    #expect(changesets.map(\.updatedItems) == [[ItemPath(sectionIndex: 0, itemIndex: 0)], [], []])
    #expect(changesets.map(\.movedItems.count) == [0, 1, 0])
    #expect(changesets.map(\.deletedSections) == [[], [], [0]])
  }

  @Test func inASectionThatMoves() throws {
    let old = [part(1, 1), part(2, 2), part(3, 3)]
    let new = [part(2, 2), part(3, 3), Part(1, [Row(identity: 1, text: "u")])]
    let changesets = try check(old, new).changesets
    #expect(changesets.map(\.updatedItems.count) == [1, 0])
    #expect(changesets.map(\.movedSections.count) == [0, 1])
  }

  @Test func equalItemsCarryTheirNewestPayload() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let (old, new) = (random.parts(sections: 4, rows: 12), random.parts(sections: 4, rows: 12))
      let newest = Dictionary(uniqueKeysWithValues: new.flatMap(\.items).map { ($0.identity, $0.mark) })
      for batch in try Diff.changes(from: old, to: new).changesets {
        for row in batch.finalSections.flatMap(\.items) {
          if let mark = newest[row.identity] { #expect(row.mark == mark, "seed \(seed)") }
        }
      }
    }
  }
}
