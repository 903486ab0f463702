import Testing
import WeirBinding

@Suite struct ChangesetTests {
  @Test func initialValueReloads() {
    let batch = Changeset.initialValue([part(1, 1), part(2, 2)])
    #expect(batch.reloadData)
    #expect(batch.insertedSections == [0, 1])
    #expect(batch.finalSections.count == 2)
    #expect(batch.originalSections.isEmpty)
  }

  @Test func description() {
    let path = { ItemPath(sectionIndex: $0, itemIndex: $1) }
    let batch = Changeset(
      finalSections: [part(1, 1)], insertedSections: [0], deletedSections: [1, 2], movedSections: [(from: 3, to: 4)],
      updatedSections: [5], insertedItems: [path(0, 1)], deletedItems: [path(0, 2)],
      movedItems: [(from: path(0, 3), to: path(1, 0))], updatedItems: [path(2, 0), path(2, 1)])
    #expect(
      batch.debugDescription == """
        final sections: [1[1]]
        inserted sections: 0
        deleted sections: 1, 2
        moved sections: 3 → 4
        updated sections: 5
        inserted items: (0, 1)
        deleted items: (0, 2)
        moved items: (0, 3) → (1, 0)
        updated items: (2, 0), (2, 1)
        """)
    #expect(Changeset<Part>().debugDescription == "final sections: []")
  }

  @Test func paths() {
    let path = ItemPath(sectionIndex: 1, itemIndex: 2)
    #expect(path == ItemPath(sectionIndex: 1, itemIndex: 2))
    #expect(path != ItemPath(sectionIndex: 2, itemIndex: 1))
    #expect(Set([path, path, ItemPath(sectionIndex: 2, itemIndex: 1)]).count == 2)
    #expect("\(path)" == "(1, 2)")
  }
}
