#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite(.serialized) struct UITableViewUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func anInsertedRowIsMadeAndTheOthersStay() {
      let fixture = TableFixture([names("row", 4)])
      let before = fixture.table.visibleCells
      fixture.source.asked = []
      fixture.source.sections[0].insert("new", at: 1)
      fixture.table.insertRows(at: [path(1)], with: .automatic)
      #expect(fixture.source.asked == [path(1)])
      #expect(fixture.seen == ["row0", "new", "row1", "row2", "row3"])
      #expect(fixture.table.visibleCells.filter { cell in before.contains(cell) }.count == 4)
      #expect(fixture.isConsistent())
    }

    @Test func aDeletedRowGoes() {
      let fixture = TableFixture([names("row", 4)])
      fixture.source.sections[0].remove(at: 0)
      fixture.table.deleteRows(at: [path(0)], with: .fade)
      #expect(fixture.seen == ["row1", "row2", "row3"])
      #expect(fixture.isConsistent())
    }

    @Test func aReloadedRowGetsAnotherCell() {
      let fixture = TableFixture([names("row", 4)])
      let old = fixture.table.cellForRow(at: path(2))
      fixture.source.sections[0][2] = "other"
      fixture.table.reloadRows(at: [path(2)], with: .none)
      let new = fixture.table.cellForRow(at: path(2))
      #expect(new !== old)
      #expect(new?.textLabel?.text == "other")
      #expect(fixture.isConsistent())
    }

    @Test func aReconfiguredRowKeepsItsCell() {
      let fixture = TableFixture([names("row", 4)])
      let old = fixture.table.cellForRow(at: path(2)) as? CountingCell
      fixture.source.sections[0][2] = "other"
      fixture.table.reconfigureRows(at: [path(2)])
      #expect(fixture.table.cellForRow(at: path(2)) === old)
      #expect(old?.textLabel?.text == "other")
      #expect(old?.reuses == 0)
    }

    @Test func aMovedRowKeepsItsCell() {
      let fixture = TableFixture([names("a", 3), names("b", 2)])
      let cell = fixture.table.cellForRow(at: path(0))
      fixture.source.asked = []
      fixture.source.sections = [["a1", "a2"], ["b0", "a0", "b1"]]
      fixture.table.moveRow(at: path(0), to: path(1, 1))
      #expect(fixture.table.cellForRow(at: path(1, 1)) === cell)
      #expect(fixture.source.asked.isEmpty)
      #expect(fixture.isConsistent())
    }

    @Test func sectionsComeGoAndMove() {
      let fixture = TableFixture([["a"], ["b"], ["c"]])
      fixture.source.sections = [["c"], ["new"], ["a"]]
      fixture.table.performBatchUpdates {
        fixture.table.deleteSections([1], with: .automatic)
        fixture.table.insertSections([1], with: .automatic)
        fixture.table.moveSection(2, toSection: 0)
      }
      #expect(fixture.seen == ["c", "new", "a"])
      #expect(fixture.isConsistent())
      fixture.source.sections[2] = ["x", "y"]
      fixture.table.reloadSections([2], with: .automatic)
      #expect(fixture.seen == ["c", "new", "x", "y"])
    }

    @Test func batchesInsideEachOtherAreOne() {
      let fixture = TableFixture([["a", "b"]])
      fixture.source.sections = [["b", "c"]]
      fixture.table.beginUpdates()
      fixture.table.insertRows(at: [path(1)], with: .none)
      fixture.table.beginUpdates()
      fixture.table.deleteRows(at: [path(0)], with: .none)
      fixture.table.endUpdates()
      #expect(fixture.table.hasUncommittedUpdates)
      #expect(fixture.seen == ["a", "b"])
      fixture.table.endUpdates()
      #expect(fixture.seen == ["b", "c"])
      #expect(faults(of: "UITableView") { fixture.table.endUpdates() }.count == 1)
    }

    @Test func theCompletionComesInTheNextTurn() async {
      let fixture = TableFixture([["a"]])
      var log: [String] = []
      await withCheckedContinuation { continuation in
        fixture.table.performBatchUpdates({ log.append("updates") }) { finished in
          log.append("done \(finished)")
          continuation.resume()
        }
        log.append("returned")
      }
      #expect(log == ["updates", "returned", "done true"])
    }

    @Test func aWrongBatchIsReportedAndAllIsReadAnew() {
      let fixture = TableFixture([names("row", 3)])
      fixture.source.sections = [["x", "y", "z", "w", "v"]]
      let found = faults(of: "UITableView") { fixture.table.insertRows(at: [path(0)], with: .automatic) }
      #expect(found.count == 1)
      #expect(found.first?.value.contains("3 rows before and 5 after, with 1 inserted") == true)
      #expect(fixture.seen == ["x", "y", "z", "w", "v"])
      #expect(fixture.isConsistent())
    }

    @Test func choicesGoWithTheirRows() {
      let fixture = TableFixture([names("row", 5)])
      fixture.table.allowsMultipleSelection = true
      for row in [1, 3, 4] { fixture.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
      fixture.source.sections[0] = ["new", "row0", "row1", "row2", "row4"]
      fixture.table.performBatchUpdates {
        fixture.table.insertRows(at: [path(0)], with: .none)
        fixture.table.deleteRows(at: [path(3)], with: .none)
      }
      #expect(fixture.table.indexPathsForSelectedRows == [path(2), path(4)])
      #expect(fixture.table.cellForRow(at: path(2))?.isSelected == true)
      fixture.table.reloadRows(at: [path(2)], with: .none)
      #expect(fixture.table.indexPathsForSelectedRows == [path(4)])
      #expect(fixture.table.cellForRow(at: path(2))?.isSelected == false)
    }

    @Test func theOffsetStaysUnlessTheContentEnds() {
      let fixture = TableFixture([names("row", 100)])
      fixture.table.contentOffset.y = 1000
      fixture.table.layoutIfNeeded()
      fixture.source.sections[0].insert("new", at: 0)
      fixture.table.insertRows(at: [path(0)], with: .none)
      #expect(fixture.table.contentOffset.y == 1000)
      fixture.source.sections[0] = Array(fixture.source.sections[0].prefix(20))
      fixture.table.deleteRows(at: (20..<101).map { path($0) }, with: .none)
      #expect(fixture.table.contentOffset.y == 440)
      #expect(fixture.isConsistent())
    }

    @Test func noChangesAskForHeightsAgain() {
      final class Growing: UITableViewDelegate {
        var height: CGFloat = 30
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
      }
      let fixture = TableFixture([names("row", 5)], rowHeight: nil)
      let delegate = Growing()
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      fixture.source.asked = []
      delegate.height = 70
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
      #expect(fixture.table.rectForRow(at: path(1)).minY == 70)
      #expect(fixture.table.contentSize.height == 350)
      #expect(fixture.source.asked.isEmpty)
    }

    @Test func readingAllAgainInABatchEndsTheCount() {
      let fixture = TableFixture([names("row", 3)])
      let found = faults(of: "UITableView") {
        fixture.source.sections = [["only"]]
        fixture.table.performBatchUpdates { fixture.table.reloadData() }
      }
      #expect(found.isEmpty)
      #expect(fixture.seen == ["only"])
    }

    @Test func headersGoWithTheirSections() {
      let fixture = TableFixture([["a"], ["b"]])
      fixture.source.titles = ["A", "B"]
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
      let header = fixture.table.headerView(forSection: 1)
      fixture.source.titles = ["B"]
      fixture.source.sections = [["b"]]
      fixture.table.deleteSections([0], with: .none)
      #expect(fixture.table.headerView(forSection: 0) === header)
      #expect(fixture.table.subviews.count { $0 is UITableViewHeaderFooterView } == 1)
    }

    @Test(arguments: 0..<100) func randomBatchesKeepTheTableRight(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed + 1))
      let fixture = TableFixture(
        (0..<3).map { section in names("s\(section)r", Int.random(in: 0...15, using: &random)) },
        rowHeight: seed % 2 == 0 ? 44 : nil)
      for step in 0..<10 {
        let change = RandomChange(fixture.source.sections.map { $0.map { "\(step)\($0)" } }, &random)
        // The cells carry the names of the step before, so the texts are set again for those that stay.
        fixture.source.sections = fixture.source.sections.map { $0.map { "\(step)\($0)" } }
        for cell in fixture.table.visibleCells { cell.textLabel?.text = "\(step)\(cell.textLabel?.text ?? "")" }
        let found = faults(of: "UITableView") {
          fixture.table.performBatchUpdates { fixture.perform(change) }
        }
        #expect(found.isEmpty, "seed \(seed), step \(step): \(found)")
        #expect(fixture.isConsistent(), "seed \(seed), step \(step)")
        fixture.table.contentOffset.y = CGFloat(Int.random(in: 0...400, using: &random))
        fixture.table.layoutIfNeeded()
        #expect(fixture.isConsistent(), "seed \(seed), step \(step), scrolled")
      }
    }
  }

  extension TableFixture {
    /// Changes the source and the table as a random change says.
    @MainActor
    func perform(_ change: RandomChange) {
      source.sections = change.after
      table.deleteRows(at: change.batch.deletedRows, with: .none)
      table.insertRows(at: change.batch.insertedRows, with: .none)
      for move in change.batch.movedRows { table.moveRow(at: move.from, to: move.to) }
      table.deleteSections(IndexSet(change.batch.deletedSections), with: .none)
      table.insertSections(IndexSet(change.batch.insertedSections), with: .none)
    }
  }
#endif
