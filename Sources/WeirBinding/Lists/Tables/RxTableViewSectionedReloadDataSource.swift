/// A table's data source that reloads the whole table for every model of a stream.
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section>,
  RxTableViewDataSourceType
{
  /// What the stream is of.
  public typealias Element = [Section]

  /// Shows the next model; an error of the stream is reported, and the table stays as it is.
  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    guard let sections = SectionsEvent.sections(of: observedEvent, for: self) else { return }
    setSections(sections)
    tableView.reloadData()
  }
}
