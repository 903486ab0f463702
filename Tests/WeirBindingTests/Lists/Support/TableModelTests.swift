import Testing
import WeirBinding

/// The table that the other tests rely on: it does what batches say, and refuses what UIKit would.
@Suite struct TableModelTests {
  let old = [part(1, 1, 2), part(2, 3)]

  func refuses(_ batch: Changeset<Part>) -> Bool {
    var table = TableModel(old)
    do {
      try table.apply(batch)
      return false
    } catch { return true }
  }

  func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(sectionIndex: section, itemIndex: item) }

  @Test func appliesItems() throws {
    var table = TableModel(old)
    try table.apply(
      Changeset(originalSections: old, finalSections: [part(1, 2), part(2, 3)], deletedItems: [path(0, 0)]))
    #expect(table.sections.map { $0.map(\.identity) } == [[2], [3]])
    let later = [part(1, 9, 2), part(2, 3)]
    try table.apply(
      Changeset(originalSections: [part(1), part(2)], finalSections: later, insertedItems: [path(0, 0)]))
    #expect(table.sections.map { $0.map(\.identity) } == [[9, 2], [3]])
    let moved = [part(1, 2), part(2, 3, 9)]
    try table.apply(
      Changeset(originalSections: later, finalSections: moved, movedItems: [(from: path(0, 0), to: path(1, 1))]))
    #expect(table.sections.map { $0.map(\.identity) } == [[2], [3, 9]])
  }

  @Test func appliesSections() throws {
    var table = TableModel(old)
    let later = [part(5, 8), part(2, 3), part(1, 1, 2)]
    try table.apply(
      Changeset(
        originalSections: old, finalSections: later, insertedSections: [0], movedSections: [(from: 0, to: 2)]))
    #expect(table.headers.map(\.identity) == [5, 2, 1])
    #expect(table.sections.map { $0.map(\.identity) } == [[8], [3], [1, 2]])
    try table.apply(Changeset(originalSections: later, finalSections: [part(2, 3)], deletedSections: [0, 2]))
    #expect(table.headers.map(\.identity) == [2])
  }

  /// What is not reloaded keeps showing what it was loaded with.
  @Test func showsWhatWasLoaded() throws {
    let later = [Part(1, [Row(identity: 1, text: "u"), Row(identity: 2, text: "u")], title: "t"), part(2, 3)]
    var table = TableModel(old)
    try table.apply(Changeset(originalSections: old, finalSections: later, updatedItems: [path(0, 1)]))
    #expect(table.sections[0].map(\.text) == ["", "u"])
    #expect(table.headers[0].title == "")
    try table.apply(Changeset(originalSections: later, finalSections: later, updatedSections: [0]))
    #expect(table.sections[0].map(\.text) == ["u", "u"])
    #expect(table.headers[0].title == "t")
  }

  @Test func refusesWrongCounts() {
    #expect(refuses(Changeset(originalSections: old, finalSections: [part(1, 1), part(2, 3)])))
    #expect(refuses(Changeset(originalSections: old, finalSections: [part(1, 1, 2)])))
    #expect(refuses(Changeset(originalSections: old, finalSections: old, deletedItems: [path(0, 0)])))
    #expect(refuses(Changeset(originalSections: old, finalSections: old, insertedSections: [0])))
  }

  @Test func refusesPlacesThatAreNotThere() {
    #expect(refuses(Changeset(originalSections: old, finalSections: old, updatedItems: [path(0, 2)])))
    #expect(refuses(Changeset(originalSections: old, finalSections: old, updatedItems: [path(2, 0)])))
    #expect(refuses(Changeset(originalSections: old, finalSections: old, updatedSections: [2])))
    #expect(refuses(Changeset(originalSections: old, finalSections: old, movedSections: [(from: 0, to: 2)])))
  }

  @Test func refusesWhatIsNamedTwice() {
    let less = [part(1, 2), part(2, 3)]
    let twice = [path(0, 0), path(0, 0)]
    #expect(refuses(Changeset(originalSections: old, finalSections: less, deletedItems: twice)))
    #expect(
      refuses(
        Changeset(
          originalSections: old, finalSections: less, deletedItems: [path(0, 0)], updatedItems: [path(0, 0)])))
    #expect(
      refuses(
        Changeset(
          originalSections: old, finalSections: old, movedItems: [(from: path(0, 0), to: path(0, 1))],
          updatedItems: [path(0, 0)])))
  }

  @Test func refusesItemsOfSectionsThatChange() {
    let one = [part(2, 3)]
    #expect(
      refuses(
        Changeset(originalSections: old, finalSections: one, deletedSections: [0], deletedItems: [path(0, 0)])))
    #expect(
      refuses(
        Changeset(originalSections: old, finalSections: one, deletedSections: [0], updatedItems: [path(0, 0)])))
    let out = [part(2, 3, 1)]
    #expect(
      refuses(
        Changeset(
          originalSections: old, finalSections: out, deletedSections: [0],
          movedItems: [(from: path(0, 0), to: path(0, 1))])))
    let into = [part(5, 1), part(1, 2), part(2, 3)]
    #expect(
      refuses(
        Changeset(
          originalSections: old, finalSections: into, insertedSections: [0],
          movedItems: [(from: path(0, 0), to: path(0, 0))])))
  }
}
