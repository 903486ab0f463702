#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What a person does with rows, what is asked and told, in UIKit's order.
  @MainActor @Suite struct UITableViewPersonTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func reason(_ body: () throws(PersonRefusal) -> Void) -> PersonRefusal.Reason? {
      do throws(PersonRefusal) {
        try body()
        return nil
      } catch {
        return error.reason
      }
    }

    @Test func aTapTellsInOrder() throws {
      let fixture = TableFixture([names("row", 5)])
      let delegate = SelectionLog()
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      try fixture.table.person(does: .row(path(1), .tap))
      #expect(
        delegate.log == ["should highlight 1", "highlight 1", "unhighlight 1", "will select 1", "select 1"])
      #expect(fixture.table.indexPathForSelectedRow == path(1))
      delegate.log = []
      try fixture.table.person(does: .row(path(2), .tap))
      #expect(
        delegate.log == [
          "should highlight 2", "highlight 2", "unhighlight 2", "will select 2", "will deselect 1", "deselect 1",
          "select 2",
        ])
      #expect(fixture.table.cellForRow(at: path(1))?.isSelected == false)
      #expect(fixture.table.cellForRow(at: path(2))?.isSelected == true)
    }

    @Test func theSameRowIsChosenAgain() throws {
      let fixture = TableFixture([names("row", 5)])
      let delegate = SelectionLog()
      fixture.table.delegate = delegate
      try fixture.table.person(does: .row(path(1), .tap))
      delegate.log = []
      try fixture.table.person(does: .row(path(1), .tap))
      #expect(delegate.log.suffix(2) == ["will select 1", "select 1"])
      #expect(fixture.table.indexPathsForSelectedRows == [path(1)])
    }

    @Test func severalRowsAreSwitched() throws {
      let fixture = TableFixture([names("row", 5)])
      let delegate = SelectionLog()
      fixture.table.delegate = delegate
      fixture.table.allowsMultipleSelection = true
      try fixture.table.person(does: .row(path(1), .tap))
      try fixture.table.person(does: .row(path(3), .tap))
      #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(3)])
      delegate.log = []
      try fixture.table.person(does: .row(path(1), .tap))
      #expect(delegate.log.suffix(2) == ["will deselect 1", "deselect 1"])
      #expect(fixture.table.indexPathsForSelectedRows == [path(3)])
    }

    @Test func choosingFromTheProgramTellsNothing() {
      let fixture = TableFixture([names("row", 5)])
      let delegate = SelectionLog()
      fixture.table.delegate = delegate
      fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      fixture.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
      fixture.table.deselectRow(at: path(3), animated: false)
      fixture.table.selectRow(at: path(9), animated: false, scrollPosition: .none)
      #expect(delegate.log.isEmpty)
      #expect(fixture.table.indexPathsForSelectedRows == nil)
      fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      fixture.table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test func readingAgainForgetsTheChoice() throws {
      let fixture = TableFixture([names("row", 5)])
      try fixture.table.person(does: .row(path(1), .tap))
      fixture.table.reloadData()
      #expect(fixture.table.indexPathForSelectedRow == nil)
      #expect(fixture.table.cellForRow(at: path(1))?.isSelected == false)
    }

    @Test func theDelegateMaySayNoOrAnother() throws {
      let fixture = TableFixture([names("row", 5)])
      let delegate = SelectionLog()
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      delegate.refuses = 1
      #expect(
        reason { () throws(PersonRefusal) in try fixture.table.person(does: .row(path(1), .tap)) }
          == .declined(by: "willSelectRowAt"))
      delegate.redirects = (2, 4)
      try fixture.table.person(does: .row(path(2), .tap))
      #expect(fixture.table.indexPathForSelectedRow == path(4))
      delegate.doesNotHighlight = 3
      #expect(
        reason { () throws(PersonRefusal) in try fixture.table.person(does: .row(path(3), .tap)) }
          == .declined(by: "shouldHighlightRowAt"))
    }

    @Test func whatCannotBeTappedIsRefused() {
      let fixture = TableFixture([names("row", 50)])
      func refused(_ row: Int) -> PersonRefusal.Reason? {
        reason { () throws(PersonRefusal) in try fixture.table.person(does: .row(path(row), .tap)) }
      }
      #expect(refused(70) == .notFound)
      #expect(refused(40) == .offScreen)
      fixture.table.allowsSelection = false
      #expect(refused(1) == .disabled)
      fixture.table.allowsSelection = true
      fixture.table.cellForRow(at: path(1))?.isUserInteractionEnabled = false
      #expect(refused(1) == .notInteractive)
      fixture.table.isHidden = true
      #expect(refused(2) == .hidden)
    }

    @Test func aTapOnALabelInACellChoosesIt() throws {
      let fixture = TableFixture([names("row", 5)])
      try fixture.table.cellForRow(at: path(3))?.textLabel?.person(does: .tap())
      #expect(fixture.table.indexPathForSelectedRow == path(3))
    }

    @Test func aButtonInACellKeepsItsTap() throws {
      let fixture = TableFixture([names("row", 5)])
      let button = UIButton(type: .system)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      fixture.table.cellForRow(at: path(3))?.contentView.addSubview(button)
      try button.person(does: .tap())
      #expect(taps == 1)
      #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test func aGestureBehindTakesTheTapUnlessItIsToldNotTo() throws {
      let fixture = TableFixture([names("row", 5)])
      var taps = 0
      let tap = UITapGestureRecognizer { _ in taps += 1 }
      fixture.window.addGestureRecognizer(tap)
      try fixture.table.person(does: .row(path(1), .tap))
      #expect(taps == 1)
      #expect(fixture.table.indexPathForSelectedRow == nil)
      tap.cancelsTouchesInView = false
      try fixture.table.person(does: .row(path(1), .tap))
      #expect(taps == 2)
      #expect(fixture.table.indexPathForSelectedRow == path(1))
    }

    @Test func accessoriesAreTapped() throws {
      let fixture = TableFixture([names("row", 5)])
      let delegate = SelectionLog()
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      #expect(
        reason { () throws(PersonRefusal) in try fixture.table.person(does: .row(path(1), .tapAccessory)) }
          == .notFound)
      fixture.table.cellForRow(at: path(1))?.accessoryType = .detailButton
      try fixture.table.person(does: .row(path(1), .tapAccessory))
      #expect(delegate.log == ["accessory 1"])
      let button = UIButton(type: .system)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
      fixture.table.cellForRow(at: path(1))?.accessoryView = button
      try fixture.table.person(does: .row(path(1), .tapAccessory))
      #expect(taps == 1)
    }
  }

  /// A delegate that writes down what it is asked and told.
  final class SelectionLog: UITableViewDelegate {
    var log: [String] = []
    var refuses: Int?
    var redirects: (Int, Int)?
    var doesNotHighlight: Int?

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("should highlight \(indexPath.row)")
      return indexPath.row != doesNotHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will select \(indexPath.row)")
      if let redirects, redirects.0 == indexPath.row { return IndexPath(row: redirects.1, section: 0) }
      return indexPath.row == refuses ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will deselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("accessory \(indexPath.row)")
    }
  }
#endif
