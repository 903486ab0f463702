extension UITableView: SectionedViewType {
  /// Inserts rows.
  public func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation) {
    insertRows(at: paths, with: animationStyle)
  }

  /// Deletes rows.
  public func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation) {
    deleteRows(at: paths, with: animationStyle)
  }

  /// Moves a row.
  public func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath) { moveRow(at: from, to: to) }

  /// Reloads rows.
  public func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation) {
    reloadRows(at: paths, with: animationStyle)
  }

  /// Inserts sections.
  public func insertSections(_ sections: [Int], animationStyle: UITableView.RowAnimation) {
    insertSections(IndexSet(sections), with: animationStyle)
  }

  /// Deletes sections.
  public func deleteSections(_ sections: [Int], animationStyle: UITableView.RowAnimation) {
    deleteSections(IndexSet(sections), with: animationStyle)
  }

  /// Moves a section.
  public func moveSection(_ from: Int, to: Int) { moveSection(from, toSection: to) }

  /// Reloads sections.
  public func reloadSections(_ sections: [Int], animationStyle: UITableView.RowAnimation) {
    reloadSections(IndexSet(sections), with: animationStyle)
  }
}
