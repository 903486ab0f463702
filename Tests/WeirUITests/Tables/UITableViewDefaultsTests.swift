#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What tables do where a source, a delegate or a table's controller says nothing.
  @MainActor @Suite struct UITableViewDefaultsTests {
    private final class Silent: UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }

    private final class Prefetching: UITableViewDataSourcePrefetching {
      var asked: [IndexPath] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { asked += indexPaths }
    }

    /// Both a delegate that says nothing and a controller of a table answer alike.
    private func check(_ table: UITableView, _ source: any UITableViewDataSource, _ delegate: any UITableViewDelegate) {
      let path = IndexPath(row: 0, section: 0)
      let target = IndexPath(row: 1, section: 0)
      #expect(source.numberOfSections(in: table) == 1)
      #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
      #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
      #expect(source.tableView(table, canEditRowAt: path) && source.tableView(table, canMoveRowAt: path))
      #expect(source.sectionIndexTitles(for: table) == nil)
      #expect(source.tableView(table, sectionForSectionIndexTitle: "A", at: 4) == 4)
      #expect(delegate.tableView(table, shouldHighlightRowAt: path))
      #expect(delegate.tableView(table, willSelectRowAt: path) == path)
      #expect(delegate.tableView(table, willDeselectRowAt: path) == path)
      #expect(delegate.tableView(table, editingStyleForRowAt: path) == .delete)
      #expect(delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
      #expect(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
      #expect(delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
      #expect(delegate.tableView(table, shouldIndentWhileEditingRowAt: path))
      #expect(
        delegate.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target) == target)
      #expect(delegate.tableView(table, indentationLevelForRowAt: path) == 0)
      #expect(delegate.tableView(table, heightForRowAt: path) == table.rowHeight)
      #expect(delegate.tableView(table, heightForHeaderInSection: 0) == table.sectionHeaderHeight)
      #expect(delegate.tableView(table, heightForFooterInSection: 0) == table.sectionFooterHeight)
      #expect(delegate.tableView(table, estimatedHeightForRowAt: path) == table.estimatedRowHeight)
      #expect(delegate.tableView(table, viewForHeaderInSection: 0) == nil)
      #expect(delegate.tableView(table, viewForFooterInSection: 0) == nil)
      #expect(delegate.scrollViewShouldScrollToTop(table) && delegate.viewForZooming(in: table) == nil)
    }

    @Test func aSilentDelegate() {
      let (table, silent) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Silent())
      (table.dataSource, table.delegate) = (silent, silent)
      check(table, silent, silent)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 3 && table.numberOfRows(inSection: 0) == 3)
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 44 })
    }

    @Test func aTableController() {
      let controller = UITableViewController(style: .grouped)
      check(controller.tableView, controller, controller)
      #expect(controller.tableView.style == .grouped && controller.tableView.dataSource === controller)
      #expect(controller.tableView.numberOfRows(inSection: 0) == 0 && controller.clearsSelectionOnViewWillAppear)
      #expect(UITableViewController().tableView.style == .plain)
    }

    @Test func theEventsOfATableControllerDoNothing() {
      let controller = UITableViewController(style: .plain)
      guard let table = controller.tableView else { return }
      let (path, cell, view) = (IndexPath(row: 0, section: 0), UITableViewCell(), UIView())
      controller.tableView(table, willDisplay: cell, forRowAt: path)
      controller.tableView(table, didEndDisplaying: cell, forRowAt: path)
      controller.tableView(table, willDisplayHeaderView: view, forSection: 0)
      controller.tableView(table, didEndDisplayingHeaderView: view, forSection: 0)
      controller.tableView(table, willDisplayFooterView: view, forSection: 0)
      controller.tableView(table, didEndDisplayingFooterView: view, forSection: 0)
      controller.tableView(table, didHighlightRowAt: path)
      controller.tableView(table, didUnhighlightRowAt: path)
      controller.tableView(table, didSelectRowAt: path)
      controller.tableView(table, didDeselectRowAt: path)
      controller.tableView(table, willBeginEditingRowAt: path)
      controller.tableView(table, didEndEditingRowAt: nil)
      controller.tableView(table, accessoryButtonTappedForRowWith: path)
      for event in [
        controller.scrollViewDidScroll, controller.scrollViewDidZoom, controller.scrollViewWillBeginDragging,
        controller.scrollViewWillBeginDecelerating, controller.scrollViewDidEndDecelerating,
        controller.scrollViewDidEndScrollingAnimation, controller.scrollViewDidScrollToTop,
        controller.scrollViewDidChangeAdjustedContentInset,
      ] { event(table) }
      controller.scrollViewDidEndDragging(table, willDecelerate: true)
      var target = CGPoint(x: 1, y: 2)
      controller.scrollViewWillEndDragging(table, withVelocity: .zero, targetContentOffset: &target)
      #expect(target == CGPoint(x: 1, y: 2) && table.contentOffset == .zero && table.visibleCells.isEmpty)
    }

    @Test func theRefreshControlIsTheTables() {
      let controller = UITableViewController(style: .plain)
      let refresh = UIRefreshControl()
      controller.refreshControl = refresh
      #expect(controller.tableView.refreshControl === refresh && refresh.superview === controller.tableView)
      controller.refreshControl = nil
      #expect(refresh.superview == nil && controller.refreshControl == nil)
    }

    @Test func editingIsTheTables() {
      let controller = UITableViewController(style: .plain)
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing && controller.isEditing)
      controller.editButtonItem.primaryAction?.performWithSender(nil)
      #expect(!controller.tableView.isEditing && !controller.isEditing)
    }

    @Test func anotherTableMayBeGiven() {
      let (controller, table) = (UITableViewController(style: .plain), UITableView(frame: .zero, style: .insetGrouped))
      controller.tableView = table
      #expect(controller.view === table && controller.tableView.style == .insetGrouped)
    }

    @Test func prefetchingWithoutCancelling() {
      let fixture = TableFixture([names("a", 60)])
      let prefetching = Prefetching()
      fixture.table.prefetchDataSource = prefetching
      fixture.table.contentOffset.y = 44
      fixture.table.layoutIfNeeded()
      #expect(prefetching.asked.contains(IndexPath(row: 12, section: 0)))
      fixture.table.contentOffset.y = 1500
      fixture.table.layoutIfNeeded()
      #expect(fixture.isConsistent(), "cancelling is optional")
      fixture.table.isPrefetchingEnabled = false
      let before = prefetching.asked.count
      fixture.table.contentOffset.y = 0
      fixture.table.layoutIfNeeded()
      #expect(prefetching.asked.count == before)
    }

    @Test func updatesThatWereNotBegunAreReported() {
      let fixture = TableFixture([names("a", 3)])
      let found = faults(of: "UITableView") { fixture.table.endUpdates() }
      #expect(found.map(\.rule) == ["endUpdates ends what beginUpdates began"])
      fixture.table.beginUpdates()
      fixture.table.beginUpdates()
      #expect(fixture.table.hasUncommittedUpdates)
      fixture.table.endUpdates()
      #expect(fixture.table.hasUncommittedUpdates)
      fixture.table.endUpdates()
      #expect(!fixture.table.hasUncommittedUpdates && fixture.isConsistent())
    }
  }
#endif
