import Foundation
import Testing
import WeirBinding

/// What a table tells of its rows besides choices: presses, buttons, edits and rows that will be needed.
@Suite @MainActor struct TableEventsTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: .plain)

  init() {
    window.isHidden = false
    window.addSubview(table)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  /// Shows numbers from 0 on, in cells that have a button.
  private func show(_ count: Int) {
    Observable.just(0..<count).bind(to: table.rx.items(cellIdentifier: "cell")) { _, number, cell in
      cell.textLabel?.text = "\(number)"
      cell.accessoryType = .detailButton
    } ~ bag
    table.layoutIfNeeded()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func rows(_ events: ControlEvent<IndexPath>, _ name: String) {
    events.map { "\(name) \($0.row)" }.subscribe(log) ~ bag
  }

  @Test func aTapPressesARowAndLetsItGo() throws {
    show(3)
    rows(table.rx.itemHighlighted, "pressed")
    rows(table.rx.itemUnhighlighted, "let go")
    rows(table.rx.itemSelected, "chosen")
    try table.person(does: .row(path(2), .tap))
    #expect(log.lines == ["pressed 2", "let go 2", "chosen 2"])
  }

  @Test func buttonsOfRows() throws {
    show(3)
    rows(table.rx.itemAccessoryButtonTapped, "button")
    rows(table.rx.itemSelected, "chosen")
    try table.person(does: .row(path(1), .tapAccessory))
    #expect(log.lines == ["button 1"])
  }

  private final class Inserts: UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .insert }
  }

  @Test func aRowIsInserted() throws {
    let delegate = Inserts()
    table.rx.setDelegate(delegate) ~ bag
    show(2)
    rows(table.rx.itemInserted, "inserted")
    rows(table.rx.itemDeleted, "deleted")
    table.setEditing(true, animated: false)
    try table.person(does: .row(path(1), .insert))
    #expect(log.lines == ["inserted 1"])
  }

  /// The models of the rows that are deleted, whose data source does not delete them by itself.
  @Test func modelsThatAreDeleted() throws {
    show(3)
    table.rx.modelDeleted(Int.self).map { "deleted \($0)" }.subscribe(log) ~ bag
    table.setEditing(true, animated: false)
    try table.person(does: .row(path(2), .delete))
    #expect(log.lines == ["deleted 2"])
    #expect(table.numberOfRows(inSection: 0) == 3, "the stream decides what is shown")
  }

  private final class Prefetching: UITableViewDataSourcePrefetching {
    let log: Log
    init(_ log: Log) { self.log = log }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { log("own") }
  }

  @Test func rowsThatWillBeNeeded() {
    let own = Prefetching(log)
    let setting = table.rx.setPrefetchDataSource(own)
    table.rx.prefetchRows.map { "from \($0.first?.row ?? -1)" }.subscribe(log) ~ bag
    show(100)
    #expect(log.take() == ["own", "from 10"], "ten rows are seen")
    setting.dispose()
    #expect(table.prefetchDataSource == nil)
  }

  @Test func rowsThatAreNotNeededAfterAll() {
    table.rx.cancelPrefetchingForRows.map { "not \($0.first?.row ?? -1)" }.subscribe(log) ~ bag
    show(100)
    #expect(log.take().isEmpty)
    table.contentOffset.y = 60 * 44
    table.layoutIfNeeded()
    #expect(log.lines == ["not 10"])
  }

  @Test func streamsEndWithTheTable() {
    var table: UITableView? = UITableView()
    let log = log
    table?.rx.prefetchRows.map { _ in "rows" }.subscribe(log) ~ bag
    table?.rx.itemInserted.map { _ in "row" }.subscribe(log) ~ bag
    table?.rx.itemHighlighted.map { _ in "row" }.subscribe(log) ~ bag
    table = nil
    #expect(log.lines == ["completed", "completed", "completed"])
  }
}
