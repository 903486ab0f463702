import TestSupport
import Testing
import WeirDriver
import WeirUI

@MainActor @Suite struct ReadingOrderTests {
  @Test func linesFromTheTopAndInALineFromTheLeft() async throws {
    let driver = try await driver(
      showing: label("3", y: 200), label("2", y: 102, x: 200, width: 50), label("1", y: 100, x: 20, width: 50),
      label("4", y: 230))
    #expect(driver.outline.lines == ["1", "2", "3", "4"].map { "text \"\($0)\"" })
  }

  @Test func aLabelBesideAHigherFieldComesFirst() async throws {
    let name = field("Name", y: 90)
    name.frame.origin.x = 150
    let driver = try await driver(showing: name, label("Your name", y: 100, width: 100))
    #expect(driver.outline.lines == ["text \"Your name\"", "field \"Name\" = \"\""])
  }

  @Test func viewsThatOnlyHoldOthersDoNotChangeTheOrder() async throws {
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 100, width: 150, height: 100)),
      UIView(frame: CGRect(x: 200, y: 100, width: 150, height: 100))
    )
    left.addSubview(label("a", y: 0, x: 0, width: 50))
    left.addSubview(label("c", y: 50, x: 0, width: 50))
    right.addSubview(label("b", y: 0, x: 0, width: 50))
    right.addSubview(label("d", y: 50, x: 0, width: 50))
    let driver = try await driver(showing: right, left)
    #expect(driver.outline.lines == ["a", "b", "c", "d"].map { "text \"\($0)\"" })
  }

  @Test func barsStandAtTheirEnds() async throws {
    let screen = UITableViewController()
    screen.title = "List"
    let stack = UINavigationController(rootViewController: screen)
    stack.isToolbarHidden = false
    stack.tabBarItem = UITabBarItem(title: "Lists", image: nil, tag: 0)
    screen.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain)]
    let tabs = UITabBarController()
    tabs.setViewControllers([stack], animated: false)
    let driver = AppDriver(showing: tabs)
    try await driver.settle()
    #expect(
      driver.outline.lines == [
        "navigation bar \"List\"", "table", "toolbar", "  button \"Edit\"", "tab bar", "  tab \"Lists\" (selected)",
      ])
  }

  @Test func theOrderDoesNotDependOnTheOrderOfSubviews() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let places: [(y: Int, x: Int)] = (0..<30).map { (50 + $0 / 3 * 30, $0 % 3 * 100) }
    let wanted = places.map { "text \"\($0.y) \($0.x)\"" }
    for _ in 0..<10 {
      let screen = UIViewController()
      for place in places.shuffled(using: &generator) {
        screen.view.addSubview(label("\(place.y) \(place.x)", y: CGFloat(place.y), x: CGFloat(place.x), width: 50))
      }
      let driver = try await driver(on: screen)
      #expect(driver.outline.lines == wanted, "seed \(seed)")
    }
  }
}
