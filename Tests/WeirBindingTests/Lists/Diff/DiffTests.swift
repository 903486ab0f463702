import Testing
import WeirBinding

@Suite struct DiffTests {
  @Test func nothingChanged() throws {
    let model = [part(1, 1, 2, 3), part(2, 4)]
    #expect(try check(model, model).changesets.isEmpty)
    #expect(try check([], []).changesets.isEmpty)
    let equal = [part(1, 1, 2, 3), part(2, 4)]
    #expect(try check(model, equal).changesets.isEmpty)
  }

  @Test func fromNothingAndToNothing() throws {
    let model = [part(1, 1, 2), part(2, 3)]
    let appears = try check([], model).changesets
    #expect(appears.map(\.insertedSections) == [[0, 1]])
    #expect(appears.flatMap(\.insertedItems).isEmpty)
    let goes = try check(model, []).changesets
    #expect(goes.map(\.deletedSections) == [[0, 1]])
    #expect(goes.flatMap(\.deletedItems).isEmpty)
  }

  @Test func simpleChangesAreOneBatch() throws {
    let old = [part(1, 1, 2, 3)]
    let inserted = try check(old, [part(1, 1, 2, 9, 3)]).changesets
    #expect(inserted.map(\.insertedItems) == [[ItemPath(sectionIndex: 0, itemIndex: 2)]])
    let deleted = try check(old, [part(1, 1, 3)]).changesets
    #expect(deleted.map(\.deletedItems) == [[ItemPath(sectionIndex: 0, itemIndex: 1)]])
    let moved = try check(old, [part(1, 2, 3, 1)]).changesets
    #expect(moved.count == 1)
    #expect(moved.first?.movedItems.count == 1)
    let updated = try check(old, [Part(1, [Row(identity: 1), Row(identity: 2, text: "u"), Row(identity: 3)])])
      .changesets
    #expect(updated.map(\.updatedItems) == [[ItemPath(sectionIndex: 0, itemIndex: 1)]])
  }

  @Test func itemsMoveBetweenSections() throws {
    let changesets = try check([part(1, 1, 2), part(2, 3)], [part(1, 2), part(2, 1, 3)]).changesets
    #expect(changesets.count == 1)
    let move = try #require(changesets.first?.movedItems.first)
    #expect(move.from == ItemPath(sectionIndex: 0, itemIndex: 0))
    #expect(move.to == ItemPath(sectionIndex: 1, itemIndex: 0))
  }

  /// An item that both models have is moved, even out of a section that goes and into one that comes.
  @Test func itemsOutliveTheirSections() throws {
    let changesets = try check([part(1, 1, 2), part(2, 3)], [part(2, 3), part(3, 4, 1)]).changesets
    #expect(changesets.flatMap(\.movedItems).count == 1)
    #expect(changesets.map(\.insertedSections) == [[2], [], []])
    #expect(changesets.map(\.deletedSections) == [[], [], [0]])
    #expect(changesets[0].finalSections.map(\.identity) == [1, 2, 3])
    #expect(changesets[0].finalSections.map { $0.items.map(\.identity) } == [[1, 2], [3], [4]])
    #expect(changesets[1].finalSections.map { $0.items.map(\.identity) } == [[2], [3], [4, 1]])
  }

  @Test func itemsFollowTheirSection() throws {
    let changesets = try check([part(1, 1, 2), part(2, 3), part(3)], [part(2, 3), part(3), part(1, 1, 2)]).changesets
    #expect(changesets.count == 1)
    #expect(changesets.first?.movedSections.map { [$0.from, $0.to] } == [[0, 2]])
  }

  @Test func headersThatChangeAreReloadedLast() throws {
    let old = [Part(1, [Row(identity: 1)], title: "a"), part(2, 2)]
    let new = [part(2, 2), Part(1, [Row(identity: 1, text: "u"), Row(identity: 3)], title: "b")]
    let changesets = try check(old, new).changesets
    #expect(changesets.last?.updatedSections == [1])
    #expect(changesets.flatMap(\.updatedSections).count == 1)
    #expect(changesets.flatMap(\.updatedItems).isEmpty, "the section's reload shows its items too")
  }

  @Test func eachBatchBeginsWhereTheLastEnded() throws {
    let old = [part(1, 1, 2), part(2, 3), part(4, 8)]
    let changesets = try check(old, [part(2, 9, 2), part(3, 1), part(4, 7)]).changesets
    #expect(changesets.count > 2)
    #expect(changesets.first?.originalSections == old)
    for (batch, next) in zip(changesets, changesets.dropFirst()) {
      #expect(batch.finalSections == next.originalSections)
    }
    #expect(changesets.allSatisfy { !$0.reloadData })
  }

  @Test func itemsThatShareTheirStorageAreNotCompared() throws {
    let items = (0..<50).map { Costly(identity: $0) }
    let sections = [AnimatableSectionModel(model: 1, items: items)]
    #expect(try Diff.changes(from: sections, to: sections).changesets.isEmpty)
  }
}

/// An item that is never equal, not even to itself.
struct Costly: IdentifiableType, Equatable {
  var identity: Int

  static func == (left: Costly, right: Costly) -> Bool { false }
}
