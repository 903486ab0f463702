extension Reactive where Base: UITableView {
  /// Shows the elements of a stream of sequences as rows, by a closure that makes their cells.
  ///
  /// ```swift
  /// names.bind(to: tableView.rx.items) { table, row, name in … }
  /// ```
  /// The rows are read anew at each element of the stream. See `items(dataSource:)` for how long it lasts.
  public func items<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping @MainActor (UITableView, Int, Rows.Element) -> UITableViewCell) -> any Disposable
  where Source.Element == Rows {
    { cellFactory in items(dataSource: RowsDataSource<Rows>(cellFactory))(source) }
  }

  /// Shows the elements of a stream of sequences as rows, in cells of one kind that a closure configures.
  ///
  /// ```swift
  /// names.bind(to: tableView.rx.items(cellIdentifier: "name", cellType: NameCell.self)) { row, name, cell in … }
  /// ```
  /// The identifier must be registered. A cell of another type is a fault, which is reported; it is shown as it is.
  public func items<Rows: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping @MainActor (Int, Rows.Element, Cell) -> Void) -> any Disposable
  where Source.Element == Rows {
    { source in
      { configureCell in
        let dataSource = RowsDataSource<Rows> { table, row, element in
          let cell = table.dequeueReusableCell(
            withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
          if let cell = cell as? Cell { configureCell(row, element, cell) } else { Self.report(cell, cellIdentifier) }
          return cell
        }
        return items(dataSource: dataSource)(source)
      }
    }
  }

  /// Shows the elements of a stream by a data source that takes them, such as those of sections.
  ///
  /// It is the table's data source, and is kept, until the subscription is disposed of or the table goes; the end of
  /// the stream changes nothing. An error of the stream is a fault, which is reported. A table has one data source:
  /// where it is given another one the stream has no effect any more; where that comes from a stream, it is a fault.
  public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      let table = base as UITableView
      let setting = DataSourceSlot.set(dataSource, of: table)
      // A data source belongs to the main actor.
      let feeder = Unchecked(dataSource)
      let feed = source.asObservable().take(until: table.rx.deallocated).bind { [weak table] element in
        guard let table, table.ownDataSource === feeder.value else { return }
        feeder.value.tableView(table, observedEvent: .next(element))
      }
      return Disposables.create(feed, setting)
    }
  }

  // Static, since the closure that calls it is kept by the table: it must not hold the table.
  private static func report(_ cell: UITableViewCell, _ identifier: String) {
    WeirDiagnostics.report(
      "UITableView.rx", rule: "the cells of an identifier are of the type that is configured",
      value: "\"\(identifier)\" gives a \(type(of: cell))", remedy: "register the cell's class for the identifier")
  }
}
