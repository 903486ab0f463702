/// Finds the changes that lead from one model of a list to the next.
///
/// Identity decides what an item is: one that both models have is never deleted and inserted, but stays, or moves within
/// its section or to another. As few items and sections move as can be (what stays is a longest increasing subsequence).
/// Equality decides whether an item is reloaded; one that moves and has changed is reloaded in the first batch and moved in
/// a later one. A section that is `Equatable` and differs in more than its items is reloaded whole, after all else. Every
/// model between the two already carries the newest value of all items that last.
///
/// There are up to five batches, in this order: items and sections go, and items are reloaded; sections come and move;
/// items come and move; sections go whose items have moved elsewhere; sections are reloaded.
///
/// **Duplicates.** Items that share an identity are told apart by their order: those that stand at an end of their section as
/// before, or follow the item that they followed, are taken for what they were; of the others the first is taken for the
/// first, the second for the second, and so on. So all are shown, all batches stay legal, and other items are not affected.
/// Sections that share an identity are told apart by their order alone.
///
/// Time is linear where most items stand in their old order, and n log n at worst, if hashes are good; a hash or an equality
/// that lies costs time and animations, but never legality. Any thread; up to 2³¹ − 1 items. The names are those of
/// RxDataSources.
public enum Diff {
  /// The batches that lead from one model to the next, and the duplicate identities that were found.
  ///
  /// Never fails over a duplicate. All duplicates of the later model's items are named as soon as there are more items of
  /// one identity than before; else they are those of the earlier model, which were named when they came. Those of its
  /// sections are named whenever the sections' identities are not those of before, in their order.
  ///
  /// - Throws: ``Error/invalidInitializerImplementation(section:expectedItems:expectedIdentifier:)``.
  @inlinable
  public static func changes<Section: AnimatableSectionModelType>(
    from old: [Section], to new: [Section]
  ) throws -> SectionedChanges<Section> {
    let matcher = SectionMatcher(from: old, to: new, looksAtAll: false)
    return SectionedChanges(changesets: try ChangesetBuilder(matcher).changesets(), duplicates: matcher.duplicates)
  }

  /// The batches that lead from one model to the next, if the later one has no identity twice.
  ///
  /// All identities of the later model are looked at, even if nothing changed. A duplicate that only the earlier model has
  /// is no error.
  ///
  /// - Throws: ``Error``.
  @inlinable
  public static func differencesForSectionedView<Section: AnimatableSectionModelType>(
    initialSections: [Section], finalSections: [Section]
  ) throws -> [Changeset<Section>] {
    let matcher = SectionMatcher(from: initialSections, to: finalSections, looksAtAll: true)
    if let duplicate = matcher.duplicates.first { throw matcher.error(duplicate) }
    return try ChangesetBuilder(matcher).changesets()
  }
}
