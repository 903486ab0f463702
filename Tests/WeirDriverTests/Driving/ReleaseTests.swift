import Testing
import WeirDriver
import WeirUI

/// What a driver holds.
@MainActor @Suite struct ReleaseTests {
  @Test func screensAreReleasedWhenTheyHaveLeft() async throws {
    let (_, driver) = try await ShopApp.signedIn()
    driver.host.looksForLeaks = true
    try await driver.choose(1)
    weak var screen: UIViewController?
    screen = driver.host.visibleViewController
    #expect(screen != nil)
    _ = driver.outline
    try await driver.back()
    #expect(screen == nil && driver.host.leakedScreens == [])
  }

  @Test func aDriverThatIsLetGoLetsItsHostAndAppGo() async throws {
    weak var host: HeadlessHost?
    weak var driver: AppDriver?
    do {
      let new = ShopApp().makeDriver()
      (host, driver) = (new.host, new)
      try await new.type("ada", into: "Name")
    }
    for _ in 0..<5 { await Task { @MainActor in }.value }
    #expect(driver == nil)
    #expect(host == nil)
  }
}
