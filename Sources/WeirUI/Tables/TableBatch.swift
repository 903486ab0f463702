#if !canImport(UIKit)
  import Foundation

  /// Changes of a table that are made at a time.
  ///
  /// As in UIKit: what is deleted, reloaded or moved away is counted as it was before, what is inserted or moved to as it is
  /// after all changes.
  struct TableBatch {
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var reconfiguredRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []

    var isEmpty: Bool {
      deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
        && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }
  }
#endif
