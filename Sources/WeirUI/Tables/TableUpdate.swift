#if !canImport(UIKit)
  import Foundation

  /// A batch of changes that was found to be legal: where every section and row goes.
  struct TableUpdate {
    /// What is wrong with a batch.
    struct Fault: Error, Equatable {
      let rule: String
      let value: String
      let remedy: String
    }

    /// The rows that leave a section and those that come to one, in ascending order.
    private(set) var removed: [Int: [Int]] = [:]
    private(set) var added: [Int: [Int]] = [:]
    /// Where sections go; one that is deleted goes nowhere.
    private(set) var newSections: [Int?]
    /// Where sections that are after come from; one that is inserted comes from nowhere.
    private(set) var oldSections: [Int?]
    private let reloadedSections: Set<Int>
    private let reloadedRows: Set<IndexPath>
    private let moves: [IndexPath: IndexPath]

    init(_ batch: TableBatch, before: [Int], after: [Int]) throws(Fault) {
      try TableUpdate.checkSections(batch, before.count, after.count)
      try TableUpdate.checkRows(batch, before, after)
      reloadedSections = Set(batch.reloadedSections)
      reloadedRows = Set(batch.reloadedRows)
      moves = Dictionary(batch.movedRows.map { ($0.from, $0.to) }) { first, _ in first }
      (newSections, oldSections) = TableUpdate.mapSections(batch, before.count, after.count)
      for path in batch.deletedRows + batch.movedRows.map(\.from) {
        removed[path.section, default: []].append(path.row)
      }
      for path in batch.insertedRows + batch.movedRows.map(\.to) { added[path.section, default: []].append(path.row) }
      for section in removed.keys { removed[section]?.sort() }
      for section in added.keys { added[section]?.sort() }
      try checkCounts(before, after, batch)
    }

    /// Whether a section is read anew.
    func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }

    /// Where a row goes with its cell; nil where it is deleted or reloaded.
    func newPath(of path: IndexPath) -> IndexPath? {
      reloadedRows.contains(path) || isReloaded(path.section) ? nil : destination(of: path)
    }

    /// Where a row goes, reloaded or not; nil where it is deleted.
    func destination(of path: IndexPath) -> IndexPath? {
      if let target = moves[path] { return target }
      guard newSections.indices.contains(path.section), let section = newSections[path.section] else { return nil }
      var row = path.row
      if let gone = removed[path.section] {
        let before = TableUpdate.countBelow(row, in: gone)
        if before < gone.count, gone[before] == row { return nil }
        row -= before
      }
      for new in added[section] ?? [] {
        guard new <= row else { break }
        row += 1
      }
      return IndexPath(row: row, section: section)
    }

    /// How many of some ascending numbers are below one.
    private static func countBelow(_ number: Int, in numbers: [Int]) -> Int {
      var (low, high) = (0, numbers.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[middle] < number { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// Sections that are neither deleted nor moved keep their order, and fill the places that nothing else takes.
    private static func mapSections(_ batch: TableBatch, _ before: Int, _ after: Int) -> ([Int?], [Int?]) {
      var new = [Int?](repeating: nil, count: before)
      var old = [Int?](repeating: nil, count: after)
      var taken = Set(batch.insertedSections)
      var gone = Set(batch.deletedSections)
      for move in batch.movedSections {
        (new[move.from], old[move.to]) = (move.to, move.from)
        taken.insert(move.to)
        gone.insert(move.from)
      }
      let places = (0..<after).filter { !taken.contains($0) }
      let staying = (0..<before).filter { !gone.contains($0) }
      for (from, to) in zip(staying, places) { (new[from], old[to]) = (to, from) }
      return (new, old)
    }

    private func checkCounts(_ before: [Int], _ after: [Int], _ batch: TableBatch) throws(Fault) {
      for (section, target) in newSections.enumerated() {
        guard let target, !isReloaded(section) else { continue }
        let gone = removed[section]?.count ?? 0
        let come = added[target]?.count ?? 0
        guard before[section] - gone + come != after[target] else { continue }
        let movedIn = batch.movedRows.count { $0.to.section == target }
        let movedOut = batch.movedRows.count { $0.from.section == section }
        let place = section == target ? "section \(section)" : "section \(section), which becomes \(target),"
        throw Fault(
          rule: "rows before, plus inserted and moved in, minus deleted and moved out, must be the rows after",
          value:
            "\(place) has \(before[section]) rows before and \(after[target]) after, with \(come - movedIn) inserted, "
            + "\(gone - movedOut) deleted, \(movedIn) moved in and \(movedOut) moved out",
          remedy: "change the data source and the table by the same rows")
      }
    }
  }
#endif
