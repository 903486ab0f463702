import CommandSupport
import Testing
import Weir
import WeirDriver

@testable import Catalog

@Suite(.timeLimit(.minutes(10))) @MainActor struct AppDelegateTests {
  private let folder: TemporaryFolder
  private let file: StateFile

  init() throws {
    folder = try TemporaryFolder()
    file = StateFile(at: URL(fileURLWithPath: folder.path + "/state.json"))
  }

  /// Starts the app as the system does.
  private func start() -> (AppDelegate, AppDriver) {
    let host = HeadlessHost()
    let delegate = AppDelegate(keepingIn: file)
    delegate.window = UIWindow(windowScene: host.windowScene)
    #expect(delegate.application(host.application, didFinishLaunchingWithOptions: nil))
    return (delegate, AppDriver(host: host))
  }

  private func wait(for title: String, _ driver: AppDriver) async throws {
    for _ in 0..<1_000 where driver.host.visibleViewController?.title != title { try await driver.settle() }
    #expect(driver.host.visibleViewController?.title == title)
  }

  @Test func itShowsTheAppInItsWindowAndTakesLinks() async throws {
    let (delegate, driver) = start()
    try await wait(for: "Welcome", driver)
    let url = try #require(URL(string: "catalog://signin/forgotten"))
    #expect(delegate.application(driver.host.application, open: url))
    try await wait(for: "New password", driver)
  }

  @Test func whatItKeepsInTheBackIsThereAtTheNextStart() async throws {
    let (delegate, driver) = start()
    try await driver.tap("Forgotten your password?")
    try await wait(for: "New password", driver)
    delegate.applicationDidEnterBackground(driver.host.application)
    let (next, nextDriver) = start()
    try await wait(for: "New password", nextDriver)
    withExtendedLifetime(next) {}
  }
}
