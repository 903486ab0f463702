import Foundation

/// Shows a sequence as the rows of one section.
@MainActor
final class RowsDataSource<Rows: Sequence>: DataSourceObject, UITableViewDataSource, RxTableViewDataSourceType,
  SectionedViewDataSourceType
{
  private let cellFactory: @MainActor (UITableView, Int, Rows.Element) -> UITableViewCell
  private var rows: [Rows.Element] = []

  nonisolated init(_ cellFactory: @escaping @MainActor (UITableView, Int, Rows.Element) -> UITableViewCell) {
    self.cellFactory = cellFactory
  }

  func tableView(_ tableView: UITableView, observedEvent: Event<Rows>) {
    guard case .next(let rows) = observedEvent else { return }
    self.rows = Array(rows)
    tableView.reloadData()
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard indexPath.count == 2, indexPath.section == 0, rows.indices.contains(indexPath.row) else {
      throw ListError.outOfBounds(indexPath: indexPath)
    }
    return rows[indexPath.row]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellFactory(tableView, indexPath.row, rows[indexPath.row])
  }
}
