import TestSupport
import Testing
import WeirDriver
import WeirUI

/// What a person cannot do is refused with the reason, and changes nothing.
@MainActor @Suite struct RefusalTests {
  private func message(_ work: () async throws -> Void) async -> String {
    do {
      try await work()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test func aDisabledButton() async throws {
    var taps = 0
    let off = button("Send", y: 100) { taps += 1 }
    off.isEnabled = false
    let driver = try await driver(showing: off)
    let text = await message { try await driver.tap("Send") }
    #expect(text.contains("it is not enabled") && text.contains("Nothing can be tapped now.") && taps == 0)
  }

  @Test func aButtonUnderAClearView() async throws {
    var taps = 0
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    cover.accessibilityLabel = "Veil"
    let driver = try await driver(showing: button("Send", y: 100) { taps += 1 }, cover)
    let text = await message { try await driver.tap("Send") }
    #expect(text.contains("UIView 'Veil' lies over it") && text.contains("has to go first") && taps == 0)
  }

  @Test func whatATransitionCovers() async throws {
    let driver = try await driver(showing: button("Send", y: 100))
    driver.host.pace = .held
    driver.host.windowScene.windows.first?.rootViewController?.present(UIViewController(), animated: true)
    try await driver.settle()
    let text = await message { try await driver.tap("Send") }
    #expect(text.contains("transition"))
  }

  @Test func goingBackFromTheFirstScreen() async throws {
    let driver = AppDriver(showing: UINavigationController(rootViewController: UIViewController()))
    let text = await message { try await driver.back() }
    #expect(text.contains("a screen to go back to does not take"))
    #expect(await message { try await driver.swipe(.right) }.contains("a screen to go back to"))
  }

  @Test func pullingDownWhatIsNoSheetAndWhatStays() async throws {
    let driver = try await driver(showing: label("a", y: 100))
    #expect(
      await message { try await driver.swipe(.down) }.contains(
        "a sheet does not take pull down: there is no such thing"))
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    driver.host.windowScene.windows.first?.rootViewController?.present(sheet, animated: true)
    #expect(await message { try await driver.swipe(.down) }.contains("isModalInPresentation does not allow it"))
    #expect(await message { try await driver.swipe(.up) }.contains("takes no such act"))
    #expect(await message { try await driver.tapOutside() }.contains("does not allow it"))
  }

  @Test func typingIntoWhatTakesNoText() async throws {
    let driver = try await driver(showing: label("Title", y: 100))
    #expect(await message { try await driver.type("x", into: "Title") }.contains("text \"Title\" takes no text"))
    #expect(await message { try await driver.pressReturn() }.contains("no field is being edited"))
    #expect(await message { try await driver.set("Title", to: 1) }.contains("does not take setValue(1.0)"))
  }

  @Test func aTabThatIsNotThere() async throws {
    let (_, driver) = try await ShopApp.signedIn()
    #expect(await message { try await driver.tab("Setings") }.contains("Did you mean \"Settings\"?"))
    let plain = AppDriver(showing: UIViewController())
    #expect(await message { try await plain.tab("Settings") }.contains("there is no tab bar"))
  }

  @Test func rowsThatAreNotThere() async throws {
    let (_, driver) = try await ShopApp.signedIn()
    #expect(await message { try await driver.choose(41) }.contains("The list has 40 rows, counted from 1."))
    #expect(await message { try await driver.choose(0) }.contains("there is no row 0"))
    let before = driver.outline
    let text = await message { try await driver.choose("Thong 1") }
    #expect(text.contains("no row is called \"Thong 1\"") && text.contains("Did you mean \"Thing 1\""))
    #expect(driver.outline == before, "the list is as it was")
    try await driver.tab("Settings")
    #expect(await message { try await driver.choose(1) }.contains("there is no list on the screen"))
    #expect(await message { try await driver.choose("x") }.contains("No list with rows is on the screen."))
    #expect(await message { try await driver.scroll(.down) }.contains("nothing on the screen scrolls"))
  }

  @Test func anActionOfARowThatIsNotThere() async throws {
    let (_, driver) = try await ShopApp.signedIn()
    #expect(
      await message { try await driver.swipe(row: "Thing 1", action: "Archive") }.contains("there is no such thing"))
    #expect(await message { try await driver.swipe(row: "Nobody", action: "Delete") }.contains("nothing on the screen"))
  }

  @Test func aWindowOfAnotherHostIsReported() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowScene = nil
    let faults = TestSupport.faults(of: "AppDriver") {
      #expect(AppDriver(window: window).outline.elements.isEmpty)
    }
    #expect(
      faults == ["a driver needs a headless host; the window's host is nil"])
  }
}
