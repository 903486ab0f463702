import Testing
import WeirBinding

/// Random models: every batch is legal, and together they lead from one model to the next.
@Suite struct DiffLawTests {
  @Test(arguments: [(1, 6), (3, 6), (4, 12), (8, 10), (6, 60)])
  func anyModels(sections: Int, rows: Int) throws {
    for seed in 0..<1500 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let old = random.parts(sections: sections, rows: rows)
      let new = random.parts(sections: sections, rows: rows)
      let changes = try check(old, new, "seed \(seed)")
      #expect(changes.duplicates.isEmpty, "seed \(seed)")
    }
  }

  @Test func editedModels() throws {
    for seed in 0..<1500 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let old = random.parts(sections: 6, rows: 40)
      try check(old, random.edited(old, edits: Int(seed % 12)), "seed \(seed)")
    }
  }

  @Test(arguments: [(1, 6), (3, 8), (5, 20)])
  func modelsWithDuplicates(sections: Int, rows: Int) throws {
    for seed in 0..<1500 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      random.repeats = true
      let old = random.parts(sections: sections, rows: rows)
      let new = random.parts(sections: sections, rows: rows)
      let changes = try check(old, new, "seed \(seed)")
      if !changes.duplicates.isEmpty { #expect(Self.hasRepeats(new), "seed \(seed)") }
    }
  }

  /// What is neither inserted nor deleted is never reloaded without a reason, and never twice.
  @Test func exactlyTheChangedAreUpdated() throws {
    for seed in 0..<1500 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let old = random.parts(sections: 4, rows: 12)
      let new = random.parts(sections: 4, rows: 12)
      let changesets = try Diff.changes(from: old, to: new).changesets
      let updated = changesets.flatMap { batch in
        batch.updatedItems.map { batch.originalSections[$0.sectionIndex].items[$0.itemIndex].identity }
      }
      let headers = changesets.flatMap { batch in batch.updatedSections.map { batch.originalSections[$0].identity } }
      #expect(updated.sorted() == Self.changedRows(old, new, besides: headers), "seed \(seed)")
      #expect(headers.sorted() == Self.changedHeaders(old, new), "seed \(seed)")
    }
  }

  /// The throwing comparison and the lenient one find the same batches.
  @Test func bothWaysAgree() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let (old, new) = (random.parts(sections: 4, rows: 12), random.parts(sections: 4, rows: 12))
      let lenient = try Diff.changes(from: old, to: new).changesets
      let strict = try Diff.differencesForSectionedView(initialSections: old, finalSections: new)
      #expect(lenient.map(\.debugDescription) == strict.map(\.debugDescription), "seed \(seed)")
    }
  }

  static func hasRepeats(_ parts: [Part]) -> Bool {
    let rows = parts.flatMap { $0.items.map(\.identity) }
    return Set(rows).count < rows.count || Set(parts.map(\.identity)).count < parts.count
  }

  static func changedHeaders(_ old: [Part], _ new: [Part]) -> [Int] {
    let titles = Dictionary(uniqueKeysWithValues: old.map { ($0.identity, $0.title) })
    return new.filter { titles[$0.identity] ?? $0.title != $0.title }.map(\.identity).sorted()
  }

  static func changedRows(_ old: [Part], _ new: [Part], besides headers: [Int]) -> [Int] {
    let texts = Dictionary(uniqueKeysWithValues: old.flatMap(\.items).map { ($0.identity, $0.text) })
    let rows = new.filter { !headers.contains($0.identity) }.flatMap(\.items)
    return rows.filter { texts[$0.identity] ?? $0.text != $0.text }.map(\.identity).sorted()
  }
}
