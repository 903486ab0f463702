/// How rows and sections come, change and go in a table.
///
/// Collection views animate by their layout, and ignore it.
public struct AnimationConfiguration: Sendable {
  /// How what is inserted comes.
  public let insertAnimation: UITableView.RowAnimation
  /// How what is reloaded changes.
  public let reloadAnimation: UITableView.RowAnimation
  /// How what is deleted goes.
  public let deleteAnimation: UITableView.RowAnimation

  /// Animations for the three; the table chooses those that are not given.
  public init(
    insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}
