#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  /// Heights from the delegate, estimates, headers and footers, and what is told of what is shown.
  @MainActor @Suite(.serialized) struct UITableViewHeightTests {
    final class Heights: UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return indexPath.row % 2 == 0 ? 20 : 60
      }
    }

    @Test func heightsAreAskedOnlyForWhatIsSeen() {
      let fixture = TableFixture([names("row", 100_000)], rowHeight: nil)
      let delegate = Heights()
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      #expect(delegate.asked.count <= 13)
      #expect(fixture.table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 100)
      #expect(fixture.isConsistent())
    }

    @Test func withoutEstimatesAllHeightsAreAsked() {
      let fixture = TableFixture([names("row", 1000)], rowHeight: nil)
      let delegate = Heights()
      fixture.table.estimatedRowHeight = 0
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      #expect(delegate.asked == Array(0..<1000))
      #expect(fixture.table.contentSize.height == 40_000)
    }

    @Test func estimatesOfTheDelegateMakeTheContentSize() {
      final class Estimates: UITableViewDelegate {
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
      }
      let fixture = TableFixture([names("row", 100)], rowHeight: nil)
      let delegate = Estimates()
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      let seen = fixture.table.indexPathsForVisibleRows?.count ?? 0
      #expect(seen == 9)
      #expect(fixture.table.contentSize.height == CGFloat(seen) * 50 + CGFloat(100 - seen) * 100)
    }

    @Test func scrollingUpOverEstimatesDoesNotJump() {
      let fixture = TableFixture([names("row", 1000)], rowHeight: nil)
      let delegate = Heights()
      fixture.table.delegate = delegate
      fixture.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
      var anchor = IndexPath(row: 500, section: 0)
      for _ in 0..<60 {
        let before = fixture.table.rectForRow(at: anchor).minY - fixture.table.contentOffset.y
        fixture.table.contentOffset.y -= 30
        fixture.table.layoutIfNeeded()
        let after = fixture.table.rectForRow(at: anchor).minY - fixture.table.contentOffset.y
        #expect(after == before + 30)
        anchor = fixture.table.indexPathsForVisibleRows?.first ?? anchor
      }
      #expect(fixture.isConsistent())
    }

    @Test func everyPositionIsReached() {
      let fixture = TableFixture([names("row", 100)])
      let path = IndexPath(row: 50, section: 0)
      fixture.table.scrollToRow(at: path, at: .bottom, animated: false)
      #expect(fixture.seen.last == "row50")
      fixture.table.scrollToRow(at: path, at: .middle, animated: false)
      #expect(fixture.table.contentOffset.y == 2002)
      fixture.table.scrollToRow(at: path, at: .none, animated: false)
      #expect(fixture.table.contentOffset.y == 2002)
      fixture.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
      #expect(fixture.table.contentOffset.y == 3960)
      fixture.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
      #expect(fixture.table.contentOffset.y == 0)
      fixture.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
      #expect(fixture.table.contentOffset.y == 0)
    }

    @Test func titlesMakeHeadersThatStay() {
      let fixture = TableFixture([])
      let source = TextSource([names("a", 20), names("b", 20)])
      source.titles = ["Head 0", "Head 1"]
      fixture.table.dataSource = source
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
      #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "Head 0")
      #expect(fixture.table.headerView(forSection: 1) == nil)
      fixture.table.contentOffset.y = 200
      #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 200)
      fixture.table.contentOffset.y = 28 + 20 * 44 - 10
      #expect(fixture.table.headerView(forSection: 0)?.frame.maxY == 908)
      #expect(fixture.table.headerView(forSection: 1)?.frame.minY == 908)
      #expect(fixture.table.rectForFooter(inSection: 0).height == 0)
    }

    @Test func viewsOfTheDelegateAreMadeForWhatIsSeen() {
      final class Views: UITableViewDelegate {
        var asked: [Int] = []
        var told: [String] = []
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          asked.append(section)
          let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
          view?.frame.size.height = 30
          return view
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
          told.append("will \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
          told.append("end \(section)")
        }
      }
      let fixture = TableFixture((0..<500).map { names("s\($0)-", 5) })
      let delegate = Views()
      fixture.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      #expect(delegate.asked == [0, 1])
      #expect(delegate.told == ["will 0", "will 1"])
      #expect(fixture.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 250, width: 320, height: 30))
      fixture.table.contentOffset.y = 300
      fixture.table.layoutIfNeeded()
      #expect(delegate.told.contains("end 0"))
    }

    @Test func whatIsShownIsTold() {
      final class Told: UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          log.append("will \(indexPath.row)")
        }
        func tableView(
          _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { log.append("end \(indexPath.row)") }
      }
      let fixture = TableFixture([names("row", 20)])
      let delegate = Told()
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      // Another delegate reads all rows anew, so the cells that were there are shown no more first.
      #expect(delegate.log == (0..<10).map { "end \($0)" } + (0..<10).map { "will \($0)" })
      delegate.log = []
      fixture.table.contentOffset.y = 88
      fixture.table.layoutIfNeeded()
      #expect(delegate.log == ["end 0", "end 1", "will 10", "will 11"])
    }

    @Test func aFixedHeaderHeightNeedsSomethingToShow() {
      let fixture = TableFixture([["a"], ["b"]])
      fixture.table.sectionHeaderHeight = 40
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.rectForHeader(inSection: 0).height == 0)
      fixture.source.titles = ["A", "B"]
      fixture.table.reloadData()
      #expect(fixture.table.rectForHeader(inSection: 0).height == 40)
    }

    @Test(arguments: 0..<30) func whateverIsScrolledToIsCovered(seed: Int) {
      final class Random: UITableViewDelegate {
        let heights: [CGFloat]
        init(_ heights: [CGFloat]) { self.heights = heights }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          heights[indexPath.row]
        }
      }
      var random = SeededGenerator(seed: UInt64(seed + 1))
      let delegate = Random((0..<300).map { _ in CGFloat(Int.random(in: 5...200, using: &random)) })
      let fixture = TableFixture([names("row", 300)], rowHeight: nil)
      fixture.table.estimatedRowHeight = CGFloat(Int.random(in: 10...150, using: &random))
      fixture.table.delegate = delegate
      for step in 0..<60 {
        let place = CGFloat(Int.random(in: 0...20_000, using: &random))
        let isJump = Bool.random(using: &random)
        let target = isJump ? place : fixture.table.contentOffset.y + place / 100 - 100
        fixture.table.contentOffset = fixture.table.restingOffset(for: CGPoint(x: 0, y: target))
        fixture.table.layoutIfNeeded()
        let seen = fixture.table.indexPathsForVisibleRows
        #expect(seen == fixture.table.indexPathsForRows(in: fixture.table.bounds), "seed \(seed), step \(step)")
        #expect(fixture.isConsistent(), "seed \(seed), step \(step)")
        for path in seen ?? [] {
          #expect(fixture.table.rectForRow(at: path).height == delegate.heights[path.row], "seed \(seed), step \(step)")
        }
      }
      fixture.table.scrollToRow(at: IndexPath(row: 299, section: 0), at: .bottom, animated: false)
      #expect(fixture.seen.last == "row299", "seed \(seed)")
    }
  }
#endif
