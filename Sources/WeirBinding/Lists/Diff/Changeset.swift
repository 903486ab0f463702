/// One batch of changes to a list, and the model that it leads to.
///
/// A batch is what one `performBatchUpdates` of a table or collection view takes. Deletes, updates and the sources of moves
/// are places in ``originalSections``; inserts and the targets of moves are places in ``finalSections``. No place is named
/// twice, and nothing moves out of, into or within a section that the same batch deletes, inserts, moves or updates.
public struct Changeset<Section: SectionModelType> {
  /// What a row shows.
  public typealias Item = Section.Item

  /// Whether there is nothing to animate from, so that the view is to be reloaded whole.
  public let reloadData: Bool
  /// The model before this batch.
  public let originalSections: [Section]
  /// The model after this batch, to be set inside it.
  public let finalSections: [Section]
  /// Where new sections are, in the model after.
  public let insertedSections: [Int]
  /// Which sections go, in the model before.
  public let deletedSections: [Int]
  /// Which sections change their order: from a place in the model before to one in the model after.
  public let movedSections: [(from: Int, to: Int)]
  /// Which sections are to be reloaded, in the model before.
  public let updatedSections: [Int]
  /// Where new items are, in the model after.
  public let insertedItems: [ItemPath]
  /// Which items go, in the model before.
  public let deletedItems: [ItemPath]
  /// Which items change their order or their section: from a place in the model before to one in the model after.
  public let movedItems: [(from: ItemPath, to: ItemPath)]
  /// Which items are to be reloaded, in the model before.
  public let updatedItems: [ItemPath]

  /// A batch of the given changes.
  ///
  /// Whoever makes one by hand (for a test of a view, say) sees to it that it is legal; ``Diff`` makes only legal ones.
  public init(
    reloadData: Bool = false, originalSections: [Section] = [], finalSections: [Section] = [],
    insertedSections: [Int] = [], deletedSections: [Int] = [], movedSections: [(from: Int, to: Int)] = [],
    updatedSections: [Int] = [], insertedItems: [ItemPath] = [], deletedItems: [ItemPath] = [],
    movedItems: [(from: ItemPath, to: ItemPath)] = [], updatedItems: [ItemPath] = []
  ) {
    self.reloadData = reloadData
    self.originalSections = originalSections
    self.finalSections = finalSections
    self.insertedSections = insertedSections
    self.deletedSections = deletedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.insertedItems = insertedItems
    self.deletedItems = deletedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
  }

  /// The batch that shows the first model: all sections are new, and the view is reloaded.
  public static func initialValue(_ sections: [Section]) -> Changeset<Section> {
    Changeset(reloadData: true, finalSections: sections, insertedSections: Array(sections.indices))
  }
}

extension Changeset: Sendable where Section: Sendable {}
