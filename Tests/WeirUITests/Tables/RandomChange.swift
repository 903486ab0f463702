#if !canImport(UIKit)
  import Foundation

  @testable import WeirUI

  /// A random legal batch of changes, with what it makes of an array of arrays of names.
  struct RandomChange {
    private(set) var before: [[String]] = []
    private(set) var after: [[String]] = []
    private(set) var batch = TableBatch()

    init(_ random: inout some RandomNumberGenerator) {
      let sections = Int.random(in: 1...4, using: &random)
      self.init(
        (0..<sections).map { section in
          (0..<Int.random(in: 0...8, using: &random)).map { "s\(section)r\($0)" }
        }, &random)
    }

    init(_ start: [[String]], _ random: inout some RandomNumberGenerator) {
      before = start
      let known = Set(start.joined())
      // Each section: its name (the old place, or nil for a new one) and its rows.
      var result = start.enumerated().map { (old: Optional($0.offset), rows: $0.element) }
      var movers: [String] = []
      for section in start.indices { takeAway(section, &result, &movers, &random) }
      for section in start.indices.reversed() where start.count > 1 && Int.random(in: 0..<6, using: &random) == 0 {
        guard result.count > 1 else { break }
        batch.deletedSections.append(section)
        result.removeAll { $0.old == section }
      }
      forgetRowsOfDeletedSections()
      if Int.random(in: 0..<3, using: &random) == 0 {
        let place = Int.random(in: 0...result.count, using: &random)
        result.insert((nil, ["new section's \(UInt64.random(in: 0...UInt64.max, using: &random))"]), at: place)
      }
      putIn(&result, movers, &random)
      after = result.map(\.rows)
      for (place, section) in result.enumerated() where section.old == nil { batch.insertedSections.append(place) }
      for (section, rows) in after.enumerated() where result[section].old != nil {
        for (row, name) in rows.enumerated() where !known.contains(name) {
          batch.insertedRows.append(IndexPath(row: row, section: section))
        }
      }
      nameMoves(movers)
    }

    /// Where a name is after the changes.
    func place(of name: String) -> IndexPath? {
      for (section, rows) in after.enumerated() {
        if let row = rows.firstIndex(of: name) { return IndexPath(row: row, section: section) }
      }
      return nil
    }

    private mutating func takeAway(
      _ section: Int, _ result: inout [(old: Int?, rows: [String])], _ movers: inout [String],
      _ random: inout some RandomNumberGenerator
    ) {
      for (row, name) in before[section].enumerated() {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          batch.deletedRows.append(IndexPath(row: row, section: section))
          result[section].rows.removeAll { $0 == name }
        case 1:
          movers.append(name)
          result[section].rows.removeAll { $0 == name }
        default: break
        }
      }
    }

    private mutating func forgetRowsOfDeletedSections() {
      let gone = Set(batch.deletedSections)
      batch.deletedRows.removeAll { gone.contains($0.section) }
    }

    private mutating func putIn(
      _ result: inout [(old: Int?, rows: [String])], _ movers: [String], _ random: inout some RandomNumberGenerator
    ) {
      let kept = result.indices.filter { result[$0].old != nil }
      for count in 0..<Int.random(in: 0...4, using: &random) {
        guard let section = kept.randomElement(using: &random) else { return }
        let place = Int.random(in: 0...result[section].rows.count, using: &random)
        result[section].rows.insert("new\(count)-\(UInt64.random(in: 0...UInt64.max, using: &random))", at: place)
      }
      for name in movers {
        guard let section = kept.randomElement(using: &random) else { return }
        let place = Int.random(in: 0...result[section].rows.count, using: &random)
        result[section].rows.insert(name, at: place)
      }
    }

    private mutating func nameMoves(_ movers: [String]) {
      for (section, rows) in before.enumerated() {
        for (row, name) in rows.enumerated() where movers.contains(name) {
          guard let target = place(of: name) else { continue }
          batch.movedRows.append((IndexPath(row: row, section: section), target))
        }
      }
    }
  }
#endif
