/// A table's data source that animates the table from each model of a stream to the next.
///
/// The first model, and those that come while the table is in no window, reload the table; so does one whose sections
/// cannot be compared, which is reported. Identities that are there twice are reported, with both places, when they come;
/// what then happens is told at ``Diff``. The models themselves always become the newest, even if no row changes.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  /// What the stream is of.
  public typealias Element = [Section]
  /// Decides how to go to the next model, by the batches that lead there.
  public typealias DecideViewTransition =
    @MainActor (
      TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]
    ) -> ViewTransition

  /// How rows and sections come, change and go.
  public var animationConfiguration: AnimationConfiguration
  /// Decides how to go to the next model.
  public var decideViewTransition: DecideViewTransition

  @usableFromInline typealias Compare = ([Section], [Section]) throws -> SectionedChanges<Section>

  /// Made where the data source is made, so that the compiler can specialise it for the app's models; what this module
  /// could call itself is many times slower.
  @usableFromInline let compare: Compare
  @usableFromInline var hasModel = false
  @usableFromInline var isShowing = false
  /// What came while a model was being shown.
  @usableFromInline var waiting: [Section]?

  /// A data source of no sections yet.
  @inlinable
  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    compare = { try Diff.changes(from: $0, to: $1) }
    super.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }

  /// Shows the next model; an error of the stream is reported, and the table stays as it is.
  ///
  /// One that comes while another is being shown, from `decideViewTransition` or from what hears of the batches, is shown
  /// after it; of several the last.
  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    guard let sections = SectionsEvent.sections(of: observedEvent, for: self) else { return }
    waiting = sections
    if isShowing { return }
    isShowing = true
    defer { isShowing = false }
    while let next = waiting {
      waiting = nil
      show(next, in: tableView)
    }
  }

  private func show(_ sections: [Section], in tableView: UITableView) {
    let isAnimated = hasModel && tableView.window != nil
    guard let changes = changes(from: hasModel ? sectionModels : [], to: sections) else {
      return reload(tableView, sections)
    }
    SectionsEvent.report(changes.duplicates, for: self)
    let dataSource = tableView.ownDataSource
    guard isAnimated, decideViewTransition(self, tableView, changes.changesets) == .animated else {
      return reload(tableView, sections)
    }
    for batch in changes.changesets {
      // The table may have been given away by what was called: then these are not its rows.
      guard tableView.ownDataSource === dataSource else { break }
      apply(batch, to: tableView)
    }
    // Equal items may carry something newer, for which there is no batch.
    setSections(sections)
  }

  private func changes(from old: [Section], to new: [Section]) -> SectionedChanges<Section>? {
    do {
      return try compare(old, new)
    } catch {
      SectionsEvent.report(error, for: self)
      return nil
    }
  }

  private func apply(_ batch: Changeset<Section>, to tableView: UITableView) {
    tableView.performBatchUpdates(
      { [self] in
        setSections(batch.finalSections)
        tableView.batchUpdates(batch, animationConfiguration: animationConfiguration)
      }, completion: nil)
  }

  private func reload(_ tableView: UITableView, _ sections: [Section]) {
    hasModel = true
    setSections(sections)
    tableView.reloadData()
  }
}
