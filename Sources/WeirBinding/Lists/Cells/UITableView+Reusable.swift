extension UITableView {
  /// Registers a type of cell under its own identifier.
  public final func register<Cell: UITableViewCell & Reusable>(cellType: Cell.Type) {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// A cell of a registered type.
  ///
  /// - Precondition: The type is registered, with ``register(cellType:)``.
  public final func dequeueReusableCell<Cell: UITableViewCell & Reusable>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell {
    let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
    if let cell = cell as? Cell { return cell }
    let fault = "another type is registered under the same identifier"
    WeirDiagnostics.report(
      "UITableView", rule: "a cell is of the type that is asked for",
      value: "\(type(of: cell)) for \(cellType): \(fault)",
      remedy: "call register(cellType: \(cellType).self) before, and use each identifier for one type")
    // There is no cell of the type that this has to return.
    fatalError("UITableView: a cell is of the type that is asked for; \(type(of: cell)) for \(cellType); register it")
  }

  /// A cell of a registered type that shows a model.
  public final func dequeueReusableCell<Cell: UITableViewCell & Configurable>(
    for indexPath: IndexPath, model: Cell.Model, cellType: Cell.Type = Cell.self
  ) -> Cell {
    let cell = dequeueReusableCell(for: indexPath, cellType: cellType)
    cell.configure(model)
    return cell
  }

  /// Registers a type of header or footer under its own identifier.
  public final func register<View: UITableViewHeaderFooterView & Reusable>(headerFooterViewType: View.Type) {
    register(headerFooterViewType.self, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  /// A header or footer of a type, or nil if it is not registered.
  public final func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView & Reusable>(
    _ viewType: View.Type = View.self
  ) -> View? {
    dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? View
  }
}
