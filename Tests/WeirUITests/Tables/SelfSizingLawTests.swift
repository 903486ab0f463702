#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of rows that size themselves: each row that is seen is as high as its constraints or its text want at its width.
  @MainActor @Suite(.serialized) struct SelfSizingLawTests {
    private final class Boxed: UITableViewCell {
      private let box = Box(.zero)
      var wanted: CGFloat {
        get { box.size.height }
        set { box.size = CGSize(width: 10, height: newValue) }
      }

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Heights: UITableViewDataSource {
      var heights: [CGFloat]
      init(_ heights: [CGFloat]) { self.heights = heights }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "boxed", for: indexPath)
        (cell as? Boxed)?.wanted = heights[indexPath.row]
        return cell
      }
    }

    private func make(_ heights: [CGFloat]) -> (UITableView, Heights, UIWindow) {
      let (window, source) = (makeWindow(), Heights(heights))
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.register(Boxed.self, forCellReuseIdentifier: "boxed")
      table.dataSource = source
      window.addSubview(table)
      window.layoutIfNeeded()
      return (table, source, window)
    }

    private func check(_ table: UITableView, _ source: Heights, _ comment: Comment) {
      let cells = table.visibleCells
      for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], cells) {
        #expect(isNear(cell.frame.height, source.heights[path.row] + 10, within: 1e-3), comment)
        #expect(cell.frame == table.rectForRow(at: path), comment)
      }
      for (upper, lower) in zip(cells, cells.dropFirst()) {
        #expect(isNear(upper.frame.maxY, lower.frame.minY, within: 1e-3), comment)
      }
      if let first = cells.first, let last = cells.last {
        #expect(first.frame.minY <= table.bounds.minY + 1e-3, comment)
        #expect(last.frame.maxY >= min(table.bounds.maxY, table.contentSize.height) - 1e-3, comment)
      }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func rowsAreAsHighAsTheirConstraints(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let (table, source, window) = make((0..<80).map { _ in CGFloat(10 + random.below(120)) })
      check(table, source, "seed \(seed), at first")
      for step in 0..<12 {
        let most = max(0, table.contentSize.height - 400)
        table.contentOffset.y = CGFloat(random.below(Int(most) + 1))
        table.layoutIfNeeded()
        check(table, source, "seed \(seed), step \(step)")
      }
      withExtendedLifetime(window) {}
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func updatesKeepTheHeights(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let (table, source, window) = make((0..<20).map { _ in CGFloat(10 + random.below(60)) })
      for step in 0..<15 {
        let row = random.below(source.heights.count)
        switch random.below(4) {
        case 0:
          source.heights.insert(CGFloat(10 + random.below(60)), at: row)
          table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
        case 1 where source.heights.count > 2:
          source.heights.remove(at: row)
          table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        case 2:
          source.heights[row] = CGFloat(10 + random.below(60))
          table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
        default:
          let target = random.below(source.heights.count)
          source.heights.insert(source.heights.remove(at: row), at: target)
          table.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: target, section: 0))
        }
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == source.heights.count, "seed \(seed), step \(step)")
        check(table, source, "seed \(seed), step \(step)")
      }
      withExtendedLifetime(window) {}
    }

    /// Law: once all rows have been seen, the content is as high as all of them.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func afterTheWholeWayTheContentIsKnown(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let (table, source, window) = make((0..<40).map { _ in CGFloat(10 + random.below(100)) })
      for row in 0..<40 { table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false) }
      let all = source.heights.reduce(0) { $0 + $1 + 10 }
      #expect(isNear(table.contentSize.height, all, within: 0.1), "seed \(seed)")
      withExtendedLifetime(window) {}
    }

    @Test func aReconfiguredRowIsMeasuredAgain() {
      let (table, source, window) = make([20, 20, 20])
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      source.heights[1] = 70
      table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell && cell?.frame.height == 80)
      #expect(table.contentSize.height == 140)
      withExtendedLifetime(window) {}
    }
  }
#endif
