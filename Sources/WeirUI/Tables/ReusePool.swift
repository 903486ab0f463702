#if !canImport(UIKit)
  import Foundation

  /// Cells, headers and footers that are shown no more, and the classes of new ones.
  @MainActor
  struct ReusePool {
    private var cells: [String: [UITableViewCell]] = [:]
    private var edges: [String: [UITableViewHeaderFooterView]] = [:]
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]

    /// Keeps a cell for later, where it has an identifier.
    mutating func put(_ cell: UITableViewCell) {
      guard let identifier = cell.reuseIdentifier else { return }
      cells[identifier, default: []].append(cell)
    }

    /// Keeps a header or footer for later, where it has an identifier.
    mutating func put(_ view: UITableViewHeaderFooterView) {
      guard let identifier = view.reuseIdentifier else { return }
      edges[identifier, default: []].append(view)
    }

    /// A cell that was kept, or a new one of the class that is registered; nil where there is neither.
    mutating func cell(_ identifier: String) -> UITableViewCell? {
      if let kept = cells[identifier]?.popLast() {
        kept.prepareForReuse()
        return kept
      }
      return cellClasses[identifier].map { $0.init(reusedAs: identifier) }
    }

    /// A header or footer that was kept, or a new one of the class that is registered; nil where there is neither.
    mutating func edge(_ identifier: String) -> UITableViewHeaderFooterView? {
      if let kept = edges[identifier]?.popLast() {
        kept.prepareForReuse()
        return kept
      }
      return edgeClasses[identifier].map { $0.init(reusedAs: identifier) }
    }
  }
#endif
