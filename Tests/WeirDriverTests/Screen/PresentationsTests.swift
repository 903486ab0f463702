import Testing
import WeirDriver
import WeirUI

@MainActor @Suite struct PresentationsTests {
  private func presenting(_ controller: UIViewController) async throws -> AppDriver {
    let driver = try await driver(showing: label("behind", y: 100))
    driver.host.windowScene.windows.first?.rootViewController?.present(controller, animated: true)
    try await driver.settle()
    return driver
  }

  private func screen(_ style: UIModalPresentationStyle) -> UIViewController {
    let screen = UIViewController()
    screen.modalPresentationStyle = style
    screen.view.addSubview(label("front", y: 100))
    return screen
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic])
  func aSheetIsToldAndHidesWhatIsBehind(_ style: UIModalPresentationStyle) async throws {
    let driver = try await presenting(screen(style))
    #expect(driver.outline.lines == ["sheet", "  text \"front\""])
    try await driver.swipe(.down)
    #expect(driver.outline.lines == ["text \"behind\""])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func whatFillsTheScreenLooksLikeAnyScreen(_ style: UIModalPresentationStyle) async throws {
    let driver = try await presenting(screen(style))
    #expect(driver.outline.lines == ["text \"front\""])
  }

  @Test func aPopoverGoesByATapOutside() async throws {
    let driver = try await presenting(screen(.popover))
    #expect(driver.outline.lines == ["popover", "  text \"front\""])
    try await driver.tapOutside()
    #expect(driver.outline.lines == ["text \"behind\""])
  }

  @Test func anActionSheetHasItsCancelButtonLast() async throws {
    var chosen: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    let off = UIAlertAction(title: "Archive", style: .default)
    off.isEnabled = false
    sheet.addAction(off)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
    let driver = try await presenting(sheet)
    #expect(
      driver.outline.lines == [
        "action sheet", "  button \"Archive\" (disabled)", "  button \"Delete\" (destructive)", "  button \"Cancel\"",
      ])
    await #expect(throws: DriverError.self) { try await driver.tap("Archive") }
    try await driver.tapOutside()
    #expect(chosen == ["Cancel"])
  }

  @Test func anAlertHasFields() async throws {
    var typed: String?
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "New name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in typed = alert?.textFields?.first?.text })
    let driver = try await presenting(alert)
    #expect(driver.outline.lines == ["alert \"Name\"", "  field \"New name\" = \"\"", "  button \"OK\""])
    try await driver.type("Ada", into: "New name")
    try await driver.tap("OK")
    #expect(typed == "Ada" && driver.outline.lines == ["text \"behind\""])
  }

  @Test func whatIsPresentedOnASheetHidesTheSheet() async throws {
    let sheet = screen(.pageSheet)
    let driver = try await presenting(sheet)
    sheet.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
    try await driver.settle()
    #expect(driver.outline.lines == ["alert \"Sure?\""])
  }

  @Test func aStackInASheetHasItsBar() async throws {
    let root = UIViewController()
    root.title = "New person"
    let driver = try await presenting(UINavigationController(rootViewController: root))
    #expect(driver.outline.lines == ["sheet", "  navigation bar \"New person\""])
  }
}
