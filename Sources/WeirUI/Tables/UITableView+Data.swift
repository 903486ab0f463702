#if !canImport(UIKit)
  import Foundation
  import WeirReporting

  extension UITableView {
    /// How many sections there are.
    public var numberOfSections: Int {
      loadIfNeeded()
      return layout.sections.count
    }

    /// How many rows a section has; 0 where there is no such section.
    public func numberOfRows(inSection section: Int) -> Int {
      loadIfNeeded()
      return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
    }

    func setNeedsReload() {
      needsReload = true
      setNeedsLayout()
    }

    func sourceChanged(_ old: (any UITableViewDataSource)?) {
      guard old !== dataSource else { return }
      missing = []
      chosen = []
      setNeedsReload()
    }

    func heightsChanged(_ isOther: Bool) {
      if isOther { setNeedsReload() }
    }

    /// Reads how many rows there are, where that is not known.
    func loadIfNeeded() {
      guard needsReload, batchDepth == 0, !isTiling else { return }
      needsReload = false
      hideAll()
      prefetched = []
      let counts = readCounts()
      layout = TableLayout(top: tableHeaderView?.frame.height ?? 0)
      layout = TableLayout(
        sections: counts.indices.map { makeSection($0, rows: makeRows($0, count: counts[$0])) },
        top: tableHeaderView?.frame.height ?? 0)
      laidOutWidth = bounds.width
      updateContentSize()
      keepOffsetInRange()
      setNeedsLayout()
    }

    /// What the data source says now.
    func readCounts() -> [Int] {
      guard let dataSource else { return [] }
      return (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        if count < 0 { reportCount(count, section) }
        return max(count, 0)
      }
    }

    private func reportCount(_ count: Int, _ section: Int) {
      WeirDiagnostics.report(
        "UITableView", rule: "a section cannot have fewer than no rows", value: "\(count) rows in section \(section)",
        remedy: "return 0 or more from tableView(_:numberOfRowsInSection:)")
    }

    /// The heights of the rows of a section, as far as they are known without making cells.
    func makeRows(_ section: Int, count: Int) -> HeightIndex {
      guard count > 0 else { return HeightIndex(count: 0, base: standardRowHeight, isExact: false) }
      let first = IndexPath(row: 0, section: section)
      guard let delegate else { return uniformRows(count) }
      if estimatedRowHeight != 0, !missing.contains(.estimatedHeightForRow) {
        let height = delegate.tableView(self, estimatedHeightForRowAt: first)
        if !missing.contains(.estimatedHeightForRow) { return estimatedRows(section, count, first: height) }
      }
      if missing.contains(.heightForRow) { return uniformRows(count) }
      let height = delegate.tableView(self, heightForRowAt: first)
      if missing.contains(.heightForRow) { return uniformRows(count) }
      if estimatedRowHeight == 0 { return allRows(section, count, first: height) }
      var rows = HeightIndex(count: count, base: standardRowHeight, isExact: false)
      if height >= 0 { rows.set(height, of: 0) }
      return rows
    }

    /// The height of rows of which nothing else is known.
    private var standardRowHeight: CGFloat {
      rowHeight >= 0 && missing.contains(.heightForRow) ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : 44
    }

    private func uniformRows(_ count: Int) -> HeightIndex {
      if rowHeight >= 0 { return HeightIndex(count: count, base: rowHeight, isExact: true) }
      return HeightIndex(count: count, base: estimatedRowHeight > 0 ? estimatedRowHeight : 44, isExact: false)
    }

    private func estimatedRows(_ section: Int, _ count: Int, first: CGFloat) -> HeightIndex {
      let heights = (0..<count).map { row in
        let height =
          row == 0
          ? first : delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section)) ?? first
        return height >= 0 ? height : 44
      }
      return HeightIndex(heights: heights, isExact: false, base: 44)
    }

    private func allRows(_ section: Int, _ count: Int, first: CGFloat) -> HeightIndex {
      let heights = (0..<count).map { row in
        row == 0
          ? first : delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? first
      }
      var rows = HeightIndex(heights: heights.map { $0 >= 0 ? $0 : 44 }, isExact: false, base: 44)
      for (row, height) in heights.enumerated() where height >= 0 { rows.set(height, of: row) }
      return rows
    }

    func updateContentSize() {
      let size = CGSize(width: bounds.width, height: layout.bottom + (tableFooterView?.frame.height ?? 0))
      if contentSize != size { contentSize = size }
    }

    /// Takes the offset back to where the content is.
    func keepOffsetInRange() {
      guard !isDragging, bounds.height > 0 else { return }
      let range = offsetRange
      if contentOffset.y > range.greatest.y { contentOffset.y = range.greatest.y }
    }

    func swapEdgeView(_ old: UIView?, _ new: UIView?) {
      if old !== new { old?.removeFromSuperview() }
      if let new { addSubview(new) }
      layout.top = tableHeaderView?.frame.height ?? 0
      updateContentSize()
      setNeedsLayout()
    }

    func swapBackground(_ old: UIView?) {
      if old !== backgroundView { old?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
#endif
