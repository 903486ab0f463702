#if !canImport(UIKit)
  import Foundation

  // Only the cells that can be seen are there. A pass takes away those that have left, walks from the first row that can be
  // seen to the last, makes the cells that are not there, and finds out their heights. Where a height turns out to differ
  // from its estimate the rows below move; where that row lies above what was seen before, the offset moves with them.
  extension UITableView {
    /// Brings the cells up to date at once, for those who ask for them.
    func updateNow() {
      guard batchDepth == 0, !isTiling else { return }
      if needsReload || layoutState.needsLayout { tile() }
    }

    /// Makes the cells that can be seen, and takes the others away.
    func tile() {
      guard !isTiling, batchDepth == 0 else { return }
      loadIfNeeded()
      widthChanged()
      isTiling = true
      var rounds = 0
      repeat { rounds += 1 } while tileOnce() && rounds < Self.mostRounds && !needsReload
      isTiling = false
      guard !needsReload else { return setNeedsLayout() }
      updateContentSize()
      layOutEdgeViews()
      tileEdges()
      prefetch()
    }

    private static let mostRounds = 8

    /// A pass over what can be seen.
    /// - Returns: Whether a height has changed, so that another pass is due.
    private func tileOnce() -> Bool {
      let (top, bottom) = (bounds.minY, max(bounds.maxY, bounds.minY))
      let anchor = shown.first { start(of: $0.path) + layout.height(of: $0.path) > top && start(of: $0.path) < bottom }
      let before = anchor.map { start(of: $0.path) }
      recycle(outside: top, bottom)
      let hasChanged = walk(from: top, to: bottom)
      if let anchor, let before, !needsReload {
        let moved = start(of: anchor.path) - before
        if moved != 0 { follow(moved) }
      }
      return hasChanged
    }

    /// Goes along with what is seen, but not past the top of the content.
    private func follow(_ distance: CGFloat) {
      let (y, least) = (contentOffset.y, offsetRange.least.y)
      contentOffset.y = y >= least ? max(y + distance, least) : y + distance
    }

    private func start(of path: IndexPath) -> CGFloat { layout.start(of: path) }

    /// Takes away the cells of rows that cannot be seen.
    private func recycle(outside top: CGFloat, _ bottom: CGFloat) {
      let leaving = shown.filter { row in
        let start = start(of: row.path)
        return start >= bottom || start + layout.height(of: row.path) <= top
      }
      guard !leaving.isEmpty else { return }
      let paths = Set(leaving.map(\.path))
      shown.removeAll { paths.contains($0.path) }
      for row in leaving { hide(row) }
    }

    /// Goes from row to row, and makes what is not there.
    private func walk(from top: CGFloat, to bottom: CGFloat) -> Bool {
      guard bounds.width > 0, bottom > top, var path = layout.firstRow(after: top) else { return false }
      var hasChanged = false
      var rows: [ShownRow] = []
      var old = Dictionary(shown.map { ($0.path, $0.cell) }) { first, _ in first }
      while start(of: path) < bottom, !needsReload {
        let known = old.removeValue(forKey: path)
        let cell = known ?? makeCell(path)
        // The program may have asked to read all again, in which case the rest would be in vain.
        guard !needsReload else {
          if known == nil { reuse.put(cell) }
          break
        }
        rows.append(ShownRow(path: path, cell: cell))
        if findHeight(path, cell) { hasChanged = true }
        place(cell, path)
        if known == nil { show(cell, path) }
        guard let next = layout.row(after: path) else { break }
        path = next
      }
      let rest = old.map { ShownRow(path: $0.key, cell: $0.value) }
      if needsReload {
        shown = (rows + rest).sorted { $0.path < $1.path }
      } else {
        shown = rows
        for row in rest.sorted(by: { $0.path < $1.path }) { hide(row) }
      }
      return hasChanged
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell {
      let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
      cell.table = self
      cell.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
      let isChosen = chosen.contains(path)
      if cell.isSelected != isChosen { cell.setSelected(isChosen, animated: false) }
      if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
      adopt(cell, path)
      return cell
    }

    private func show(_ cell: UITableViewCell, _ path: IndexPath) {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      tableWatcher?(.willDisplay(cell, path))
    }

    /// Puts a cell where its row is.
    func place(_ cell: UITableViewCell, _ path: IndexPath) {
      let frame = rect(of: path)
      if cell.frame != frame { cell.frame = frame }
    }

    /// Finds out the height of a row that is seen for the first time.
    private func findHeight(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
      guard !layout.sections[path.section].rows.isKnown(path.row) else { return false }
      var height = rowHeight
      if !missing.contains(.heightForRow), let delegate { height = delegate.tableView(self, heightForRowAt: path) }
      if height < 0 { height = cell.fittingHeight(width: rowWidth) }
      guard layout.contains(path) else { return false }
      let before = layout.height(of: path)
      layout.setHeight(height, of: path)
      return before != height
    }

    /// Takes a cell away.
    func hide(_ row: ShownRow) {
      row.cell.removeFromSuperview()
      delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
      tableWatcher?(.didEndDisplaying(row.cell, row.path))
      reuse.put(row.cell)
    }

    /// Takes all cells, headers and footers away.
    func hideAll() {
      let rows = shown
      shown = []
      for row in rows { hide(row) }
      for section in shownHeaders.keys.sorted() { hideEdge(section, isHeader: true) }
      for section in shownFooters.keys.sorted() { hideEdge(section, isHeader: false) }
      pendingHeaders = [:]
      pendingFooters = [:]
    }

    /// Rows that size themselves have other heights in another width.
    private func widthChanged() {
      guard bounds.width != laidOutWidth else { return }
      laidOutWidth = bounds.width
      layout.forgetHeights()
    }

    private func layOutEdgeViews() {
      backgroundView?.frame = bounds
      if let header = tableHeaderView {
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      }
      if let footer = tableFooterView {
        footer.frame = CGRect(x: 0, y: layout.bottom, width: bounds.width, height: footer.frame.height)
      }
    }

    /// Tells in good time which rows may come: as many after those that are seen as are seen.
    private func prefetch() {
      guard isPrefetchingEnabled, prefetchDataSource != nil || prefetchWatcher != nil, var path = shown.last?.path
      else {
        return
      }
      var coming: [IndexPath] = []
      for _ in shown {
        guard let next = layout.row(after: path) else { break }
        coming.append(next)
        path = next
      }
      let seen = Set(shown.map(\.path))
      let new = coming.filter { !prefetched.contains($0) && !seen.contains($0) }
      let gone = prefetched.filter { !seen.contains($0) && !coming.contains($0) }
      prefetched = Set(coming)
      if !gone.isEmpty {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: gone.sorted())
        prefetchWatcher?(.cancelPrefetching(gone.sorted()))
      }
      guard !new.isEmpty else { return }
      prefetchDataSource?.tableView(self, prefetchRowsAt: new)
      prefetchWatcher?(.prefetch(new))
    }
  }
#endif
