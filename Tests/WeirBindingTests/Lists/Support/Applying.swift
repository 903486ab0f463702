import Testing
import WeirBinding

/// Applies batches to a table, checks every rule on the way, and gives the table.
func apply(_ changesets: [Changeset<Part>], to old: [Part], _ note: String = "") -> TableModel {
  var table = TableModel(old)
  for (number, batch) in changesets.enumerated() {
    do {
      try table.apply(batch)
      let identities = table.sections.map { $0.map(\.identity) }
      let model = batch.finalSections.map { $0.items.map(\.identity) }
      #expect(identities == model, "batch \(number) does not lead to its own model; \(note)")
    } catch {
      Issue.record("batch \(number): \(error); \(note)")
    }
  }
  return table
}

/// Compares two models, checks that the batches are legal and lead from one to the other, and gives the changes.
@discardableResult
func check(_ old: [Part], _ new: [Part], _ note: String = "") throws -> SectionedChanges<Part> {
  let changes = try Diff.changes(from: old, to: new)
  let table = apply(changes.changesets, to: old, note)
  let goal = TableModel(new)
  #expect(table.sections == goal.sections, "\(old) → \(new); \(note)")
  #expect(table.headers == goal.headers, "\(old) → \(new); \(note)")
  if let last = changes.changesets.last { #expect(last.finalSections.contents == new.contents, "\(note)") }
  return changes
}
