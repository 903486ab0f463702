import WeirBinding

extension TableModel {
  /// The rules of the indices of sections.
  func checkSections(_ batch: Changeset<Part>) throws {
    let before = batch.deletedSections + batch.movedSections.map(\.from) + batch.updatedSections
    let after = batch.insertedSections + batch.movedSections.map(\.to)
    try require(Set(before).count == before.count, "a section is deleted, moved or updated twice: \(before)")
    try require(Set(after).count == after.count, "a section is inserted or moved to twice: \(after)")
    try require(before.allSatisfy(sections.indices.contains), "a section that is not there: \(before)")
    try require(after.allSatisfy(batch.finalSections.indices.contains), "a section that will not be there: \(after)")
  }

  /// The rules of the places of items.
  func checkItems(_ batch: Changeset<Part>) throws {
    let before = batch.deletedItems + batch.movedItems.map(\.from) + batch.updatedItems
    let after = batch.insertedItems + batch.movedItems.map(\.to)
    try require(Set(before).count == before.count, "an item is deleted, moved or updated twice: \(before)")
    try require(Set(after).count == after.count, "an item is inserted or moved to twice: \(after)")
    let touchedBefore = batch.deletedSections + batch.movedSections.map(\.from) + batch.updatedSections
    let touchedAfter = batch.insertedSections + batch.movedSections.map(\.to)
    for path in before {
      let exists =
        sections.indices.contains(path.sectionIndex) && sections[path.sectionIndex].indices.contains(path.itemIndex)
      try require(exists, "an item that is not there: \(path)")
      try require(!touchedBefore.contains(path.sectionIndex), "an item of a section that changes itself: \(path)")
    }
    for path in after {
      let final = batch.finalSections
      let exists =
        final.indices.contains(path.sectionIndex) && final[path.sectionIndex].items.indices.contains(path.itemIndex)
      try require(exists, "an item that will not be there: \(path)")
      try require(!touchedAfter.contains(path.sectionIndex), "an item into a section that changes itself: \(path)")
    }
    try checkOrder(batch)
  }

  /// UIKit's own bugs: sections and items must not come or move in one batch.
  private func checkOrder(_ batch: Changeset<Part>) throws {
    let sectionsCome = !(batch.insertedSections.isEmpty && batch.movedSections.isEmpty)
    let itemsCome = !(batch.insertedItems.isEmpty && batch.movedItems.isEmpty)
    let somethingGoes = !(batch.deletedSections.isEmpty && batch.deletedItems.isEmpty)
    let updates = !(batch.updatedItems.isEmpty && batch.updatedSections.isEmpty)
    try require(!(sectionsCome && (itemsCome || somethingGoes || updates)), "sections come, and more happens")
    try require(!(itemsCome && (sectionsCome || somethingGoes || updates)), "items come, and more happens")
  }
}
