#if !canImport(UIKit)
  import Foundation

  // Headers and footers. Whether there is one is known from the height, the title, or the view that the delegate gives.
  extension UITableView {
    /// The heights of header and footer, as far as they are known.
    func makeSection(_ section: Int, rows: HeightIndex) -> TableLayout.Section {
      let header = edgeHeight(section, isHeader: true)
      let footer = edgeHeight(section, isHeader: false)
      return TableLayout.Section(
        header: header.height, footer: footer.height, rows: rows, isHeaderKnown: header.isKnown,
        isFooterKnown: footer.isKnown)
    }

    private func edgeHeight(_ section: Int, isHeader: Bool) -> (height: CGFloat, isKnown: Bool) {
      let fixed = isHeader ? sectionHeaderHeight : sectionFooterHeight
      let asked =
        isHeader
        ? delegate?.tableView(self, heightForHeaderInSection: section)
        : delegate?.tableView(self, heightForFooterInSection: section)
      let height = asked ?? fixed
      if height >= 0 { return (hasEdge(section, isHeader) || style != .plain || height != fixed ? height : 0, true) }
      if title(section, isHeader) != nil { return (isHeader && style == .plain ? 28 : 38, true) }
      if hasEdgeView(section, isHeader) {
        let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        return (estimate > 0 ? estimate : 28, false)
      }
      return (emptyEdgeHeight(section, isHeader), true)
    }

    /// The room that groups have between them.
    private func emptyEdgeHeight(_ section: Int, _ isHeader: Bool) -> CGFloat {
      if style == .plain { return 0 }
      return isHeader && section == 0 ? 35 : 17.5
    }

    private func hasEdge(_ section: Int, _ isHeader: Bool) -> Bool {
      title(section, isHeader) != nil || hasEdgeView(section, isHeader)
    }

    func title(_ section: Int, _ isHeader: Bool) -> String? {
      isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// Whether the delegate gives views: asked once, with the first section; the view that comes is kept for later.
    private func hasEdgeView(_ section: Int, _ isHeader: Bool) -> Bool {
      let method: MissingMethods = isHeader ? .viewForHeader : .viewForFooter
      guard let delegate, !missing.contains(method) else { return false }
      let known = isHeader ? pendingHeaders : pendingFooters
      guard known.isEmpty, section == 0 else { return true }
      let view =
        isHeader
        ? delegate.tableView(self, viewForHeaderInSection: section)
        : delegate.tableView(self, viewForFooterInSection: section)
      if isHeader { pendingHeaders[section] = view } else { pendingFooters[section] = view }
      return !missing.contains(method)
    }

    /// The header of a section that can be seen.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      updateNow()
      return shownHeaders[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section that can be seen.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      updateNow()
      return shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// Shows the headers and footers of the sections that can be seen, and takes the others away.
    func tileEdges() {
      let (top, bottom) = (bounds.minY, bounds.maxY)
      var (headers, footers): (Set<Int>, Set<Int>) = ([], [])
      if !layout.sections.isEmpty, bottom > top, layout.bottom > top {
        var section = layout.section(at: max(top, layout.top))
        while section < layout.sections.count, layout.start(ofSection: section) < bottom {
          if showEdge(section, isHeader: true) { headers.insert(section) }
          if showEdge(section, isHeader: false) { footers.insert(section) }
          section += 1
        }
      }
      for section in shownHeaders.keys.sorted() where !headers.contains(section) { hideEdge(section, isHeader: true) }
      for section in shownFooters.keys.sorted() where !footers.contains(section) { hideEdge(section, isHeader: false) }
    }

    /// Shows a header or footer where it can be seen.
    private func showEdge(_ section: Int, isHeader: Bool) -> Bool {
      let values = layout.sections[section]
      guard (isHeader ? values.header : values.footer) > 0 else { return false }
      guard edgeFrame(section, isHeader).intersects(bounds) else { return false }
      if let view = isHeader ? shownHeaders[section] : shownFooters[section] {
        view.frame = edgeFrame(section, isHeader)
        return true
      }
      guard let view = makeEdge(section, isHeader) else { return emptied(section, isHeader) }
      measure(view, section, isHeader)
      view.frame = edgeFrame(section, isHeader)
      addSubview(view)
      if isHeader { shownHeaders[section] = view } else { shownFooters[section] = view }
      if isHeader {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      return true
    }

    /// There is no view after all: an estimate of its height falls away.
    private func emptied(_ section: Int, _ isHeader: Bool) -> Bool {
      let values = layout.sections[section]
      if !(isHeader ? values.isHeaderKnown : values.isFooterKnown) {
        setEdge(section, isHeader, emptyEdgeHeight(section, isHeader))
      }
      return false
    }

    private func makeEdge(_ section: Int, _ isHeader: Bool) -> UIView? {
      let pending =
        isHeader ? pendingHeaders.removeValue(forKey: section) : pendingFooters.removeValue(forKey: section)
      if let pending { return pending }
      let missed = missing.contains(isHeader ? .viewForHeader : .viewForFooter)
      if !missed, let delegate {
        let view =
          isHeader
          ? delegate.tableView(self, viewForHeaderInSection: section)
          : delegate.tableView(self, viewForFooterInSection: section)
        if let view { return view }
      }
      guard let title = title(section, isHeader) else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = title
      return view
    }

    private func measure(_ view: UIView, _ section: Int, _ isHeader: Bool) {
      let values = layout.sections[section]
      guard !(isHeader ? values.isHeaderKnown : values.isFooterKnown) else { return }
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let height = size.height > 0 ? size.height : view.bounds.height > 0 ? view.bounds.height : 28
      setEdge(section, isHeader, height)
    }

    private func setEdge(_ section: Int, _ isHeader: Bool, _ height: CGFloat) {
      layout.change(section) {
        if isHeader {
          ($0.header, $0.isHeaderKnown) = (height, true)
        } else {
          ($0.footer, $0.isFooterKnown) = (height, true)
        }
      }
      updateContentSize()
    }

    private func edgeFrame(_ section: Int, _ isHeader: Bool) -> CGRect {
      isHeader ? floatingHeaderFrame(section) : rectForFooter(inSection: section)
    }

    /// Where a header is: in a plain table it stays at the top as long as its section can be seen.
    private func floatingHeaderFrame(_ section: Int) -> CGRect {
      var frame = rectForHeader(inSection: section)
      guard style == .plain else { return frame }
      let last = layout.end(ofSection: section) - layout.sections[section].footer - frame.height
      frame.origin.y = min(max(frame.minY, bounds.minY + adjustedContentInset.top), max(last, frame.minY))
      return frame
    }

    func hideEdge(_ section: Int, isHeader: Bool) {
      let view = isHeader ? shownHeaders.removeValue(forKey: section) : shownFooters.removeValue(forKey: section)
      guard let view else { return }
      view.removeFromSuperview()
      if isHeader {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
      if let view = view as? UITableViewHeaderFooterView { reuse.put(view) }
    }
  }
#endif
