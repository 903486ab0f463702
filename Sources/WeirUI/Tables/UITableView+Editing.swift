#if !canImport(UIKit)
  import Foundation

  extension UITableView {
    func changeEditing(_ editing: Bool, _ animated: Bool) {
      guard editing != isInEditing else { return }
      isInEditing = editing
      for path in chosen { deselectRow(at: path, animated: false) }
      for row in shown { adopt(row.cell, row.path) }
    }

    /// Gives a cell what the table's editing makes of it.
    func adopt(_ cell: UITableViewCell, _ path: IndexPath) {
      let isEdited = isInEditing && canEdit(path)
      cell.editingStyle = isEdited ? editingStyle(path) : .none
      cell.showsReorderControl = isInEditing && canMove(path)
      if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
    }

    private func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    private func canMove(_ path: IndexPath) -> Bool {
      guard editWatcher != nil || !missing.contains(.moveRow) else { return false }
      return dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }

    /// What a person can do with a row.
    func handle(_ rowAct: PersonAct.RowAct, at path: IndexPath, _ act: PersonAct) throws(PersonRefusal) {
      updateNow()
      guard layout.contains(path) else { throw refusal(.notFound, act) }
      guard let cell = shown.first(where: { $0.path == path })?.cell else { throw refusal(.offScreen, act) }
      if let reason = cell.reasonOutOfReach { throw cell.refusal(reason, act) }
      switch rowAct {
      case .tap: try cell.person(does: .tap())
      case .tapAccessory: try tapAccessory(path, cell, act)
      case .swipeAction(let title): try swipe(path, cell, title, act)
      case .delete: try edit(path, .delete, act)
      case .insert: try edit(path, .insert, act)
      case .move(let target): try move(path, target, act)
      }
    }

    private func tapAccessory(_ path: IndexPath, _ cell: UITableViewCell, _ act: PersonAct) throws(PersonRefusal) {
      if let view = cell.shownAccessoryView { return try view.person(does: .tap()) }
      guard cell.shownAccessoryType.isButton else { throw cell.refusal(.notFound, act) }
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      tableWatcher?(.didTapAccessory(path))
    }

    private func swipe(
      _ path: IndexPath, _ cell: UITableViewCell, _ title: String, _ act: PersonAct
    ) throws(PersonRefusal) {
      guard !isInEditing, canEdit(path) else { throw cell.refusal(.disabled, act) }
      let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      if let action = ((trailing?.actions ?? []) + (leading?.actions ?? [])).first(where: { $0.title == title }) {
        return perform(action, path, cell)
      }
      guard title == deleteTitle(path), offersDeleting(path) else { throw cell.refusal(.notFound, act) }
      commit(.delete, path)
    }

    private func perform(_ action: UIContextualAction, _ path: IndexPath, _ cell: UITableViewCell) {
      delegate?.tableView(self, willBeginEditingRowAt: path)
      action.handler(action, cell) { [weak self] _ in
        guard let self else { return }
        delegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
      }
    }

    private func deleteTitle(_ path: IndexPath) -> String {
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    }

    /// Whether a swipe shows the button that deletes: where the delegate has no actions of its own.
    private func offersDeleting(_ path: IndexPath) -> Bool {
      guard editingStyle(path) == .delete, editWatcher != nil || !missing.contains(.commit) else { return false }
      guard let delegate, !missing.contains(.trailingActions) else { return true }
      return delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) == nil
        && missing.contains(.trailingActions)
    }

    private func edit(
      _ path: IndexPath, _ style: UITableViewCell.EditingStyle, _ act: PersonAct
    ) throws(PersonRefusal) {
      guard canEdit(path), editingStyle(path) == style else { throw refusal(.disabled, act) }
      guard isInEditing || style == .delete && offersDeleting(path) else { throw refusal(.hidden, act) }
      let commits = !missing.contains(.commit)
      commit(style, path)
      if editWatcher == nil, !commits || missing.contains(.commit) { throw refusal(.notSupported, act) }
    }

    private func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
      if !isInEditing { delegate?.tableView(self, willBeginEditingRowAt: path) }
      dataSource?.tableView(self, commit: style, forRowAt: path)
      editWatcher?(.didCommit(style, path))
      if !isInEditing { delegate?.tableView(self, didEndEditingRowAt: layout.contains(path) ? path : nil) }
    }

    /// A person drags a row: the data source moves it first, then its cell follows.
    private func move(_ path: IndexPath, _ target: IndexPath, _ act: PersonAct) throws(PersonRefusal) {
      guard isInEditing, canMove(path) else { throw refusal(.disabled, act) }
      let goal = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target) ?? target
      guard layout.sections.indices.contains(goal.section) else { throw refusal(.notFound, act) }
      guard goal != path else { return }
      dataSource?.tableView(self, moveRowAt: path, to: goal)
      if editWatcher == nil, missing.contains(.moveRow) { throw refusal(.notSupported, act) }
      editWatcher?(.didMove(path, to: goal))
      if !needsReload { moveRow(at: path, to: goal) }
    }
  }
#endif
