/// Keeps the data source that a stream has given to a table, since the table does not.
@MainActor
final class DataSourceSlot {
  private var dataSource: (any UITableViewDataSource)?

  private nonisolated init() {}

  /// Gives a table its data source; the result takes it away, unless the table has another one by then.
  nonisolated static func set(_ dataSource: any UITableViewDataSource, of table: UITableView) -> any Disposable {
    let table = WeakReference(table)
    // A data source belongs to the main actor.
    let held = Unchecked(dataSource)
    MainCall.run { if let table = table.object { of(table)?.give(held.value, to: table) } }
    // The disposable outlives the table in a bag, and must not keep the rows for as long.
    let given = Unchecked(WeakReference(dataSource as AnyObject))
    return Disposables.onMain {
      if let table = table.object, let old = given.value.object { of(table)?.take(old, from: table) }
    }
  }

  private static func of(_ table: UITableView) -> DataSourceSlot? {
    Attached.object(DataSourceSlot.self, of: table) { DataSourceSlot() }
  }

  private func give(_ new: any UITableViewDataSource, to table: UITableView) {
    if let present = dataSource, present !== new, table.ownDataSource === present { reportTwo(table) }
    dataSource = new
    table.ownDataSource = new
  }

  private func take(_ old: AnyObject, from table: UITableView) {
    if table.ownDataSource === old { table.ownDataSource = nil }
    if dataSource === old { dataSource = nil }
  }

  private func reportTwo(_ table: UITableView) {
    WeirDiagnostics.report(
      "UITableView.rx", rule: "the rows of a table come from one stream",
      value: "\(LayoutRecord.name(of: table)) was bound to a second one",
      remedy: "dispose of the first subscription, or merge the streams; the newer one is shown")
  }
}
