/// A table's data source whose rows are given by sections of models, and whose cells by a closure.
///
/// It only holds the sections: ``RxTableViewSectionedReloadDataSource`` and ``RxTableViewSectionedAnimatedDataSource`` take
/// them from a stream and tell the table. Set up the closures before binding it; the table does not notice later changes.
/// All closures run on the main actor, and are released with the data source: capture the controller that holds it weakly.
@preconcurrency @MainActor
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource,
  SectionedViewDataSourceType
{
  /// What a row shows.
  public typealias Item = Section.Item
  /// Makes the cell of a row.
  public typealias ConfigureCell =
    @MainActor (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item) -> UITableViewCell
  /// The title above a section, or nil for none.
  public typealias TitleForHeaderInSection = @MainActor (TableViewSectionedDataSource<Section>, Int) -> String?
  /// The title below a section, or nil for none.
  public typealias TitleForFooterInSection = @MainActor (TableViewSectionedDataSource<Section>, Int) -> String?
  /// Whether a row can be edited.
  public typealias CanEditRowAtIndexPath = @MainActor (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
  /// Whether a row can be moved by a person.
  public typealias CanMoveRowAtIndexPath = @MainActor (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
  /// The titles of the index at the table's side, or nil for none.
  public typealias SectionIndexTitles = @MainActor (TableViewSectionedDataSource<Section>) -> [String]?
  /// The section to which a title of the index leads.
  public typealias SectionForSectionIndexTitle =
    @MainActor (
      TableViewSectionedDataSource<Section>, _ title: String, _ index: Int
    ) -> Int
  /// A section with the items that the table shows of it.
  public typealias SectionModelSnapshot = SectionModel<Section, Item>

  /// Makes the cell of a row.
  open var configureCell: ConfigureCell
  /// The title above a section.
  open var titleForHeaderInSection: TitleForHeaderInSection
  /// The title below a section.
  open var titleForFooterInSection: TitleForFooterInSection
  /// Whether a row can be edited.
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  /// Whether a row can be moved by a person.
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
  /// The titles of the index at the table's side.
  open var sectionIndexTitles: SectionIndexTitles
  /// The section to which a title of the index leads.
  open var sectionForSectionIndexTitle: SectionForSectionIndexTitle

  private var store = SectionStore<Section>()

  /// A data source of no sections yet.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in true },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in true },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
    self.sectionIndexTitles = sectionIndexTitles
    self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
  }

  // MARK: Models

  /// The sections that the table shows, with rows that a person has moved where they are now.
  open var sectionModels: [Section] { store.sections }

  /// A section that the table shows.
  ///
  /// - Precondition: There is such a section.
  open subscript(section: Int) -> Section { store.section(at: section) }

  /// The model of a row.
  ///
  /// - Precondition: There is such a row; ``model(at:)`` throws where there is none.
  open subscript(indexPath: IndexPath) -> Item {
    get { store[indexPath] }
    set { store[indexPath] = newValue }
  }

  /// The model of a row.
  ///
  /// - Throws: ``ListError/outOfBounds(indexPath:)``.
  open func model(at indexPath: IndexPath) throws -> Any { try store.item(at: indexPath) }

  /// Takes other sections; the table is not told.
  open func setSections(_ sections: [Section]) { store.set(sections) }

  // MARK: UITableViewDataSource

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { store.snapshots.count }

  /// How many rows a section has; none where there is no such section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.count(of: section)
  }

  /// The cell of a row; an empty one, and a report, where there is no such row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    do {
      return configureCell(self, tableView, indexPath, try store.item(at: indexPath))
    } catch {
      report("a table asks only for rows that its data source has", "\(error)")
      return UITableViewCell()
    }
  }

  /// The title above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  /// The title below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }

  /// Whether a row can be moved by a person.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }

  /// Follows a row that a person has moved; the stream's owner learns of it by `rx.itemMoved`.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    do {
      try store.move(sourceIndexPath, to: destinationIndexPath)
    } catch {
      report("a row moves from and to a place that its data source has", "\(error)")
    }
  }

  /// The titles of the index at the table's side.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles(self) }

  /// The section to which a title of the index leads.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    sectionForSectionIndexTitle(self, title, index)
  }

  private func report(_ rule: String, _ value: String) {
    WeirDiagnostics.report(
      SectionsEvent.name(of: self), rule: rule, value: value,
      remedy: "set sections only inside batch updates, or reload the table after setting them")
  }
}
