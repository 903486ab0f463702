import Testing
import WeirBinding

/// One table through long sequences of models, as a screen lives.
@Suite struct DiffSequenceTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func aTableFollows(seed: UInt64) throws {
    var random = RandomModel(seed: seed)
    var model = random.parts(sections: 5, rows: 30)
    var table = TableModel(model)
    for step in 0..<60 {
      // Now and then everything is another.
      let isNew = Int.random(in: 0..<20, using: &random) == 0
      let edits = Int.random(in: 0..<8, using: &random)
      let next = isNew ? random.parts(sections: 5, rows: 30) : random.edited(model, edits: edits)
      for batch in try Diff.changes(from: model, to: next).changesets {
        do { try table.apply(batch) } catch { Issue.record("seed \(seed), step \(step): \(error)") }
      }
      #expect(table.sections == TableModel(next).sections, "seed \(seed), step \(step)")
      #expect(table.headers == TableModel(next).headers, "seed \(seed), step \(step)")
      model = next
    }
  }

  /// There and back again leaves nothing behind.
  @Test func thereAndBack() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let (one, other) = (random.parts(sections: 4, rows: 14), random.parts(sections: 4, rows: 14))
      let there = Total(try check(one, other, "seed \(seed)").changesets)
      let back = Total(try check(other, one, "seed \(seed)").changesets)
      #expect(there.insertedItems == back.deletedItems, "seed \(seed)")
      #expect(there.movedItems == back.movedItems, "seed \(seed)")
      #expect(there.movedSections == back.movedSections, "seed \(seed)")
      #expect(there.insertedSections == back.deletedSections, "seed \(seed)")
    }
  }

  /// All duplicates of a model that is new are named, each with the first of its identity.
  @Test func allDuplicatesAreNamed() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      random.repeats = true
      let model = random.parts(sections: 4, rows: 14)
      let named = try Diff.changes(from: [], to: model).duplicates.map(\.description)
      #expect(named == Self.duplicates(of: model), "seed \(seed)")
    }
  }

  static func duplicates(of model: [Part]) -> [String] {
    var lines: [String] = []
    for (place, part) in model.enumerated() {
      let first = model.firstIndex { $0.identity == part.identity } ?? place
      if first < place { lines.append("sections \(first) and \(place) have the same identity, \(part.identity)") }
    }
    let rows = model.enumerated().flatMap { section, part in
      part.items.enumerated().map { (ItemPath(sectionIndex: section, itemIndex: $0.offset), $0.element.identity) }
    }
    for (place, row) in rows.enumerated() {
      let first = rows.firstIndex { $0.1 == row.1 } ?? place
      if first < place { lines.append("items \(rows[first].0) and \(row.0) have the same identity, \(row.1)") }
    }
    return lines
  }
}
