import Testing
import WeirDriver
import WeirUI

@MainActor @Suite struct BarsTests {
  private func stack(_ screen: UIViewController, below: UIViewController? = nil) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers([below, screen].compactMap { $0 }, animated: false)
    return stack
  }

  @Test func buttonsStandBesideTheTitleAndTheWayBack() async throws {
    var taps: [String] = []
    let (below, screen) = (UIViewController(), UIViewController())
    below.title = "People"
    screen.title = "Ada"
    let item = screen.navigationItem
    item.leftItemsSupplementBackButton = true
    item.prompt = "Editing"
    item.leftBarButtonItems = [UIBarButtonItem(title: "Undo", primaryAction: UIAction { _ in taps.append("Undo") })]
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .save, primaryAction: UIAction { _ in taps.append("Save") }),
      UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in taps.append("Share") }), .flexibleSpace(),
    ]
    item.rightBarButtonItems?[1].isEnabled = false
    let driver = AppDriver(showing: stack(screen, below: below))
    try await driver.settle()
    #expect(
      driver.outline.lines == [
        "navigation bar \"Ada\"", "  text \"Editing\"", "  back button \"People\"", "  button \"Undo\"",
        "  button \"Share\" (disabled)", "  button \"Save\"",
      ])
    try await driver.tap("Undo")
    try await driver.tap("Save")
    await #expect(throws: DriverError.self) { try await driver.tap("Share") }
    #expect(taps == ["Undo", "Save"])
    try await driver.tap("back button")
    #expect(driver.outline.lines.first == "navigation bar \"People\"")
  }

  @Test func whatStandsInTheMenuOfAButtonIsChosenByName() async throws {
    var chosen: [String] = []
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: [
        UIAction(title: "By name", state: .on) { _ in chosen.append("name") },
        UIAction(title: "By age", attributes: .disabled) { _ in chosen.append("age") },
      ]))
    let driver = AppDriver(showing: stack(screen))
    try await driver.tap("button Sort")
    #expect(
      driver.outline.lines == [
        "navigation bar", "  button \"Sort\"", "    menu item \"By name\" (checked)",
        "    menu item \"By age\" (disabled)",
      ])
    try await driver.tap("By name")
    await #expect(throws: DriverError.self) { try await driver.tap("By age") }
    #expect(chosen == ["name"])
  }

  @Test func theWayBackIsTappedByItsTitle() async throws {
    let (below, screen) = (UIViewController(), UIViewController())
    below.title = "People"
    screen.title = "Ada"
    let driver = AppDriver(showing: stack(screen, below: below))
    try await driver.tap("People")
    #expect(driver.outline.lines == ["navigation bar \"People\""])
  }

  @Test func viewsInABarAreToldAndTapped() async throws {
    var taps = 0
    let screen = UIViewController()
    let custom = button("Custom", y: 0, x: 0, width: 80) { taps += 1 }
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    screen.navigationItem.titleView = label("Heading", y: 0, x: 0, width: 100)
    let driver = AppDriver(showing: stack(screen))
    try await driver.settle()
    #expect(driver.outline.lines == ["navigation bar", "  text \"Heading\"", "  button \"Custom\""])
    try await driver.tap("Custom")
    #expect(taps == 1)
  }

  @Test func aHiddenBarIsNotTold() async throws {
    let (below, screen) = (UIViewController(), UIViewController())
    let stack = stack(screen, below: below)
    stack.isNavigationBarHidden = true
    screen.view.addSubview(label("a", y: 100))
    let driver = AppDriver(showing: stack)
    try await driver.settle()
    #expect(driver.outline.lines == ["text \"a\""])
    await #expect(throws: DriverError.self) { try await driver.back() }
    await #expect(throws: DriverError.self) { try await driver.swipe(.right) }
    stack.isNavigationBarHidden = false
    try await driver.swipe(.right)
    #expect(stack.viewControllers == [below])
  }

  @Test func tabsTellTheirBadgeAndState() async throws {
    let tabs = UITabBarController()
    let screens = ["News", "Mail", "Off"].map { name in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return screen
    }
    screens[1].tabBarItem?.badgeValue = "3"
    screens[2].tabBarItem?.isEnabled = false
    tabs.setViewControllers(screens, animated: false)
    let driver = AppDriver(showing: tabs)
    try await driver.settle()
    #expect(
      driver.outline.lines == [
        "tab bar", "  tab \"News\" (selected)", "  tab \"Mail\" = \"3\"", "  tab \"Off\" (disabled)",
      ])
    try await driver.tab("mail")
    #expect(tabs.selectedIndex == 1)
    try await driver.tap("News")
    #expect(tabs.selectedIndex == 0)
    await #expect(throws: DriverError.self) { try await driver.tab("Off") }
  }

  @Test func whatLiesUnderABarIsLeftOut() async throws {
    let screen = UIViewController()
    screen.title = "Title"
    screen.view.addSubview(label("under the bar", y: 5))
    screen.view.addSubview(label("below the bar", y: 105))
    let driver = AppDriver(showing: stack(screen))
    try await driver.settle()
    #expect(driver.outline.lines == ["navigation bar \"Title\"", "text \"below the bar\""])
  }
}
