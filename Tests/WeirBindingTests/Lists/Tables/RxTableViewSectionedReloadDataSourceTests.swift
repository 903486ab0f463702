import Foundation
import TestSupport
import Testing
import WeirBinding

@Suite @MainActor struct RxTableViewSectionedReloadDataSourceTests {
  typealias Model = SectionModel<String, Int>

  let table = RecordingTable()
  let source = RxTableViewSectionedReloadDataSource<Model>(configureCell: { _, _, _, _ in UITableViewCell() })

  @Test func reloadsForEveryModel() {
    table.dataSource = source
    for items in [[1], [1, 2], [1, 2]] {
      source.tableView(table, observedEvent: .next([Model(model: "a", items: items)]))
      #expect(source.sectionModels == [Model(model: "a", items: items)])
    }
    #expect(table.take() == ["reload", "reload", "reload"])
  }

  @Test func errorsAreReportedAndChangeNothing() {
    source.setSections([Model(model: "a", items: [1])])
    let reported = faults(of: "RxTableViewSectionedReloadDataSource") {
      source.tableView(table, observedEvent: .error(Failure.first))
      source.tableView(table, observedEvent: .completed)
    }
    #expect(reported == ["an error cannot be shown as sections; first"])
    #expect(source.sectionModels.count == 1)
    #expect(table.take().isEmpty)
  }
}
