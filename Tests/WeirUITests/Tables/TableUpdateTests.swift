#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  /// What a batch of changes says of sections and rows, and which batches are not legal.
  @Suite struct TableUpdateTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func fault(_ before: [Int], _ after: [Int], _ fill: (inout TableBatch) -> Void) -> TableUpdate.Fault? {
      var batch = TableBatch()
      fill(&batch)
      do throws(TableUpdate.Fault) {
        _ = try TableUpdate(batch, before: before, after: after)
        return nil
      } catch {
        return error
      }
    }

    @Test func nothingChanges() {
      #expect(fault([3, 2], [3, 2]) { _ in } == nil)
    }

    @Test func rowsMustAddUp() {
      let found = fault([3], [5]) { $0.insertedRows = [path(0, 0)] }
      #expect(
        found?.value
          == "section 0 has 3 rows before and 5 after, with 1 inserted, 0 deleted, 0 moved in and 0 moved out")
      #expect(fault([3], [4]) { $0.insertedRows = [path(0, 0)] } == nil)
      #expect(fault([3], [2]) { $0.deletedRows = [path(0, 2)] } == nil)
      #expect(fault([3], [3]) { $0.deletedRows = [path(0, 2)] } != nil)
      #expect(fault([3], [2]) { _ in } != nil)
    }

    @Test func sectionsMustAddUp() {
      let found = fault([1], [1, 1]) { _ in }
      #expect(found?.value == "1 sections before and 2 after, with 0 inserted and 0 deleted")
      #expect(fault([1], [1, 1]) { $0.insertedSections = [1] } == nil)
      #expect(fault([1, 1], [1]) { $0.deletedSections = [0] } == nil)
    }

    @Test func aSectionThatMovesIsNamedWithBothPlaces() {
      let found = fault([1, 2], [2, 5]) { $0.movedSections = [(0, 1)] }
      #expect(found?.value.hasPrefix("section 0, which becomes 1, has 1 rows before and 5 after") == true)
    }

    @Test func movesBetweenSectionsAreCounted() {
      #expect(fault([2, 1], [1, 2]) { $0.movedRows = [(path(0, 0), path(1, 0))] } == nil)
      let found = fault([2, 1], [2, 1]) { $0.movedRows = [(path(0, 0), path(1, 0))] }
      #expect(found?.value.hasSuffix("0 moved in and 1 moved out") == true)
    }

    @Test func whatIsNamedMustBeThere() {
      #expect(fault([1], [0]) { $0.deletedRows = [path(0, 1)] }?.value.contains("row 1 of section 0") == true)
      #expect(fault([1], [2]) { $0.insertedRows = [path(0, 2)] }?.value.contains("2 rows after") == true)
      #expect(fault([1], [1]) { $0.reloadedRows = [path(3, 0)] }?.value.contains("no such section") == true)
      #expect(fault([1], [1]) { $0.reconfiguredRows = [path(0, 1)] } != nil)
      #expect(fault([1], [1]) { $0.movedRows = [(path(0, 0), path(0, 1))] } != nil)
      #expect(fault([1], []) { $0.deletedSections = [1] } != nil)
      #expect(fault([1], [1, 1]) { $0.insertedSections = [2] } != nil)
      #expect(fault([1], [1]) { $0.reloadedSections = [-1] } != nil)
      #expect(fault([1], [1]) { $0.deletedRows = [IndexPath(index: 0)] } != nil)
    }

    @Test func whatIsNamedTwiceIsNotLegal() {
      #expect(fault([3], [1]) { $0.deletedRows = [path(0, 1), path(0, 1)] }?.value == "row 1 of section 0")
      #expect(
        fault([3], [2]) {
          $0.deletedRows = [path(0, 1)]
          $0.reloadedRows = [path(0, 1)]
        } != nil)
      #expect(fault([1], [3]) { $0.insertedRows = [path(0, 1), path(0, 1)] } != nil)
      #expect(
        fault([1, 1], [1]) {
          $0.deletedSections = [0]
          $0.reloadedSections = [0]
        }?.value == "section 0")
    }

    @Test func rowsOfAReloadedSectionNeedNotAddUp() {
      #expect(fault([3], [7]) { $0.reloadedSections = [0] } == nil)
    }

    @Test func deletesAreCountedBeforeAndInsertsAfter() throws {
      var batch = TableBatch()
      batch.deletedRows = [path(0, 0), path(0, 2)]
      batch.insertedRows = [path(0, 0), path(0, 3)]
      let update = try TableUpdate(batch, before: [5], after: [5])
      #expect((0..<5).map { update.newPath(of: path(0, $0))?.row } == [nil, 1, nil, 2, 4])
    }

    @Test func reloadedRowsGoOnWithoutTheirCells() throws {
      var batch = TableBatch()
      batch.reloadedRows = [path(0, 1)]
      batch.insertedRows = [path(0, 0)]
      let update = try TableUpdate(batch, before: [2], after: [3])
      #expect(update.newPath(of: path(0, 1)) == nil)
      #expect(update.destination(of: path(0, 1)) == path(0, 2))
    }

    /// Changes an array of arrays as a batch says, in the plainest way, and compares where everything has gone.
    @Test(arguments: 0..<200) func agreesWithArrays(seed: Int) throws {
      var random = SeededGenerator(seed: UInt64(seed + 1))
      let model = RandomChange(&random)
      let update = try TableUpdate(model.batch, before: model.before.map(\.count), after: model.after.map(\.count))
      let comment: Comment = "seed \(seed)"
      let moved = Set(model.batch.movedRows.map(\.from))
      for (section, rows) in model.before.enumerated() {
        for (row, name) in rows.enumerated() {
          let place = update.destination(of: path(section, row))
          #expect(place == model.place(of: name), comment)
          if moved.contains(path(section, row)) { #expect(place != nil, comment) }
        }
      }
      for (old, new) in update.newSections.enumerated() {
        if let new { #expect(update.oldSections[new] == old, comment) }
      }
    }
  }
#endif
