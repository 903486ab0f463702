#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct TableBatchTests {
    @Test func aBatchIsEmptyUntilSomethingIsNamed() {
      #expect(TableBatch().isEmpty)
      let path = IndexPath(row: 0, section: 0)
      let changes: [(inout TableBatch) -> Void] = [
        { $0.deletedRows = [path] }, { $0.insertedRows = [path] }, { $0.reloadedRows = [path] },
        { $0.movedRows = [(path, path)] }, { $0.deletedSections = [0] }, { $0.insertedSections = [0] },
        { $0.reloadedSections = [0] }, { $0.movedSections = [(0, 1)] },
      ]
      for change in changes {
        var batch = TableBatch()
        change(&batch)
        #expect(!batch.isEmpty)
      }
    }

    @Test func pathsOfTwoNumbers() {
      var path = IndexPath(item: 3, section: 2)
      #expect(path == IndexPath(row: 3, section: 2) && path.item == 3 && path.row == 3 && path.section == 2)
      path.row = 7
      path.section = 1
      #expect(path == [1, 7])
      path.item = 9
      #expect(path.row == 9)
    }

    @Test func pathsThatAreTooShort() {
      #expect(IndexPath().section == 0 && IndexPath().row == 0 && IndexPath(index: 4).section == 4)
      var path = IndexPath()
      path.row = 2
      #expect(path == IndexPath(row: 2, section: 0))
    }

    @Test func pathsAreInOrder() {
      let paths = [(1, 0), (0, 5), (0, 1), (2, 9)].map { IndexPath(row: $0.1, section: $0.0) }
      #expect(paths.sorted().map { [$0.section, $0.row] } == [[0, 1], [0, 5], [1, 0], [2, 9]])
    }

    @Test func kindsHaveUIKitsNumbers() {
      #expect([UITableView.Style.plain, .grouped, .insetGrouped].map(\.rawValue) == [0, 1, 2])
      #expect([UITableView.ScrollPosition.none, .top, .middle, .bottom].map(\.rawValue) == [0, 1, 2, 3])
      let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle]
      #expect(animations.map(\.rawValue) == Array(0...6) && UITableView.RowAnimation.automatic.rawValue == 100)
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
      let accessories: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
      ]
      #expect(accessories.map(\.rawValue) == Array(0...4))
      #expect(accessories.map(\.isButton) == [false, false, true, false, true])
      let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
      #expect(selections.map(\.rawValue) == [0, 1, 2, 3])
      #expect([UITableViewCell.EditingStyle.none, .delete, .insert].map(\.rawValue) == [0, 1, 2])
      #expect([UITableViewCell.SeparatorStyle.none, .singleLine].map(\.rawValue) == [0, 1])
      #expect([UIContextualAction.Style.normal, .destructive].map(\.rawValue) == [0, 1])
    }

    @Test func defaultsOfATableAreUIKits() {
      let table = UITableView(frame: .zero)
      #expect(table.style == .plain && table.rowHeight == UITableView.automaticDimension && table.allowsSelection)
      #expect(!table.allowsMultipleSelection && !table.allowsSelectionDuringEditing && !table.isEditing)
      #expect(!table.allowsMultipleSelectionDuringEditing && table.separatorStyle == .singleLine)
      #expect(table.estimatedRowHeight == UITableView.automaticDimension && table.alwaysBounceVertical)
      #expect(table.tableHeaderView == nil && table.tableFooterView == nil && table.indexPathForSelectedRow == nil)
      #expect(table.indexPathsForSelectedRows == nil && table.numberOfSections == 0 && table.visibleCells.isEmpty)
      #expect(!table.hasUncommittedUpdates && table.isPrefetchingEnabled)
    }

    @Test func colorsOfActionsFollowTheirStyle() {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      let plain = UIContextualAction(style: .normal, title: "More") { _, _, done in done(false) }
      #expect(delete.backgroundColor == .systemRed && plain.backgroundColor == .systemGray && plain.image == nil)
      let all = UISwipeActionsConfiguration(actions: [delete, plain])
      #expect(all.performsFirstActionWithFullSwipe && all.actions.map(\.title) == ["Delete", "More"])
    }
  }
#endif
