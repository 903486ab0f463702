import Foundation
import Testing
import WeirBinding

@Suite @MainActor struct ReusableTests {
  final class PlainCell: UITableViewCell, Reusable {}

  final class NamedCell: UITableViewCell, Configurable {
    static var reuseIdentifier: String { "named" }
    var shown: [String] = []

    func configure(_ model: String) { shown.append(model) }
  }

  final class Header: UITableViewHeaderFooterView, Reusable {}

  @Test func identifiers() {
    #expect(PlainCell.reuseIdentifier == "PlainCell")
    #expect(NamedCell.reuseIdentifier == "named")
  }

  @Test func registeredCells() {
    let table = UITableView()
    table.register(cellType: PlainCell.self)
    table.register(cellType: NamedCell.self)
    let plain: PlainCell = table.dequeueReusableCell(for: IndexPath(row: 0, section: 0))
    #expect(plain.reuseIdentifier == "PlainCell")
    let named = table.dequeueReusableCell(for: IndexPath(row: 0, section: 0), cellType: NamedCell.self)
    #expect(named.reuseIdentifier == "named")
    let shown: NamedCell = table.dequeueReusableCell(for: IndexPath(row: 1, section: 0), model: "x")
    #expect(shown.shown == ["x"])
  }

  @Test func registeredHeaders() {
    let table = UITableView()
    #expect(table.dequeueReusableHeaderFooterView(Header.self) == nil)
    table.register(headerFooterViewType: Header.self)
    let header: Header? = table.dequeueReusableHeaderFooterView()
    #expect(header != nil)
  }

  @Test func dataSourcesOfConfigurableCells() {
    let table = UITableView()
    table.register(cellType: NamedCell.self)
    let source = NamedCell.tableViewSingleSectionDataSource(
      configureCell: { cell, path, model in cell.shown.append("\(path.item) \(model)") },
      titleForHeaderInSection: { _, _ in "header" }, titleForFooterInSection: { _, _ in "footer" })
    table.dataSource = source
    source.tableView(table, observedEvent: .next(SingleSection.create(["a", "b"])))
    let cell = source.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect((cell as? NamedCell)?.shown == ["b", "1 b"])
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "header")
    #expect(source.tableView(table, titleForFooterInSection: 0) == "footer")
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  struct Person: AnimatableModel {
    var identity: Int
    var name: String
  }

  final class PersonCell: UITableViewCell, Configurable {
    var name = ""

    func configure(_ model: Person) { name = model.name }
  }

  @Test func animatedDataSourcesOfConfigurableCells() {
    let table = UITableView()
    table.register(cellType: PersonCell.self)
    let source = PersonCell.tableViewAnimatedSingleSectionDataSource(titleForHeaderInSection: { _, _ in "header" })
    table.dataSource = source
    source.tableView(table, observedEvent: .next(AnimatableSingleSection.create([Person(identity: 1, name: "a")])))
    let cell = source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect((cell as? PersonCell)?.name == "a")
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "header")
  }
}
