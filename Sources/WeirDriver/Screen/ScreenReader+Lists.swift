#if !canImport(UIKit)
  import WeirUI

  extension ScreenReader {
    /// A list, a row of one, or the header of a section, or nil for other views.
    func list(_ view: UIView, _ inner: [ScreenElement]) -> ScreenElement? {
      switch view {
      case let table as UITableView: self.table(table, inner)
      case let cell as UITableViewCell: row(cell, inner)
      case let edge as UITableViewHeaderFooterView: self.edge(edge, inner)
      default: nil
      }
    }

    private func table(_ table: UITableView, _ inner: [ScreenElement]) -> ScreenElement {
      let count = table.countOfRows
      let shown = (table.indexPathsForVisibleRows ?? []).map(table.number)
      var element = ScreenElement(
        .table, table.accessibilityLabel ?? table.accessibilityIdentifier, target: .view(table))
      if let first = shown.first, let last = shown.last, shown.count < count {
        element.outline.value = "rows \(first) to \(last) of \(count)"
      }
      element.addNames(of: table)
      if table.refreshControl?.isRefreshing == true { element.outline.states.append(.busy) }
      element.children = ReadingOrder.sorted(inner)
      return element
    }

    private func row(_ cell: UITableViewCell, _ inner: [ScreenElement]) -> ScreenElement? {
      guard let table = cell.enclosingTable, let path = table.indexPath(for: cell) else { return nil }
      var element = ScreenElement(.row, number: table.number(of: path), target: .row(path, table))
      element.merge(inner, label: cell.accessibilityLabel)
      element.addNames(of: cell)
      if cell.isSelected { element.outline.states.append(.selected) }
      let accessory = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
      if accessory == .checkmark { element.outline.states.append(.checked) }
      element.children += Self.extraButtons(cell, accessory, path, table)
      return element
    }

    private static func extraButtons(
      _ cell: UITableViewCell, _ accessory: UITableViewCell.AccessoryType, _ path: IndexPath, _ table: UITableView
    ) -> [ScreenElement] {
      var buttons: [ScreenElement] = []
      if accessory == .detailButton || accessory == .detailDisclosureButton {
        buttons.append(ScreenElement(.button, "Details", target: .act(.row(path, .tapAccessory), table)))
      }
      guard cell.isEditing else { return buttons }
      switch cell.editingStyle {
      case .delete: buttons.append(ScreenElement(.button, "Delete", target: .act(.row(path, .delete), table)))
      case .insert: buttons.append(ScreenElement(.button, "Insert", target: .act(.row(path, .insert), table)))
      case .none: break
      }
      return buttons
    }

    private func edge(_ view: UITableViewHeaderFooterView, _ inner: [ScreenElement]) -> ScreenElement? {
      var element = ScreenElement(.header, target: .view(view))
      element.merge(inner, label: view.accessibilityLabel)
      element.addNames(of: view)
      if let table = view.superview as? UITableView {
        let isFooter = (0..<table.numberOfSections).contains { table.footerView(forSection: $0) === view }
        if isFooter { element.outline.role = .text }
      }
      return element
    }
  }

  extension UITableView {
    /// How many rows all sections have.
    var countOfRows: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } }

    /// The number of a row over all sections, from 1 on.
    func number(of path: IndexPath) -> Int {
      (0..<path.section).reduce(path.row + 1) { $0 + numberOfRows(inSection: $1) }
    }

    /// The row with a number over all sections, counted from 1.
    func indexPath(ofNumber number: Int) -> IndexPath? {
      var rest = number - 1
      guard rest >= 0 else { return nil }
      for section in 0..<numberOfSections {
        let count = numberOfRows(inSection: section)
        if rest < count { return IndexPath(row: rest, section: section) }
        rest -= count
      }
      return nil
    }
  }

  extension UIView {
    fileprivate var enclosingTable: UITableView? {
      var view = superview
      while let candidate = view {
        if let table = candidate as? UITableView { return table }
        view = candidate.superview
      }
      return nil
    }
  }

  extension ScreenElement {
    /// Takes plain texts into its name, and keeps the other elements.
    ///
    /// A control that has no name of its own gets the one of what it is in, as when a screen is read aloud.
    mutating func merge(_ inner: [ScreenElement], label: String?) {
      let sorted = ReadingOrder.sorted(inner)
      let texts = sorted.filter(\.isPlainText).compactMap(\.outline.name)
      let name = label ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
      outline.name = name
      otherNames += texts.filter { $0 != name }
      children = sorted.filter { !$0.isPlainText }.map { child in
        var child = child
        if child.outline.name == nil, child.target != nil { child.outline.name = name }
        return child
      }
    }

    private var isPlainText: Bool { outline.role == .text && !outline.states.contains(.tappable) }

    /// Makes it known by the identifier of its view, too, and by the label where another text is its name.
    mutating func addNames(of view: UIView) {
      for name in [view.accessibilityIdentifier, view.accessibilityLabel] {
        guard let name, !name.isEmpty, !names.contains(name) else { continue }
        if outline.name == nil { outline.name = name } else { otherNames.append(name) }
      }
    }
  }
#endif
