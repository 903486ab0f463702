#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What is used again: by identifier, last in first out, prepared before; and layouts of sections without a table.
  @MainActor @Suite struct ReusePoolTests {
    private final class Cell: UITableViewCell {
      var prepared = 0
      override func prepareForReuse() { prepared += 1 }
    }

    private final class Edge: UITableViewHeaderFooterView {
      var prepared = 0
      override func prepareForReuse() { prepared += 1 }
    }

    @Test func cellsComeBackByTheirIdentifier() {
      var pool = ReusePool()
      let (a, b, other, nameless) = (
        Cell(style: .default, reuseIdentifier: "x"), Cell(style: .default, reuseIdentifier: "x"),
        Cell(style: .default, reuseIdentifier: "y"), Cell(style: .default, reuseIdentifier: nil)
      )
      for cell in [a, b, other, nameless] { pool.put(cell) }
      #expect(pool.cell("x") === b && pool.cell("x") === a && pool.cell("x") == nil)
      #expect(pool.cell("y") === other && pool.cell("") == nil)
      #expect(a.prepared == 1 && b.prepared == 1 && nameless.prepared == 0)
    }

    @Test func aRegisteredClassMakesWhatIsMissing() {
      var pool = ReusePool()
      pool.cellClasses["x"] = Cell.self
      pool.edgeClasses["x"] = Edge.self
      let (cell, edge) = (pool.cell("x"), pool.edge("x"))
      #expect(cell is Cell && cell?.reuseIdentifier == "x" && (cell as? Cell)?.prepared == 0)
      #expect(edge is Edge && edge?.reuseIdentifier == "x" && pool.edge("y") == nil)
      if let edge { pool.put(edge) }
      #expect(pool.edge("x") === edge && (edge as? Edge)?.prepared == 1)
    }

    @Test func theTableRegistersAndForgets() {
      let table = UITableView(frame: .zero)
      #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
      table.register(Cell.self, forCellReuseIdentifier: "x")
      table.register(Edge.self, forHeaderFooterViewReuseIdentifier: "x")
      #expect(table.dequeueReusableCell(withIdentifier: "x") is Cell)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") is Edge)
      table.register(nil as AnyClass?, forCellReuseIdentifier: "x")
      table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "x")
      #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
    }

    private func section(_ header: CGFloat, _ rows: Int, _ footer: CGFloat) -> TableLayout.Section {
      TableLayout.Section(header: header, footer: footer, rows: HeightIndex(count: rows, base: 10, isExact: true))
    }

    @Test func sectionsLieBelowEachOther() {
      let layout = TableLayout(sections: [section(5, 2, 3), section(0, 0, 0), section(7, 1, 0)], top: 100)
      #expect(layout.counts == [2, 0, 1] && layout.bottom == 145)
      #expect((0..<3).map { layout.start(ofSection: $0) } == [100, 128, 128])
      #expect((0..<3).map { layout.end(ofSection: $0) } == [128, 128, 145])
      #expect(
        layout.start(of: IndexPath(row: 1, section: 0)) == 115 && layout.start(of: IndexPath(row: 0, section: 2)) == 135
      )
      #expect(layout.section(at: 127) == 0 && layout.section(at: 128) == 2 && layout.section(at: 0) == 0)
    }

    @Test func rowsAreFoundFromAPlaceOn() {
      let layout = TableLayout(sections: [section(5, 2, 3), section(0, 0, 0), section(7, 1, 0)], top: 100)
      let expected: [(CGFloat, IndexPath?)] = [
        (0, IndexPath(row: 0, section: 0)), (104, IndexPath(row: 0, section: 0)), (114, IndexPath(row: 0, section: 0)),
        (115, IndexPath(row: 1, section: 0)), (126, IndexPath(row: 0, section: 2)),
        (144, IndexPath(row: 0, section: 2)),
      ]
      for (place, path) in expected { #expect(layout.firstRow(after: place) == path, "\(place)") }
      #expect(layout.row(after: IndexPath(row: 0, section: 0)) == IndexPath(row: 1, section: 0))
      #expect(layout.row(after: IndexPath(row: 1, section: 0)) == IndexPath(row: 0, section: 2))
      #expect(layout.row(after: IndexPath(row: 0, section: 2)) == nil)
      #expect(TableLayout().firstRow(after: 0) == nil && TableLayout().bottom == 0)
    }

    @Test func whatIsThereIsToldFromWhatIsNot() {
      let layout = TableLayout(sections: [section(0, 2, 0)])
      #expect(layout.contains(IndexPath(row: 1, section: 0)))
      for path in [
        IndexPath(row: 2, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 1),
        IndexPath(row: 0, section: -1), IndexPath(), IndexPath(index: 0), [0, 0, 0],
      ] { #expect(!layout.contains(path), "\(path)") }
    }

    @Test func anotherHeightMovesWhatIsBelow() {
      var layout = TableLayout(sections: [section(0, 3, 0), section(0, 2, 0)])
      layout.setHeight(25, of: IndexPath(row: 1, section: 0))
      #expect(layout.start(of: IndexPath(row: 2, section: 0)) == 35 && layout.start(ofSection: 1) == 45)
      layout.change(0) { $0.header = 4 }
      #expect(layout.start(of: IndexPath(row: 0, section: 0)) == 4 && layout.bottom == 69)
      layout.setHeight(.nan, of: IndexPath(row: 1, section: 0))
      #expect(layout.bottom == 44, "a height that is none is nothing")
    }
  }
#endif
