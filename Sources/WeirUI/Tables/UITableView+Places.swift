#if !canImport(UIKit)
  public import Foundation

  extension UITableView {
    /// The width of rows.
    var rowWidth: CGFloat { max(bounds.width - 2 * rowInset, 0) }

    private var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }

    func rect(of path: IndexPath) -> CGRect {
      CGRect(x: rowInset, y: layout.start(of: path), width: rowWidth, height: layout.height(of: path))
    }

    /// The rectangle of a row; zero where there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
      loadIfNeeded()
      return layout.contains(indexPath) ? rect(of: indexPath) : .zero
    }

    /// The rectangle of a section with header and footer; zero where there is no such section.
    public func rect(forSection section: Int) -> CGRect {
      loadIfNeeded()
      guard layout.sections.indices.contains(section) else { return .zero }
      return CGRect(
        x: 0, y: layout.start(ofSection: section), width: bounds.width, height: layout.sections[section].total)
    }

    /// The rectangle of a header; zero where there is no such section.
    public func rectForHeader(inSection section: Int) -> CGRect {
      var rect = rect(forSection: section)
      if layout.sections.indices.contains(section) { rect.size.height = layout.sections[section].header }
      return rect
    }

    /// The rectangle of a footer; zero where there is no such section.
    public func rectForFooter(inSection section: Int) -> CGRect {
      var rect = rect(forSection: section)
      guard layout.sections.indices.contains(section) else { return rect }
      let height = layout.sections[section].footer
      rect.origin.y += rect.height - height
      rect.size.height = height
      return rect
    }

    /// The row at a point; nil where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
      loadIfNeeded()
      guard let path = layout.firstRow(after: point.y), rect(of: path).contains(point) else { return nil }
      return path
    }

    /// The rows in a rectangle.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
      loadIfNeeded()
      var paths: [IndexPath] = []
      var path = layout.firstRow(after: rect.minY)
      while let next = path, layout.start(of: next) < rect.maxY {
        paths.append(next)
        path = layout.row(after: next)
      }
      return paths
    }

    /// The row of a cell that can be seen.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }

    /// The cell of a row that can be seen; nil where it cannot.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      updateNow()
      return shown.first { $0.path == indexPath }?.cell
    }

    /// The cells that can be seen.
    public var visibleCells: [UITableViewCell] {
      updateNow()
      return shown.map(\.cell)
    }

    /// The rows that can be seen.
    public var indexPathsForVisibleRows: [IndexPath]? {
      updateNow()
      return shown.map(\.path)
    }

    /// Scrolls to a row; one that is not there is left alone.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
      loadIfNeeded()
      if indexPath.count == 2, indexPath.row == NSNotFound, layout.sections.indices.contains(indexPath.section) {
        let target = CGPoint(x: contentOffset.x, y: layout.start(ofSection: indexPath.section))
        return setContentOffset(restingOffset(for: target), animated: animated)
      }
      guard layout.contains(indexPath) else { return }
      // What is measured there may move the row, so it is looked for again until it lies still.
      for _ in 0..<4 {
        let target = offset(for: rect(of: indexPath), scrollPosition)
        if target == contentOffset { break }
        contentOffset = target
        tile()
      }
      if animated { tellOfScrollingEnd() }
    }

    /// Scrolls to the chosen row that lies nearest to the top.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
      if let first = chosen.min() { scrollToRow(at: first, at: scrollPosition, animated: animated) }
    }

    private func offset(for rect: CGRect, _ position: ScrollPosition) -> CGPoint {
      let insets = adjustedContentInset
      let (seenTop, seenBottom) = (bounds.minY + insets.top, bounds.maxY - insets.bottom)
      let y: CGFloat =
        switch position {
        case .top: rect.minY - insets.top
        case .middle: rect.midY - insets.top - (seenBottom - seenTop) / 2
        case .bottom: rect.maxY - bounds.height + insets.bottom
        case .none where rect.minY < seenTop: rect.minY - insets.top
        case .none where rect.maxY > seenBottom: rect.maxY - bounds.height + insets.bottom
        case .none: contentOffset.y
        }
      return restingOffset(for: CGPoint(x: contentOffset.x, y: y))
    }
  }
#endif
