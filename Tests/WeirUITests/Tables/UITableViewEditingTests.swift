#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Deleting, inserting, moving and swiping by a person.
  @MainActor @Suite struct UITableViewEditingTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func refusal(_ table: UITableView, _ act: PersonAct) -> PersonRefusal.Reason? {
      do throws(PersonRefusal) {
        try table.person(does: act)
        return nil
      } catch {
        return error.reason
      }
    }

    private func makeFixture() -> (TableFixture, EditingSource) {
      let fixture = TableFixture([[]])
      let source = EditingSource([names("row", 5)])
      fixture.table.dataSource = source
      fixture.table.layoutIfNeeded()
      return (fixture, source)
    }

    @Test func aSwipeDeletes() throws {
      let (fixture, source) = makeFixture()
      try fixture.table.person(does: .row(path(1), .delete))
      #expect(source.log == ["commit delete 1"])
      #expect(fixture.seen == ["row0", "row2", "row3", "row4"])
      try fixture.table.person(does: .row(path(0), .swipeAction("Delete")))
      #expect(fixture.seen == ["row2", "row3", "row4"])
    }

    @Test func rowsThatCannotBeEditedAreNot() {
      let (fixture, source) = makeFixture()
      source.fixed = [1]
      #expect(refusal(fixture.table, .row(path(1), .delete)) == .disabled)
      #expect(source.log.isEmpty)
      #expect(refusal(fixture.table, .row(path(2), .insert)) == .disabled)
      let plain = TableFixture([names("row", 3)])
      #expect(refusal(plain.table, .row(path(1), .delete)) == .notSupported)
    }

    @Test func editingShowsInTheCells() {
      let (fixture, source) = makeFixture()
      source.fixed = [1]
      fixture.table.setEditing(true, animated: false)
      #expect(fixture.table.isEditing)
      #expect(fixture.table.visibleCells.map(\.isEditing) == [true, false, true, true, true])
      #expect(fixture.table.visibleCells.map(\.editingStyle) == [.delete, .none, .delete, .delete, .delete])
      #expect(fixture.table.visibleCells.map(\.showsReorderControl) == [true, false, true, true, true])
      fixture.table.isEditing = false
      #expect(fixture.table.visibleCells.allSatisfy { !$0.isEditing && !$0.showsReorderControl })
    }

    @Test func rowsAreChosenWhileEditingOnlyWhereAllowed() throws {
      let (fixture, _) = makeFixture()
      fixture.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
      fixture.table.setEditing(true, animated: false)
      #expect(fixture.table.indexPathForSelectedRow == nil)
      #expect(refusal(fixture.table, .row(path(1), .tap)) == .disabled)
      fixture.table.allowsMultipleSelectionDuringEditing = true
      try fixture.table.person(does: .row(path(1), .tap))
      try fixture.table.person(does: .row(path(2), .tap))
      #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(2)])
    }

    @Test func aRowIsMovedByThePerson() throws {
      let (fixture, source) = makeFixture()
      #expect(refusal(fixture.table, .row(path(0), .move(to: path(2)))) == .disabled)
      fixture.table.setEditing(true, animated: false)
      let cell = fixture.table.cellForRow(at: path(0))
      let found = faults(of: "UITableView") {
        #expect(refusal(fixture.table, .row(path(0), .move(to: path(2)))) == nil)
      }
      #expect(found.isEmpty)
      #expect(source.log == ["move 0 2"])
      #expect(fixture.seen == ["row1", "row2", "row0", "row3", "row4"])
      #expect(fixture.table.cellForRow(at: path(2)) === cell)
    }

    @Test func theDelegateSaysWhereARowGoes() throws {
      final class Bounded: UITableViewDelegate {
        func tableView(
          _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
          toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { IndexPath(row: 1, section: 0) }
      }
      let (fixture, source) = makeFixture()
      let delegate = Bounded()
      fixture.table.delegate = delegate
      fixture.table.setEditing(true, animated: false)
      try fixture.table.person(does: .row(path(0), .move(to: path(4))))
      #expect(source.log == ["move 0 1"])
    }

    @Test func aSourceThatMovesNothingIsNotAsked() {
      let fixture = TableFixture([names("row", 3)])
      fixture.table.setEditing(true, animated: false)
      #expect(refusal(fixture.table, .row(path(0), .move(to: path(2)))) == .notSupported)
      #expect(refusal(fixture.table, .row(path(0), .move(to: path(2)))) == .disabled)
      #expect(fixture.seen == names("row", 3))
    }

    @Test func swipesShowTheActionsOfTheDelegate() throws {
      let (fixture, source) = makeFixture()
      let delegate = Swipes()
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      try fixture.table.person(does: .row(path(2), .swipeAction("Flag")))
      #expect(delegate.log == ["begin 2", "flag 2", "end 2"])
      delegate.log = []
      try fixture.table.person(does: .row(path(2), .swipeAction("Pin")))
      #expect(delegate.log == ["begin 2", "pin 2", "end 2"])
      #expect(refusal(fixture.table, .row(path(2), .swipeAction("Nothing"))) == .notFound)
      // The delegate's own actions take the place of deleting.
      #expect(refusal(fixture.table, .row(path(2), .swipeAction("Delete"))) == .notFound)
      #expect(source.log.isEmpty)
      fixture.table.setEditing(true, animated: false)
      #expect(refusal(fixture.table, .row(path(2), .swipeAction("Flag"))) == .disabled)
    }

    @Test func theGreenButtonInserts() throws {
      final class Inserting: UITableViewDelegate {
        func tableView(
          _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .insert }
      }
      let (fixture, source) = makeFixture()
      let delegate = Inserting()
      fixture.table.delegate = delegate
      #expect(refusal(fixture.table, .row(path(1), .insert)) == .hidden)
      fixture.table.setEditing(true, animated: false)
      try fixture.table.person(does: .row(path(1), .insert))
      #expect(source.log == ["commit insert 1"])
    }
  }

  /// A source whose rows can be deleted and moved.
  final class EditingSource: UITableViewDataSource {
    var rows: [String]
    var fixed: Set<Int> = []
    var log: [String] = []

    init(_ sections: [[String]]) { rows = sections[0] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.row)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.row)
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  /// A delegate with actions at both edges.
  private final class Swipes: UITableViewDelegate {
    var log: [String] = []

    private func action(_ title: String, _ row: Int) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.log.append("\(title.lowercased()) \(row)")
        done(true)
      }
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Flag", indexPath.row)])
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Pin", indexPath.row)])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath?.row ?? -1)")
    }
  }
#endif
