/// How one model of a list becomes the next.
public struct SectionedChanges<Section: AnimatableSectionModelType> {
  /// The batches, to be applied one after the other; none where nothing is to be seen of the change.
  ///
  /// A model of equal items that carry something newer needs no batch, and is to be set all the same.
  public let changesets: [Changeset<Section>]
  /// The identities that the later model has twice, as far as they were looked for: see ``Diff/changes(from:to:)``.
  public let duplicates: [DuplicateIdentity]

  /// Changes of these batches.
  public init(changesets: [Changeset<Section>], duplicates: [DuplicateIdentity] = []) {
    self.changesets = changesets
    self.duplicates = duplicates
  }
}
