import WeirBinding

/// Two models, to be compared any number of times.
struct Comparison {
  /// Compares with `differencesForSectionedView`, a number of times.
  let differences: (Int) -> Void
  /// Compares with `changes(from:to:)`, a number of times.
  let changes: (Int) -> Void
  /// How many batches there are, and how many changes of each kind, with all sections counted as one kind.
  let counts: Counts

  struct Counts {
    var batches = 0
    var inserted = 0
    var deleted = 0
    var moved = 0
    var updated = 0
    var sections = 0
  }

  /// Specialised where it is called, as an app's own use of ``Diff`` is.
  @inline(__always)
  init<Section: AnimatableSectionModelType>(_ old: [Section], _ new: [Section]) {
    differences = { count in
      for _ in 0..<count { keep(try? Diff.differencesForSectionedView(initialSections: old, finalSections: new)) }
    }
    changes = { count in
      for _ in 0..<count { keep(try? Diff.changes(from: old, to: new)) }
    }
    counts = Counts((try? Diff.changes(from: old, to: new).changesets) ?? [])
  }
}

extension Comparison.Counts {
  init<Section>(_ changesets: [Changeset<Section>]) {
    batches = changesets.count
    for change in changesets {
      inserted += change.insertedItems.count
      deleted += change.deletedItems.count
      moved += change.movedItems.count
      updated += change.updatedItems.count
      sections += change.insertedSections.count + change.deletedSections.count
      sections += change.movedSections.count + change.updatedSections.count
    }
  }
}

/// Keeps the compiler from leaving out what makes a value.
@inline(never)
func keep<Value>(_ value: Value) {}
