import Foundation
import Testing
import WeirBinding

/// Data sources that cells make for themselves.
@Suite @MainActor struct ConfigurableDataSourcesTests {
  struct Name: AnimatableModel {
    var identity: Int
    var text: String
  }

  final class NameCell: UITableViewCell, Configurable {
    func configure(_ model: Name) { textLabel?.text = model.text }
  }

  private let bag = DisposeBag()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let first = IndexPath(row: 0, section: 0)

  init() {
    window.isHidden = false
    window.addSubview(table)
    table.register(cellType: NameCell.self)
  }

  private func names(_ texts: String...) -> [Name] {
    texts.enumerated().map { Name(identity: $0.offset, text: $0.element) }
  }

  private var shown: [String?] {
    table.layoutIfNeeded()
    return (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
    }
  }

  @Test func oneThatReloads() {
    let lists = BehaviorRelay(value: SingleSection.create(names("a", "b")))
    let source = NameCell.tableViewSingleSectionDataSource(
      configureCell: { cell, path, name in cell.tag = path.row + name.identity },
      titleForHeaderInSection: { _, section in "header \(section)" },
      titleForFooterInSection: { _, section in "footer \(section)" },
      sectionIndexTitles: { _ in ["A", "B"] }, sectionForSectionIndexTitle: { _, title, _ in title == "B" ? 1 : 0 })
    lists ~> table.rx.items(dataSource: source) ~ bag
    #expect(shown == ["a", "b"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.tag == 2)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "header 0")
    #expect(source.tableView(table, titleForFooterInSection: 0) == "footer 0")
    #expect(source.sectionIndexTitles(for: table) == ["A", "B"])
    #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 0) == 1)
    lists.accept(.create(names("c")))
    #expect(shown == ["c"])
  }

  @Test func oneThatAnimates() {
    let lists = BehaviorRelay(value: AnimatableSingleSection.create(names("a", "b")))
    var batches = 0
    let source = NameCell.tableViewAnimatedSingleSectionDataSource(
      decideViewTransition: { _, _, changesets in
        batches += changesets.count
        return .animated
      }, canEditRowAtIndexPath: { _, path in path.row == 0 }, canMoveRowAtIndexPath: { _, path in path.row == 1 })
    lists ~> table.rx.items(dataSource: source) ~ bag
    #expect(shown == ["a", "b"])
    lists.accept(.create([Name(identity: 1, text: "b"), Name(identity: 0, text: "x")]))
    #expect(shown == ["b", "x"])
    #expect(batches == 2, "one is reloaded, and one moves")
    #expect(source.tableView(table, canEditRowAt: first) && !source.tableView(table, canMoveRowAt: first))
  }

  @Test func editingIsOffUnlessAsked() {
    let (plain, animated) = (
      NameCell.tableViewSingleSectionDataSource(), NameCell.tableViewAnimatedSingleSectionDataSource()
    )
    #expect(!plain.tableView(table, canEditRowAt: first) && !plain.tableView(table, canMoveRowAt: first))
    #expect(!animated.tableView(table, canEditRowAt: first) && !animated.tableView(table, canMoveRowAt: first))
  }

  /// The models can be asked for, as those of all such data sources.
  @Test func modelsOfRows() throws {
    let source = NameCell.tableViewSingleSectionDataSource()
    Observable.just(SingleSection.create(names("a"))) ~> table.rx.items(dataSource: source) ~ bag
    let name: Name = try table.rx.model(at: first)
    #expect(name.text == "a")
    #expect(throws: ListError.outOfBounds(indexPath: IndexPath(row: 1, section: 0))) {
      let _: Name = try table.rx.model(at: IndexPath(row: 1, section: 0))
    }
    #expect("\(ListError.outOfBounds(indexPath: first))" == "there is no row at 0, 0 (section, row)")
  }
}
