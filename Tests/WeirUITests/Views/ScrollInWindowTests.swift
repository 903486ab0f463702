#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Scroll views and tables in a window with a safe area.
  @MainActor @Suite struct ScrollInWindowTests {
    @Test func acrossOnlyWhatScrollsAcross() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 0, y: -10, width: 100, height: 10))
      view.addSubview(inner)
      view.ownSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      view.layoutIfNeeded()
      // What it has made room for does not reach inside.
      #expect(inner.safeAreaInsets == UIEdgeInsets(left: 20, right: 40))
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, bottom: 30))
      view.contentSize.width = 500
      view.safeAreaInsetsDidChange()
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      view.contentSize.width = 0
      view.contentInsetAdjustmentBehavior = .always
      #expect(view.adjustedContentInset.left == 20)
      view.contentInsetAdjustmentBehavior = .never
      #expect(view.adjustedContentInset == .zero)
    }

    @Test func aTableBelowABarBeginsBelowIt() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.ownSafeAreaInsets = UIEdgeInsets(top: 88, bottom: 34)
      let source = TextSource([names("row", 50)])
      table.register(CountingCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == -88)
      #expect(table.visibleCells.count == 9)
      table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1754)
      table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == 792)
      source.titles = ["Head"]
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == 880)
    }

    @Test func aTableInAWindowIsLaidOutInItsTurn() async {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.isHidden = false
      let table = UITableView(frame: window.bounds)
      let source = TextSource([names("row", 50)])
      table.register(CountingCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      table.dataSource = source
      window.addSubview(table)
      #expect(source.asked.isEmpty)
      window.layoutIfNeeded()
      #expect(source.asked.count == 11)
      table.contentOffset.y = 44
      window.layoutIfNeeded()
      #expect(source.asked.count == 12)
      window.isHidden = true
    }
  }
#endif
