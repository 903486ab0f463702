#if !canImport(UIKit)
  public import Foundation

  extension UITableView {
    /// The chosen row, or the first of them; nil where there is none.
    public var indexPathForSelectedRow: IndexPath? { chosen.first }

    /// The chosen rows; nil where there are none.
    public var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }

    /// Chooses a row from the program, without telling the delegate; nil chooses none.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      loadIfNeeded()
      guard let indexPath else {
        for path in chosen { mark(path, false, animated) }
        return
      }
      guard allowsSelection || isInEditing, layout.contains(indexPath) else { return }
      if !takesSeveral { for path in chosen where path != indexPath { mark(path, false, animated) } }
      mark(indexPath, true, animated)
      if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Chooses a row no more, from the program, without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false, animated) }

    private var takesSeveral: Bool { isInEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private var takesChoices: Bool {
      isInEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    private func mark(_ path: IndexPath, _ isChosen: Bool, _ animated: Bool) {
      if isChosen { if !chosen.contains(path) { chosen.append(path) } } else { chosen.removeAll { $0 == path } }
      guard let cell = shown.first(where: { $0.path == path })?.cell, cell.isSelected != isChosen else { return }
      cell.setSelected(isChosen, animated: animated)
    }

    /// A person taps a cell: the order of calls is UIKit's.
    func tapped(_ cell: UITableViewCell, _ act: PersonAct) throws(PersonRefusal) {
      guard let path = indexPath(for: cell) else { throw cell.refusal(.offScreen, act) }
      guard takesChoices else { throw cell.refusal(.disabled, act) }
      guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
        throw cell.refusal(.declined(by: "shouldHighlightRowAt"), act)
      }
      cell.setHighlighted(true, animated: false)
      delegate?.tableView(self, didHighlightRowAt: path)
      tableWatcher?(.didHighlight(path))
      cell.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: path)
      tableWatcher?(.didUnhighlight(path))
      if takesSeveral, chosen.contains(path) { deselectForPerson(path) } else { try selectForPerson(path, cell, act) }
    }

    private func selectForPerson(
      _ path: IndexPath, _ cell: UITableViewCell, _ act: PersonAct
    ) throws(PersonRefusal) {
      guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else {
        throw cell.refusal(.declined(by: "willSelectRowAt"), act)
      }
      guard layout.contains(path) else { return }
      if !takesSeveral { for other in chosen where other != path { deselectForPerson(other) } }
      mark(path, true, false)
      delegate?.tableView(self, didSelectRowAt: path)
      tableWatcher?(.didSelect(path))
    }

    private func deselectForPerson(_ path: IndexPath) {
      guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
      mark(path, false, false)
      delegate?.tableView(self, didDeselectRowAt: path)
      tableWatcher?(.didDeselect(path))
    }
  }
#endif
