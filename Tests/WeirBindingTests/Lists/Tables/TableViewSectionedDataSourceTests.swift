import Foundation
import TestSupport
import Testing
import WeirBinding

@Suite @MainActor struct TableViewSectionedDataSourceTests {
  typealias Model = SectionModel<String, Int>
  typealias Source = TableViewSectionedDataSource<Model>

  final class NumberCell: UITableViewCell { var number = 0 }

  let table = UITableView()
  let source = Source(
    configureCell: { source, _, path, number in
      let cell = NumberCell()
      cell.number = number + path.item * 100
      return cell
    },
    titleForHeaderInSection: { $0[$1].model },
    titleForFooterInSection: { "\($0[$1].items.count) of \($0.sectionModels.count)" },
    canEditRowAtIndexPath: { $0[$1] == 1 },
    canMoveRowAtIndexPath: { $0[$1] == 2 },
    sectionIndexTitles: { $0.sectionModels.map(\.model) },
    sectionForSectionIndexTitle: { source, title, index in title == "b" ? 1 : index })

  init() { source.setSections([Model(model: "a", items: [1, 2]), Model(model: "b", items: [3])]) }

  @Test func answersTheTable() {
    #expect(source.numberOfSections(in: table) == 2)
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(source.tableView(table, numberOfRowsInSection: 7) == 0)
    let cell = source.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect((cell as? NumberCell)?.number == 102)
    #expect(source.tableView(table, titleForHeaderInSection: 1) == "b")
    #expect(source.tableView(table, titleForFooterInSection: 1) == "1 of 2")
    #expect(source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 1, section: 0)))
    #expect(source.tableView(table, canMoveRowAt: IndexPath(row: 1, section: 0)))
    #expect(!source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    #expect(source.sectionIndexTitles(for: table) == ["a", "b"])
    #expect(source.tableView(table, sectionForSectionIndexTitle: "b", at: 5) == 1)
    #expect(source.tableView(table, sectionForSectionIndexTitle: "a", at: 5) == 5)
  }

  @Test func defaults() {
    let source = Source(configureCell: { _, _, _, _ in UITableViewCell() })
    source.setSections([Model(model: "a", items: [1])])
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    #expect(source.sectionIndexTitles(for: table) == nil)
    #expect(source.tableView(table, sectionForSectionIndexTitle: "x", at: 3) == 3)
  }

  @Test func models() throws {
    #expect(source[IndexPath(row: 0, section: 1)] == 3)
    #expect(try source.model(at: IndexPath(row: 1, section: 0)) as? Int == 2)
    source[IndexPath(row: 0, section: 1)] = 9
    #expect(source[1].items == [9])
    let outside = IndexPath(row: 2, section: 0)
    #expect(throws: ListError.outOfBounds(indexPath: outside)) { try source.model(at: outside) }
  }

  @Test func aPersonMovesRows() {
    source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(source.sectionModels.map(\.items) == [[2], [3, 1]])
    let reported = faults(of: "TableViewSectionedDataSource") {
      source.tableView(table, moveRowAt: IndexPath(row: 5, section: 0), to: IndexPath(row: 0, section: 1))
    }
    #expect(reported.count == 1)
    #expect(source.sectionModels.map(\.items) == [[2], [3, 1]])
  }

  @Test func rowsThatAreNotThereAreReported() {
    let reported = faults(of: "TableViewSectionedDataSource") {
      let cell = source.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0))
      #expect(!(cell is NumberCell))
    }
    let value = "there is no row at 0, 2 (section, row)"
    #expect(reported == ["a table asks only for rows that its data source has; \(value)"])
  }

  /// A subclass may answer for the table itself.
  @Test func subclasses() {
    final class Loud: TableViewSectionedDataSource<Model> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section)?.uppercased()
      }
    }
    let source = Loud(configureCell: { _, _, _, _ in UITableViewCell() }, titleForHeaderInSection: { _, _ in "a" })
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "A")
  }
}
