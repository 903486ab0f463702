#if !canImport(UIKit)
  import Foundation

  extension TableUpdate {
    /// Whether the sections of a batch are there, named once, and add up.
    static func checkSections(_ batch: TableBatch, _ before: Int, _ after: Int) throws(Fault) {
      let from = batch.movedSections.map(\.from)
      let to = batch.movedSections.map(\.to)
      for (what, sections) in [
        ("deleted", batch.deletedSections), ("reloaded", batch.reloadedSections), ("moved", from),
      ] {
        try require(sections, below: before, what, "before the update")
      }
      for (what, sections) in [("inserted", batch.insertedSections), ("moved to", to)] {
        try require(sections, below: after, what, "after the update")
      }
      try requireOnce(batch.deletedSections + batch.reloadedSections + from, "deleted, reloaded or moved", "section")
      try requireOnce(batch.insertedSections + to, "inserted or moved to", "section")
      let expected = before + batch.insertedSections.count - batch.deletedSections.count
      guard expected != after else { return }
      throw Fault(
        rule: "sections before, plus inserted, minus deleted, must be the sections after",
        value: "\(before) sections before and \(after) after, with \(batch.insertedSections.count) inserted and "
          + "\(batch.deletedSections.count) deleted",
        remedy: "change the data source and the table by the same sections")
    }

    /// Whether the rows of a batch are there, and named once.
    static func checkRows(_ batch: TableBatch, _ before: [Int], _ after: [Int]) throws(Fault) {
      let from = batch.movedRows.map(\.from)
      let to = batch.movedRows.map(\.to)
      for (what, paths) in [
        ("deleted", batch.deletedRows), ("reloaded", batch.reloadedRows), ("reconfigured", batch.reconfiguredRows),
        ("moved", from),
      ] {
        try require(paths, in: before, what, "before the update")
      }
      for (what, paths) in [("inserted", batch.insertedRows), ("moved to", to)] {
        try require(paths, in: after, what, "after the update")
      }
      try requireOnce(batch.deletedRows + batch.reloadedRows + from, "deleted, reloaded or moved", "row")
      try requireOnce(batch.insertedRows + to, "inserted or moved to", "row")
    }

    private static func require(
      _ sections: [Int], below count: Int, _ what: String, _ when: String
    ) throws(Fault) {
      guard let wrong = sections.first(where: { !(0..<count).contains($0) }) else { return }
      throw Fault(
        rule: "a section that is \(what) must be there", value: "section \(wrong), of \(count) \(when)",
        remedy: "count sections as they are \(when)")
    }

    private static func require(
      _ paths: [IndexPath], in counts: [Int], _ what: String, _ when: String
    ) throws(Fault) {
      let isThere = { (path: IndexPath) in
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
      }
      guard let wrong = paths.first(where: { !isThere($0) }) else { return }
      let number = counts.indices.contains(wrong.section) ? "\(counts[wrong.section]) rows" : "no such section"
      throw Fault(
        rule: "a row that is \(what) must be there",
        value: "row \(wrong.row) of section \(wrong.section), which has \(number) \(when)",
        remedy: "count rows as they are \(when)")
    }

    private static func requireOnce<Place: Hashable>(
      _ places: [Place], _ what: String, _ kind: String
    ) throws(Fault) {
      var seen: Set<Place> = []
      guard let twice = places.first(where: { !seen.insert($0).inserted }) else { return }
      let name = (twice as? IndexPath).map { "row \($0.row) of section \($0.section)" } ?? "section \(twice)"
      throw Fault(
        rule: "a \(kind) can be \(what) only once in an update", value: name, remedy: "name it once")
    }
  }
#endif
