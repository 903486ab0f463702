import Testing
import Weir
import WeirDriver

@testable import Catalog

@Suite(.timeLimit(.minutes(10))) @MainActor struct AppDelegateTests {
  @Test func itShowsTheAppInItsWindowAndTakesLinks() async throws {
    let host = HeadlessHost()
    let delegate = AppDelegate()
    delegate.window = UIWindow(windowScene: host.windowScene)
    #expect(delegate.application(host.application, didFinishLaunchingWithOptions: nil))
    let url = try #require(URL(string: "catalog://signin/forgotten"))
    #expect(delegate.application(host.application, open: url))
    let driver = AppDriver(host: host)
    for _ in 0..<1_000 where host.visibleViewController?.title != "New password" { try await driver.settle() }
    #expect(host.visibleViewController?.title == "New password")
  }
}
