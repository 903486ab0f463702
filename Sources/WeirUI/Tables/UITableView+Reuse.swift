#if !canImport(UIKit)
  public import Foundation
  import WeirReporting

  extension UITableView {
    /// Makes cells of a class for an identifier; nil makes none any more.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      let known = cellClass as? UITableViewCell.Type
      if cellClass != nil, known == nil { reportClass(cellClass, "UITableViewCell", identifier) }
      reuse.cellClasses[identifier] = known
    }

    /// Makes headers and footers of a class for an identifier; nil makes none any more.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
      let known = aClass as? UITableViewHeaderFooterView.Type
      if aClass != nil, known == nil { reportClass(aClass, "UITableViewHeaderFooterView", identifier) }
      reuse.edgeClasses[identifier] = known
    }

    /// A cell that is shown no more, or a new one of the registered class; nil where there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }

    /// A cell for a row; its class must be registered.
    ///
    /// An identifier that is not known is reported, and a plain cell is given.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      if let cell = reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
      if let cell = reuse.cell(identifier) { return cell }
      reportIdentifier(identifier)
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A header or footer that is shown no more, or a new one of the registered class; nil where there is neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
      reuse.edge(identifier)
    }

    private func reportClass(_ found: AnyClass?, _ wanted: String, _ identifier: String) {
      WeirDiagnostics.report(
        "UITableView", rule: "a registered class must be a \(wanted)",
        value: "\(found.map { "\($0)" } ?? "nil") for '\(identifier)'", remedy: "register a subclass of \(wanted)")
    }

    private func reportIdentifier(_ identifier: String) {
      WeirDiagnostics.report(
        "UITableView", rule: "a cell's identifier must be registered", value: "'\(identifier)'",
        remedy: "call register(_:forCellReuseIdentifier:) before the table asks for cells")
    }
  }
#endif
