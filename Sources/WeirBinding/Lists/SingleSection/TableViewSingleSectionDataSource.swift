/// A table's data source of one section, which reloads the table for every change.
public typealias TableViewSingleSectionDataSource<T> = RxTableViewSectionedReloadDataSource<SingleSectionModel<T>>

/// A table's data source of one section, which animates its changes.
public typealias TableViewAnimatedSingleSectionDataSource<T: AnimatableModel> =
  RxTableViewSectionedAnimatedDataSource<AnimatableSingleSectionModel<T>>

extension RxTableViewSectionedReloadDataSource {
  /// A data source of cells that show their models themselves; `configureCell` may do more to each.
  public static func configure<Cell: UITableViewCell & Configurable>(
    cellType: Cell.Type, configureCell: Cell.ConfigureCell? = nil,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) -> TableViewSingleSectionDataSource<Cell.Model> where Section == SingleSectionModel<Cell.Model> {
    TableViewSingleSectionDataSource<Cell.Model>(
      configureCell: { _, tableView, indexPath, model in
        let cell = tableView.dequeueReusableCell(for: indexPath, model: model, cellType: cellType)
        configureCell?(cell, indexPath, model)
        return cell
      }, titleForHeaderInSection: titleForHeaderInSection, titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath,
      sectionIndexTitles: sectionIndexTitles, sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }
}

extension RxTableViewSectionedAnimatedDataSource {
  /// A data source of cells that show their models themselves; `configureCell` may do more to each.
  @inlinable
  public static func configure<Cell: UITableViewCell & Configurable>(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    cellType: Cell.Type, configureCell: Cell.ConfigureCell? = nil,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) -> TableViewAnimatedSingleSectionDataSource<Cell.Model>
  where Section == AnimatableSingleSectionModel<Cell.Model> {
    TableViewAnimatedSingleSectionDataSource<Cell.Model>(
      animationConfiguration: animationConfiguration, decideViewTransition: decideViewTransition,
      configureCell: { _, tableView, indexPath, model in
        let cell = tableView.dequeueReusableCell(for: indexPath, model: model, cellType: cellType)
        configureCell?(cell, indexPath, model)
        return cell
      }, titleForHeaderInSection: titleForHeaderInSection, titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath,
      sectionIndexTitles: sectionIndexTitles, sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }
}
