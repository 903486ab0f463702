#if !canImport(UIKit)
  public import Foundation

  /// What a table shows (UIKit).
  ///
  /// A method that is not there does what UIKit does where it is not; the table notices. Swift looks for the methods where a
  /// class says that it conforms: a subclass that adds an optional method is not heard, so the class above has to have it
  /// for the subclass to override, as `UITableViewController` does.
  @preconcurrency @MainActor
  public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title of a header; nil by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title of a footer; nil by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited; yes by default, where `commit` is there.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved; yes by default, where `moveRowAt` is there.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles of the index at the edge; nil by default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section of a title of the index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// A person deletes or inserts a row.
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// A person has moved a row.
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  }

  extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Nil.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Yes.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Yes.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    /// Nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The place of the title.
    public func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Notes that it is not there.
    public func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.missing.insert(.commit) }
    /// Notes that it is not there.
    public func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.missing.insert(.moveRow) }
  }

  /// Who is told in good time which rows may come (UIKit).
  @preconcurrency @MainActor
  public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// These rows may come next.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// These rows do not come after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
  }

  extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
  }

  /// Optional methods that a data source or delegate was found not to have.
  struct MissingMethods: OptionSet {
    let rawValue: Int

    static let heightForRow = MissingMethods(rawValue: 1)
    static let estimatedHeightForRow = MissingMethods(rawValue: 2)
    static let viewForHeader = MissingMethods(rawValue: 4)
    static let viewForFooter = MissingMethods(rawValue: 8)
    static let trailingActions = MissingMethods(rawValue: 16)
    static let commit = MissingMethods(rawValue: 32)
    static let moveRow = MissingMethods(rawValue: 64)
    static let accessoryTapped = MissingMethods(rawValue: 128)
  }
#endif
