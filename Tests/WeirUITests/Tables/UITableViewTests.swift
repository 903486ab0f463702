#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite(.serialized) struct UITableViewTests {
    @Test func onlyWhatCanBeSeenIsMade() {
      CountingCell.made = 0
      let fixture = TableFixture([names("row", 100_000)])
      #expect(fixture.source.asked.count == 10)
      #expect(CountingCell.made == 10)
      #expect(fixture.table.contentSize == CGSize(width: 320, height: 4_400_000))
      #expect(fixture.seen == names("row", 10))
    }

    @Test func scrollingUsesCellsAgain() {
      CountingCell.made = 0
      let fixture = TableFixture([names("row", 100_000)])
      for step in 1...200 {
        fixture.table.contentOffset.y = CGFloat(step) * 30
        fixture.table.layoutIfNeeded()
      }
      #expect(CountingCell.made <= 12)
      #expect(fixture.isConsistent())
      #expect(fixture.source.asked.count == Set(fixture.source.asked).count)
    }

    @Test func aJumpMakesOnlyWhatIsThere() {
      let fixture = TableFixture([names("row", 100_000)])
      fixture.source.asked = []
      fixture.table.scrollToRow(at: IndexPath(row: 70_000, section: 0), at: .top, animated: false)
      #expect(fixture.seen.first == "row70000")
      #expect(fixture.source.asked.count == 10)
      #expect(fixture.table.contentOffset.y == 3_080_000)
    }

    @Test func rowsThatSizeThemselvesAreMeasuredWhenSeen() {
      let fixture = TableFixture([names("row", 100_000)], rowHeight: nil)
      #expect(fixture.source.asked.count == 10)
      fixture.source.asked = []
      fixture.table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
      #expect(fixture.source.asked.count <= 12)
      #expect(fixture.seen.first == "row50000")
    }

    @Test func aRowReachesOverTheEdge() {
      let fixture = TableFixture([names("row", 100)])
      fixture.table.contentOffset.y = 10
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.indexPathsForVisibleRows?.count == 11)
      #expect(fixture.table.indexPathForRow(at: CGPoint(x: 1, y: 100)) == IndexPath(row: 2, section: 0))
      #expect(fixture.table.indexPathForRow(at: CGPoint(x: 1, y: -1)) == nil)
      #expect(fixture.table.indexPathForRow(at: CGPoint(x: 1, y: 4400)) == nil)
    }

    @Test func askingBeforeALayoutPassIsAnswered() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 88))
      let source = TextSource([names("a", 5), names("b", 1)])
      table.register(CountingCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      table.dataSource = source
      #expect(table.numberOfSections == 2)
      #expect(table.numberOfRows(inSection: 1) == 1)
      #expect(table.numberOfRows(inSection: 9) == 0)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "a1")
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 220, width: 100, height: 44))
      #expect(table.rectForRow(at: IndexPath(row: 7, section: 1)) == .zero)
    }

    @Test func readingAgainShowsWhatThereIsNow() {
      let fixture = TableFixture([names("old", 50)])
      fixture.table.contentOffset.y = 1000
      fixture.source.sections = [["new"]]
      fixture.table.reloadData()
      #expect(fixture.seen == ["new"])
      #expect(fixture.table.contentOffset.y == 0)
      #expect(fixture.isConsistent())
    }

    @Test func noSourceIsNoRows() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.layoutIfNeeded()
      #expect(table.numberOfSections == 0)
      #expect(table.visibleCells.isEmpty)
      #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func theSourceAndTheDelegateAreNotKept() {
      let table = UITableView(frame: .zero)
      weak var gone: TextSource?
      do {
        let source = TextSource([["a"]])
        table.dataSource = source
        gone = source
      }
      #expect(gone == nil)
      #expect(table.numberOfSections == 0)
    }

    @Test func aTableIsReleasedWithItsCells() async {
      weak var table: UITableView?
      weak var cell: UITableViewCell?
      do {
        let made = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let source = TextSource([names("row", 50)])
        made.register(CountingCell.self, forCellReuseIdentifier: "cell")
        made.dataSource = source
        made.delegate = nil
        table = made
        cell = made.visibleCells.first
        #expect(cell != nil)
      }
      // The host holds a window that has asked for a turn until that turn.
      await HeadlessHost.shared.settle()
      #expect(table == nil)
      #expect(cell == nil)
    }

    @Test func edgeViewsLieAboveAndBelow() {
      let fixture = TableFixture([names("row", 3)])
      fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
      fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
      #expect(fixture.table.tableFooterView?.frame == CGRect(x: 0, y: 232, width: 320, height: 50))
      #expect(fixture.table.contentSize.height == 282)
      fixture.table.tableHeaderView = nil
      #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    }

    @Test func theBackgroundStaysBehind() {
      let fixture = TableFixture([names("row", 30)])
      let back = UIView()
      fixture.table.backgroundView = back
      fixture.table.contentOffset.y = 60
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.subviews.first === back)
      #expect(back.frame == fixture.table.bounds)
    }

    @Test func insetGroupsAreMovedIn() {
      let fixture = TableFixture([["a"], ["b"]], style: .insetGrouped)
      #expect(
        fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 288, height: 44))
      #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 114)
    }

    @Test func anUnknownIdentifierIsReported() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var cell: UITableViewCell?
      let found = faults(of: "UITableView") {
        cell = table.dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
      }
      #expect(found.map(\.value) == ["'nobody'"])
      #expect(cell?.reuseIdentifier == "nobody")
      #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
    }

    @Test func aWrongClassIsReported() {
      let table = UITableView(frame: .zero)
      #expect(faults(of: "UITableView") { table.register(UILabel.self, forCellReuseIdentifier: "a") }.count == 1)
      #expect(
        faults(of: "UITableView") { table.register(UILabel.self, forHeaderFooterViewReuseIdentifier: "a") }.count == 1)
      #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    }

    @Test func aRegisteredClassIsMadeByItsInitialiser() {
      let table = UITableView(frame: .zero)
      table.register(CountingCell.self, forCellReuseIdentifier: "cell")
      let cell = table.dequeueReusableCell(withIdentifier: "cell")
      #expect(cell is CountingCell)
      #expect(cell?.reuseIdentifier == "cell")
      #expect((cell as? CountingCell)?.reuses == 0)
    }

    @Test func fewerThanNoRowsIsReported() {
      final class Wrong: TextSource {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
      }
      let source = Wrong([["a"]])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.dataSource = source
      #expect(faults(of: "UITableView") { table.layoutIfNeeded() }.map(\.value) == ["-1 rows in section 0"])
      #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test func readingAgainWhileCellsAreMadeIsDoneAfterwards() {
      final class Restless: TextSource {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if sections[0].count > 2 {
            sections[0] = ["x", "y"]
            tableView.reloadData()
          }
          return super.tableView(tableView, cellForRowAt: IndexPath(row: min(indexPath.row, 1), section: 0))
        }
      }
      let fixture = TableFixture([[]])
      let source = Restless([names("row", 30)])
      fixture.table.dataSource = source
      fixture.table.layoutIfNeeded()
      #expect(fixture.seen == ["x", "y"])
    }

    @Test func anotherWidthMeasuresAgain() {
      let fixture = TableFixture([[String(repeating: "word ", count: 40)]], rowHeight: nil)
      fixture.table.visibleCells.first?.textLabel?.numberOfLines = 0
      fixture.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      let narrow = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      fixture.table.frame.size.width = 1600
      fixture.table.layoutIfNeeded()
      let wide = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      #expect(narrow > wide)
    }

    @Test func comingRowsAreToldInGoodTime() {
      final class Prefetcher: UITableViewDataSourcePrefetching {
        var asked: [IndexPath] = []
        var cancelled: [IndexPath] = []
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { asked += indexPaths }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
          cancelled += indexPaths
        }
      }
      let fixture = TableFixture([names("row", 100)])
      let prefetcher = Prefetcher()
      fixture.table.prefetchDataSource = prefetcher
      fixture.table.setNeedsLayout()
      fixture.table.layoutIfNeeded()
      #expect(prefetcher.asked == (10..<20).map { IndexPath(row: $0, section: 0) })
      fixture.table.contentOffset.y = 44
      fixture.table.layoutIfNeeded()
      #expect(prefetcher.asked.last == IndexPath(row: 20, section: 0))
      #expect(prefetcher.asked.count == 11)
      fixture.table.contentOffset.y = 2200
      fixture.table.layoutIfNeeded()
      #expect(prefetcher.cancelled == (11..<21).map { IndexPath(row: $0, section: 0) })
    }
  }
#endif
