extension Configurable where Self: UITableViewCell {
  /// A data source of one section of such cells, which reloads the table for every change.
  ///
  /// The table must have the type registered. `configureCell` may do more to each cell after it was configured.
  public static func tableViewSingleSectionDataSource(
    configureCell: ConfigureCell? = nil,
    titleForHeaderInSection: @escaping TableViewSingleSectionDataSource<Model>.TitleForHeaderInSection = { _, _ in nil
    },
    titleForFooterInSection: @escaping TableViewSingleSectionDataSource<Model>.TitleForFooterInSection = { _, _ in nil
    },
    canEditRowAtIndexPath: @escaping TableViewSingleSectionDataSource<Model>.CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping TableViewSingleSectionDataSource<Model>.CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping TableViewSingleSectionDataSource<Model>.SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle:
      @escaping TableViewSingleSectionDataSource<Model>.SectionForSectionIndexTitle = { _, _, index in index }
  ) -> TableViewSingleSectionDataSource<Model> {
    TableViewSingleSectionDataSource<Model>.configure(
      cellType: self, configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }
}

extension Configurable where Self: UITableViewCell, Model: AnimatableModel {
  /// A data source of one section of such cells, which animates its changes.
  ///
  /// The table must have the type registered. `configureCell` may do more to each cell after it was configured.
  @inlinable
  public static func tableViewAnimatedSingleSectionDataSource(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition:
      @escaping TableViewAnimatedSingleSectionDataSource<Model>.DecideViewTransition = { _, _, _ in .animated },
    configureCell: ConfigureCell? = nil,
    titleForHeaderInSection:
      @escaping TableViewAnimatedSingleSectionDataSource<Model>.TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection:
      @escaping TableViewAnimatedSingleSectionDataSource<Model>.TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath:
      @escaping TableViewAnimatedSingleSectionDataSource<Model>.CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath:
      @escaping TableViewAnimatedSingleSectionDataSource<Model>.CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping TableViewAnimatedSingleSectionDataSource<Model>.SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle:
      @escaping TableViewAnimatedSingleSectionDataSource<Model>.SectionForSectionIndexTitle = { _, _, index in index }
  ) -> TableViewAnimatedSingleSectionDataSource<Model> {
    TableViewAnimatedSingleSectionDataSource<Model>.configure(
      animationConfiguration: animationConfiguration, decideViewTransition: decideViewTransition, cellType: self,
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }
}
