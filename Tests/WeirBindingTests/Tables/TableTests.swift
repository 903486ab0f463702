import TestSupport
import Testing
import WeirBinding

/// The reactive side of tables.
@Suite @MainActor struct TableTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: .plain)
  private let names = BehaviorRelay(value: ["Ann", "Bob", "Cid"])

  init() {
    window.isHidden = false
    window.addSubview(table)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  private func bindNames() -> any Disposable {
    names.bind(to: table.rx.items(cellIdentifier: "cell")) { row, name, cell in
      cell.textLabel?.text = "\(row) \(name)"
    }
  }

  private var shown: [String?] {
    table.layoutIfNeeded()
    return (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
    }
  }

  private final class Delegate: UITableViewDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("own select") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log("own scroll") }
  }

  @Test func rowsFollowTheStream() {
    bindNames() ~ bag
    #expect(shown == ["0 Ann", "1 Bob", "2 Cid"])
    names.accept(["Dan"])
    #expect(shown == ["0 Dan"])
  }

  @Test func aClosureMayMakeTheCells() {
    names.bind(to: table.rx.items) { table, row, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: row, section: 0))
      cell.textLabel?.text = name
      return cell
    } ~ bag
    #expect(shown == ["Ann", "Bob", "Cid"])
  }

  @Test func driversAndTheOperatorWork() {
    let items: (Observable<[String]>) -> any Disposable = { source in
      table.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)(source)({ _, name, cell in
        cell.textLabel?.text = name
      })
    }
    names.asDriver() ~> items ~ bag
    #expect(shown == ["Ann", "Bob", "Cid"])
  }

  @Test func choicesAreToldBesideTheDelegate() throws {
    let delegate = Delegate(log)
    bindNames() ~ bag
    table.rx.itemSelected.map { "row \($0.row)" }.subscribe(log) ~ bag
    table.rx.modelSelected(String.self).subscribe(log) ~ bag
    table.delegate = delegate
    table.layoutIfNeeded()
    try table.person(does: .row(IndexPath(row: 1, section: 0), .tap))
    #expect(log.take() == ["own select", "row 1", "Bob"])
    #expect(table.delegate === delegate)
  }

  @Test func theChoiceBeforeIsToldToo() throws {
    bindNames() ~ bag
    table.rx.itemDeselected.map { "row \($0.row)" }.subscribe(log) ~ bag
    table.rx.modelDeselected(String.self).subscribe(log) ~ bag
    table.layoutIfNeeded()
    try table.person(does: .row(IndexPath(row: 0, section: 0), .tap))
    try table.person(does: .row(IndexPath(row: 2, section: 0), .tap))
    #expect(log.lines == ["row 0", "Ann"])
  }

  @Test func cellsThatComeAndGoAreTold() {
    names.accept((0..<100).map { "\($0)" })
    table.rx.willDisplayCell.map { "shows \($0.indexPath.row)" }.subscribe(log) ~ bag
    table.rx.didEndDisplayingCell.map { "hides \($0.indexPath.row)" }.subscribe(log) ~ bag
    bindNames() ~ bag
    table.layoutIfNeeded()
    #expect(log.take().first == "shows 0")
    table.contentOffset.y = 4000
    table.layoutIfNeeded()
    let lines = log.take()
    #expect(lines.contains("hides 0"))
    #expect(lines.contains("shows 91"))
  }

  @Test func scrollingIsToldToBoth() {
    let delegate = Delegate(log)
    table.delegate = delegate
    names.accept((0..<100).map { "\($0)" })
    bindNames() ~ bag
    table.layoutIfNeeded()
    table.rx.didScroll.map { "scroll" }.subscribe(log) ~ bag
    _ = log.take()
    table.contentOffset.y = 100
    #expect(log.take() == ["own scroll", "scroll"])
  }

  @Test func modelsAreFound() throws {
    bindNames() ~ bag
    let name: String = try table.rx.model(at: IndexPath(row: 2, section: 0))
    #expect(name == "Cid")
    #expect(throws: ListError.self) {
      let _: String = try table.rx.model(at: IndexPath(row: 3, section: 0))
    }
  }

  @Test func modelsOfAnotherTypeAreAFault() throws {
    bindNames() ~ bag
    table.rx.modelSelected(Int.self).subscribe(log) ~ bag
    table.layoutIfNeeded()
    let faults = try faults(of: "UITableView.rx") {
      try table.person(does: .row(IndexPath(row: 0, section: 0), .tap))
    }
    let expected = "the data source tells the models that are asked for; Int at 0, 0: the model at 0, 0 is a String"
    #expect(faults == [expected])
    #expect(log.lines.isEmpty)
  }

  @Test func theEndOfTheStreamChangesNothing() {
    let source = BehaviorSubject(value: ["A"])
    source.bind(to: table.rx.items(cellIdentifier: "cell")) { _, name, cell in cell.textLabel?.text = name } ~ bag
    source.onCompleted()
    #expect(shown == ["A"])
    #expect(table.dataSource != nil)
  }

  @Test func disposingTakesTheDataSourceAway() {
    let subscription = bindNames()
    #expect(table.dataSource != nil)
    subscription.dispose()
    #expect(table.dataSource == nil)
  }

  @Test func aSecondStreamIsAFaultAndWins() {
    bindNames() ~ bag
    let second = BehaviorRelay(value: ["X"])
    let faults = faults(of: "UITableView.rx") {
      second.bind(to: table.rx.items(cellIdentifier: "cell")) { _, name, cell in cell.textLabel?.text = name } ~ bag
    }
    #expect(faults == ["the rows of a table come from one stream; UITableView was bound to a second one"])
    names.accept(["Y"])
    #expect(shown == ["X"])
  }

  @Test func theTableIsReleasedAndTheDataSourceToo() {
    weak var leaked: UITableView?
    weak var source: AnyObject?
    do {
      let table = UITableView()
      names.bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in } ~ bag
      leaked = table
      source = table.dataSource
      #expect(source != nil)
    }
    #expect(leaked == nil)
    #expect(source == nil)
  }

  @Test func editsAreTold() throws {
    let rows = Rows(log)
    table.dataSource = rows
    table.rx.itemDeleted.map { "deleted \($0.row)" }.subscribe(log) ~ bag
    table.rx.itemMoved.map { "moved \($0.sourceIndex.row) \($0.destinationIndex.row)" }.subscribe(log) ~ bag
    table.reloadData()
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    try table.person(does: .row(IndexPath(row: 1, section: 0), .move(to: IndexPath(row: 0, section: 0))))
    try table.person(does: .row(IndexPath(row: 1, section: 0), .delete))
    #expect(log.lines == ["own move", "moved 1 0", "own commit", "deleted 1"])
  }

  @Test func aDataSourceAndADelegateAreSetForAWhile() {
    let (rows, delegate) = (Rows(log), Delegate(log))
    let settings = [table.rx.setDataSource(rows), table.rx.setDelegate(delegate as any UITableViewDelegate)]
    #expect(table.dataSource === rows)
    #expect(table.delegate === delegate)
    for setting in settings { setting.dispose() }
    #expect(table.dataSource == nil)
    #expect(table.delegate == nil)
  }

  private final class Rows: UITableViewDataSource {
    let log: Log
    init(_ log: Log) { self.log = log }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      log("own move")
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log("own commit")
    }
  }
}
