import Foundation
import Testing
import WeirDriver
import WeirUI

@MainActor @Suite struct ListsTests {
  /// A list of sections, whose cells a closure makes.
  private final class Lists: UITableViewController {
    var sections: [(title: String?, footer: String?, rows: [String])] = []
    var makeCell: (String) -> UITableViewCell = { text in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = text
      return cell
    }
    var chosen: [IndexPath] = []
    var accessories: [IndexPath] = []

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].rows.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      makeCell(sections[indexPath.section].rows[indexPath.row])
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].title
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sections[section].footer
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      accessories.append(indexPath)
    }
  }

  @Test func rowsAreCountedOverAllSections() async throws {
    let list = Lists()
    list.sections = [("Women", "two of them", ["Ada", "Grace"]), ("Men", nil, ["Alan"])]
    let driver = AppDriver(showing: list)
    try await driver.settle()
    #expect(
      driver.outline.lines == [
        "table", "  header \"Women\"", "  row 1 \"Ada\"", "  row 2 \"Grace\"", "  text \"two of them\"",
        "  header \"Men\"",
        "  row 3 \"Alan\"",
      ])
    try await driver.choose(3)
    try await driver.choose("Ada")
    try await driver.tap("grace")
    #expect(
      list.chosen == [IndexPath(row: 0, section: 1), IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    try driver.expect("row 2", is: .selected)
    try driver.expect("Ada", isNot: .selected)
  }

  @Test func aRowHasTheTextsOfItsCellAndItsControlsBelow() async throws {
    let list = Lists()
    list.sections = [(nil, nil, ["Wi-Fi"])]
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    list.makeCell = { text in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "at home"
      cell.accessoryView = toggle
      return cell
    }
    let driver = AppDriver(showing: list)
    try await driver.settle()
    #expect(
      driver.outline.lines == [
        "table", "  row 1 \"Wi-Fi, at home\"", "    switch \"Wi-Fi, at home\" = \"off\"",
      ])
    try await driver.tap("switch Wi-Fi")
    #expect(toggle.isOn && list.chosen == [])
    try await driver.choose("at home")
    #expect(list.chosen == [IndexPath(row: 0, section: 0)])
  }

  @Test func cellsOfTheAppsOwnAreReadToo() async throws {
    let list = Lists()
    list.sections = [(nil, nil, ["Ada"])]
    var calls = 0
    list.makeCell = { text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(label(text, y: 5))
      cell.contentView.addSubview(label("36", y: 22))
      cell.contentView.addSubview(button("Call", y: 2, x: 320, width: 60) { calls += 1 })
      return cell
    }
    let driver = AppDriver(showing: list)
    try await driver.settle()
    #expect(driver.outline.lines == ["table", "  row 1 \"Ada, 36\"", "    button \"Call\""])
    try await driver.tap("Call")
    #expect(calls == 1)
  }

  @Test func marksButtonsAndEditingOfRows() async throws {
    let list = Lists()
    list.sections = [(nil, nil, ["Ada", "Bob"])]
    list.makeCell = { text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.accessoryType = text == "Ada" ? .checkmark : .detailButton
      return cell
    }
    let driver = AppDriver(showing: list)
    try await driver.settle()
    #expect(
      driver.outline.lines == ["table", "  row 1 \"Ada\" (checked)", "  row 2 \"Bob\"", "    button \"Details\""])
    try await driver.tap("Details")
    #expect(list.accessories == [IndexPath(row: 1, section: 0)])
  }

  @Test func aLongListSaysWhichRowsAreShownAndIsScrolled() async throws {
    let list = Lists()
    list.sections = [(nil, nil, (1...1_000).map { "Row number \($0)" })]
    let driver = AppDriver(showing: list)
    try await driver.settle()
    #expect(driver.outline.elements.first?.value == "rows 1 to 20 of 1000")
    try await driver.scroll(.down)
    #expect(driver.outline.elements.first?.value == "rows 16 to 35 of 1000")
    try await driver.scroll(.up)
    try await driver.choose("Row number 777")
    try await driver.choose(1_000)
    try await driver.choose(1)
    #expect(list.chosen.map(\.row) == [776, 999, 0])
  }

  @Test func severalListsAreToldApart() async throws {
    let lists = (0..<2).map { index in
      let list = Lists()
      list.sections = [(nil, nil, ["Row of \(index)"])]
      list.tableView.accessibilityLabel = ["Friends", "Foes"][index]
      list.view.frame = CGRect(x: 0, y: 100 + CGFloat(index) * 200, width: 393, height: 100)
      return list
    }
    let screen = UIViewController()
    for list in lists {
      screen.addChild(list)
      screen.view.addSubview(list.view)
      list.didMove(toParent: screen)
    }
    let driver = try await driver(on: screen)
    let error = await #expect(throws: DriverError.self) { try await driver.choose(1) }
    #expect(error?.kind == .ambiguous && error?.details == ["table \"Friends\"", "table \"Foes\""])
    try await driver.choose(1, in: "Foes")
    #expect(lists.map(\.chosen.count) == [0, 1])
    try await driver.choose("Row of 0")
    #expect(lists.map(\.chosen.count) == [1, 1])
  }

  @Test func pullingAListRefreshesIt() async throws {
    let list = Lists()
    list.sections = [(nil, nil, ["Ada"])]
    list.refreshControl = UIRefreshControl()
    let driver = AppDriver(showing: list)
    try await driver.refresh()
    #expect(list.refreshControl?.isRefreshing == true)
    try driver.expect("table", is: .busy)
    list.refreshControl?.endRefreshing()
    try driver.expect("table", isNot: .busy)
  }

  @Test func anEmptyListIsAListWithoutRows() async throws {
    let driver = AppDriver(showing: Lists())
    try await driver.settle()
    #expect(driver.outline.lines == ["table"])
    let error = await #expect(throws: DriverError.self) { try await driver.choose(1) }
    #expect(error?.details == ["The list has 0 rows, counted from 1."])
  }
}
