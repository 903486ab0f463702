public import Foundation

/// A view that shows sections of items, and takes batches of changes to them.
///
/// Tables are; collection views can be, as both have the same operations.
@preconcurrency @MainActor
public protocol SectionedViewType {
  /// Shows new items, at places after the batch.
  func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
  /// Takes items away, at places before the batch.
  func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
  /// Moves an item, from a place before the batch to one after it.
  func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath)
  /// Shows items afresh, at places before the batch.
  func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation)
  /// Shows new sections, at places after the batch.
  func insertSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
  /// Takes sections away, at places before the batch.
  func deleteSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
  /// Moves a section, from a place before the batch to one after it.
  func moveSection(_ from: Int, to: Int)
  /// Shows sections afresh, at places before the batch.
  func reloadSections(_ sections: [Int], animationStyle: UITableView.RowAnimation)
}

extension SectionedViewType {
  /// Tells the view all changes of one batch, and nothing of kinds of which there are none.
  ///
  /// To be called inside the view's batch updates, when the data source already has the batch's final sections.
  public func batchUpdates<Section>(
    _ changes: Changeset<Section>, animationConfiguration: AnimationConfiguration = AnimationConfiguration()
  ) {
    let animations = animationConfiguration
    tell(changes.deletedSections) { deleteSections($0, animationStyle: animations.deleteAnimation) }
    tell(changes.updatedSections) { reloadSections($0, animationStyle: animations.reloadAnimation) }
    tell(changes.insertedSections) { insertSections($0, animationStyle: animations.insertAnimation) }
    for (from, to) in changes.movedSections { moveSection(from, to: to) }
    tell(changes.deletedItems.map(IndexPath.init)) {
      deleteItemsAtIndexPaths($0, animationStyle: animations.deleteAnimation)
    }
    tell(changes.updatedItems.map(IndexPath.init)) {
      reloadItemsAtIndexPaths($0, animationStyle: animations.reloadAnimation)
    }
    tell(changes.insertedItems.map(IndexPath.init)) {
      insertItemsAtIndexPaths($0, animationStyle: animations.insertAnimation)
    }
    for (from, to) in changes.movedItems { moveItemAtIndexPath(IndexPath(from), to: IndexPath(to)) }
  }

  private func tell<Place>(_ places: [Place], _ operation: ([Place]) -> Void) {
    if !places.isEmpty { operation(places) }
  }
}

extension IndexPath {
  /// The place in the form that views take.
  public init(_ path: ItemPath) { self.init(indexes: [path.sectionIndex, path.itemIndex]) }
}
