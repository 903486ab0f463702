#if !canImport(UIKit)
  import Foundation
  import WeirReporting

  extension UITableView {
    /// Whether changes have been begun that are not carried out yet.
    public var hasUncommittedUpdates: Bool { batchDepth > 0 }

    func change(_ add: (inout TableBatch) -> Void) {
      beginUpdates()
      add(&batch)
      endUpdates()
    }

    /// Carries out the batch, or, where it is not legal, says why and reads everything anew.
    func carryOutBatch() {
      let batch = self.batch
      self.batch = TableBatch()
      // While cells are being made nothing can be moved below them; all is read anew after that.
      if isTiling || needsReload { return setNeedsReload() }
      let after = readCounts()
      do {
        let update = try TableUpdate(batch, before: layout.counts, after: after)
        apply(update, after)
        reconfigure(batch.reconfiguredRows.compactMap { update.newPath(of: $0) })
      } catch {
        WeirDiagnostics.report("UITableView", rule: error.rule, value: error.value, remedy: error.remedy)
        reloadData()
        tile()
      }
    }

    private func apply(_ update: TableUpdate, _ after: [Int]) {
      let leaving = shown.filter { update.newPath(of: $0.path) == nil }
      let kept = shown.compactMap { row in update.newPath(of: row.path).map { ShownRow(path: $0, cell: row.cell) } }
      shown = kept.sorted { $0.path < $1.path }
      chosen = chosen.compactMap { update.newPath(of: $0) }
      moveEdges(update)
      rebuildLayout(update, after)
      prefetched = []
      for row in leaving { row.cell.removeFromSuperview() }
      updateContentSize()
      keepOffsetInRange()
      tile()
      // The old cells can be used again only now, so that a row that is reloaded gets another one.
      for row in leaving { hide(row) }
    }

    private func rebuildLayout(_ update: TableUpdate, _ after: [Int]) {
      let old = layout.sections
      layout = TableLayout(
        sections: after.indices.map { section in
          guard let from = update.oldSections[section], !update.isReloaded(from), !asksForAllHeights else {
            return makeSection(section, rows: makeRows(section, count: after[section]))
          }
          let (removed, added) = (update.removed[from] ?? [], update.added[section] ?? [])
          var rows = old[from].rows
          if !removed.isEmpty || !added.isEmpty {
            rows =
              rows.count == 0
              ? makeRows(section, count: after[section]) : rows.changed(removing: removed, inserting: added)
          }
          rows.forget()
          return makeSection(section, rows: rows)
        }, top: layout.top)
    }

    /// Whether the delegate says all heights, as nothing is estimated.
    private var asksForAllHeights: Bool {
      estimatedRowHeight == 0 && delegate != nil && !missing.contains(.heightForRow)
    }

    /// Headers and footers go with their sections.
    private func moveEdges(_ update: TableUpdate) {
      for section in shownHeaders.keys.sorted() where isGone(section, update) { hideEdge(section, isHeader: true) }
      for section in shownFooters.keys.sorted() where isGone(section, update) { hideEdge(section, isHeader: false) }
      func moved(_ views: [Int: UIView]) -> [Int: UIView] {
        Dictionary(views.compactMap { section, view in update.newSections[section].map { ($0, view) } }) { first, _ in
          first
        }
      }
      shownHeaders = moved(shownHeaders)
      shownFooters = moved(shownFooters)
    }

    private func isGone(_ section: Int, _ update: TableUpdate) -> Bool {
      !update.newSections.indices.contains(section) || update.newSections[section] == nil || update.isReloaded(section)
    }

    /// Lets the data source set up cells again that are there.
    private func reconfigure(_ paths: [IndexPath]) {
      for path in paths {
        guard let row = shown.firstIndex(where: { $0.path == path }) else { continue }
        reconfigured = [path: shown[row].cell]
        let cell = dataSource?.tableView(self, cellForRowAt: path)
        reconfigured = [:]
        guard let cell, shown.indices.contains(row), cell !== shown[row].cell else { continue }
        swap(row, for: cell)
      }
      if !paths.isEmpty {
        layout.forgetHeights()
        tile()
      }
    }

    /// Shows the cell that the data source gave in the place of the one that it was to set up again.
    private func swap(_ row: Int, for cell: UITableViewCell) {
      let old = shown[row]
      cell.table = self
      adopt(cell, old.path)
      shown[row] = ShownRow(path: old.path, cell: cell)
      place(cell, old.path)
      insertSubview(cell, at: 0)
      delegate?.tableView(self, willDisplay: cell, forRowAt: old.path)
      tableWatcher?(.willDisplay(cell, old.path))
      hide(old)
    }
  }
#endif
