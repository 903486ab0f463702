import Foundation
import WeirBinding

/// A table that records what it is told.
final class RecordingTable: UITableView {
  var calls: [String] = []

  override func reloadData() {
    calls.append("reload")
    super.reloadData()
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert \(indexPaths.map(Array.init))")
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("delete \(indexPaths.map(Array.init))")
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("update \(indexPaths.map(Array.init))")
    super.reloadRows(at: indexPaths, with: animation)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("move \(Array(indexPath)) \(Array(newIndexPath))")
    super.moveRow(at: indexPath, to: newIndexPath)
  }

  /// What it was told since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
