#if !canImport(UIKit)
  extension Watching {
    static func table(_ table: UITableView, _ moments: Moments<TableMoment>) {
      table.tableWatcher = { moments.tell($0) }
    }

    static func tableEdits(_ table: UITableView, _ moments: Moments<TableEditMoment>) {
      table.editWatcher = { moments.tell($0) }
    }

    static func tablePrefetching(_ table: UITableView, _ moments: Moments<TablePrefetchMoment>) {
      table.prefetchWatcher = { moments.tell($0) }
    }
  }

  extension UITableView {
    /// The data source that the program has set.
    var ownDataSource: (any UITableViewDataSource)? {
      get { dataSource }
      set { dataSource = newValue }
    }
  }
#endif
