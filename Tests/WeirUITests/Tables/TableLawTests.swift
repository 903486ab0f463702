#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of tables on random input: whatever is changed, scrolled, chosen and resized, what is seen is what the model says.
  @MainActor @Suite(.serialized) struct TableLawTests {
    /// Heights that follow the name, so that each row has one of its own.
    private final class Heights: UITableViewDelegate {
      weak var source: TextSource?
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Self.height(source?.sections[indexPath.section][indexPath.row] ?? "")
      }
      static func height(_ name: String) -> CGFloat { 20 + CGFloat(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 63) }
    }

    private func perform(_ batch: TableBatch, on table: UITableView) {
      table.performBatchUpdates({
        table.deleteSections(IndexSet(batch.deletedSections), with: .none)
        table.insertSections(IndexSet(batch.insertedSections), with: .none)
        table.deleteRows(at: batch.deletedRows, with: .none)
        table.insertRows(at: batch.insertedRows, with: .none)
        for move in batch.movedRows { table.moveRow(at: move.from, to: move.to) }
      })
    }

    /// The rows that lie in what can be seen, by adding up heights.
    private func expected(_ fixture: TableFixture, _ height: (String) -> CGFloat) -> [String] {
      let table = fixture.table
      var (y, seen): (CGFloat, [String]) = (0, [])
      for name in fixture.source.sections.joined() {
        let end = y + height(name)
        if end > table.bounds.minY, y < table.bounds.maxY { seen.append(name) }
        y = end
      }
      return seen
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func whatIsSeenIsWhatTheModelSays(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let fixture = TableFixture([names("a", 40), names("b", 5), [], names("c", 30)])
      let table = fixture.table
      for step in 0..<20 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          let change = RandomChange(fixture.source.sections, &random)
          fixture.source.sections = change.after
          perform(change.batch, on: table)
        case 1:
          let most = max(0, table.contentSize.height - table.bounds.height)
          table.contentOffset.y = CGFloat(Int.random(in: 0...Int(most), using: &random))
        default: table.frame.size.height = CGFloat(Int.random(in: 0...600, using: &random))
        }
        table.layoutIfNeeded()
        let rows = fixture.source.sections.joined().count
        #expect(table.contentSize.height == CGFloat(rows) * 44, "seed \(seed), step \(step)")
        #expect(fixture.seen == expected(fixture) { _ in 44 }, "seed \(seed), step \(step)")
        #expect(fixture.isConsistent(), "seed \(seed), step \(step)")
      }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func rowsOfAnyHeightLieOneBelowTheOther(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let fixture = TableFixture([names("a", 60), names("b", 20)], rowHeight: nil)
      let heights = Heights()
      heights.source = fixture.source
      fixture.table.estimatedRowHeight = 0
      fixture.table.delegate = heights
      for step in 0..<12 {
        if Bool.random(using: &random) {
          let change = RandomChange(fixture.source.sections, &random)
          fixture.source.sections = change.after
          perform(change.batch, on: fixture.table)
        } else {
          fixture.table.contentOffset.y = CGFloat(Int.random(in: 0...2000, using: &random))
        }
        fixture.table.layoutIfNeeded()
        #expect(fixture.seen == expected(fixture, Heights.height), "seed \(seed), step \(step)")
        let cells = fixture.table.visibleCells
        for (upper, lower) in zip(cells, cells.dropFirst()) {
          #expect(isNear(upper.frame.maxY, lower.frame.minY), "seed \(seed), step \(step)")
        }
        for cell in cells {
          #expect(isNear(cell.frame.height, Heights.height(cell.textLabel?.text ?? "")), "seed \(seed), step \(step)")
        }
      }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func choicesStayWithTheirRows(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let fixture = TableFixture([names("a", 12), names("b", 12)])
      let table = fixture.table
      table.allowsMultipleSelection = true
      var chosen: Set<String> = []
      for step in 0..<15 {
        if Bool.random(using: &random) {
          let section = Int.random(in: 0..<fixture.source.sections.count, using: &random)
          if let row = fixture.source.sections[section].indices.randomElement(using: &random) {
            let (path, name) = (IndexPath(row: row, section: section), fixture.source.sections[section][row])
            if chosen.remove(name) != nil {
              table.deselectRow(at: path, animated: false)
            } else {
              table.selectRow(at: path, animated: false, scrollPosition: .none)
              chosen.insert(name)
            }
          }
        } else {
          let change = RandomChange(fixture.source.sections, &random)
          fixture.source.sections = change.after
          perform(change.batch, on: table)
          chosen.formIntersection(change.after.joined())
        }
        table.layoutIfNeeded()
        let found = (table.indexPathsForSelectedRows ?? []).map { fixture.source.sections[$0.section][$0.row] }
        #expect(found.count == chosen.count && Set(found) == chosen, "seed \(seed), step \(step)")
        for cell in table.visibleCells {
          #expect(cell.isSelected == chosen.contains(cell.textLabel?.text ?? ""), "seed \(seed), step \(step)")
        }
      }
    }

    /// Each cell that is shown is told of once before and once after.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func comingAndGoingAreBalanced(seed: UInt64) {
      final class Balance: UITableViewDelegate {
        var shown: [ObjectIdentifier: IndexPath] = [:]
        var faults = 0
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          if shown.updateValue(indexPath, forKey: ObjectIdentifier(cell)) != nil { faults += 1 }
        }
        func tableView(
          _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { if shown.removeValue(forKey: ObjectIdentifier(cell)) == nil { faults += 1 } }
      }
      var random = SeededGenerator(seed: seed)
      let fixture = TableFixture([names("a", 30), names("b", 30)])
      let balance = Balance()
      fixture.table.delegate = balance
      fixture.table.layoutIfNeeded()
      // The first cells were shown before anybody heard of it.
      balance.faults = 0
      for step in 0..<20 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let change = RandomChange(fixture.source.sections, &random)
          fixture.source.sections = change.after
          perform(change.batch, on: fixture.table)
        case 1: fixture.table.reloadData()
        case 2: fixture.table.reloadRows(at: fixture.table.indexPathsForVisibleRows ?? [], with: .none)
        default: fixture.table.contentOffset.y = CGFloat(Int.random(in: 0...1500, using: &random))
        }
        fixture.table.layoutIfNeeded()
        let cells = Set(fixture.table.visibleCells.map { ObjectIdentifier($0) })
        #expect(balance.faults == 0 && Set(balance.shown.keys) == cells, "seed \(seed), step \(step)")
      }
    }

    /// Places and points agree: the row at a point is the one whose rectangle holds it.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func placesAndPointsAgree(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let sections = (0..<4).map { names("\($0).", Int.random(in: 0...9, using: &random)) }
      let fixture = TableFixture(sections, style: Bool.random(using: &random) ? .plain : .grouped)
      fixture.source.titles = Bool.random(using: &random) ? ["A", "B", "C", "D"] : nil
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
      let table = fixture.table
      let paths = sections.indices.flatMap { s in sections[s].indices.map { IndexPath(row: $0, section: s) } }
      for path in paths {
        let rect = table.rectForRow(at: path)
        #expect(table.rect(forSection: path.section).contains(rect), "seed \(seed)")
        #expect(table.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY)) == path, "seed \(seed)")
        #expect(table.indexPathForRow(at: CGPoint(x: rect.minX, y: rect.minY)) == path, "seed \(seed)")
        #expect(table.indexPathsForRows(in: rect)?.contains(path) == true, "seed \(seed)")
        #expect(table.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.maxY)) != path, "seed \(seed)")
      }
      #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 9, height: 1e6)) == paths, "seed \(seed)")
      for section in sections.indices.dropLast() {
        #expect(isNear(table.rect(forSection: section).maxY, table.rect(forSection: section + 1).minY), "seed \(seed)")
        let (header, footer) = (table.rectForHeader(inSection: section), table.rectForFooter(inSection: section))
        #expect(isNear(header.minY, table.rect(forSection: section).minY), "seed \(seed)")
        #expect(isNear(footer.maxY, table.rect(forSection: section).maxY), "seed \(seed)")
      }
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil, "seed \(seed)")
      #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)) == .zero, "seed \(seed)")
      #expect(table.rect(forSection: 99) == .zero && table.numberOfRows(inSection: -1) == 0, "seed \(seed)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0])
    func heightsThatAreNoneDoNoHarm(height: CGFloat) {
      final class Odd: UITableViewDelegate {
        let height: CGFloat
        init(_ height: CGFloat) { self.height = height }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          indexPath.row == 1 ? height : 30
        }
      }
      for estimate in [0, UITableView.automaticDimension] {
        let fixture = TableFixture([names("a", 4)], rowHeight: nil)
        let odd = Odd(height)
        fixture.table.estimatedRowHeight = estimate
        fixture.table.delegate = odd
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize.height.isFinite && fixture.table.contentSize.height >= 90)
        #expect(fixture.seen.contains("a0") && fixture.seen.contains("a3"))
      }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func offsetsThatAreNoneDoNoHarm(y: CGFloat) {
      let fixture = TableFixture([names("a", 100)])
      fixture.table.contentOffset.y = y
      fixture.table.layoutIfNeeded()
      fixture.table.contentOffset.y = 0
      fixture.table.layoutIfNeeded()
      #expect(fixture.seen.first == "a0" && fixture.isConsistent())
    }
  }
#endif
