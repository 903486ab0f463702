/// A table's data source that takes its models from a stream, as `tableView.rx.items(dataSource:)` needs one.
@preconcurrency @MainActor
public protocol RxTableViewDataSourceType {
  /// What the stream is of; an array of sections, as a rule.
  associatedtype Element

  /// Takes the next model, and makes the table show it.
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}
