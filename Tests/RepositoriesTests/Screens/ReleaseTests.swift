import Testing
import Weir
import WeirDriver

@testable import Repositories

/// What a screen held goes with it.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ReleaseTests {
  @Test func screensAndReactorsGoWithTheirModels() async throws {
    let test = try await TestApp.atRest()
    weak var screen: UIViewController?
    weak var reactor: ProfileReactor?
    try await test.driver.choose(1)
    func look() {
      let top = test.navigation?.topViewController as? ProfileViewController
      (screen, reactor) = (top, top?.reactor)
    }
    look()
    #expect(screen != nil && reactor != nil)
    #expect(test.models.models(Owner.self).map(\.id) == ["ada"])
    try await test.driver.back()
    #expect(screen == nil && reactor == nil)
    #expect(test.models.models(Owner.self) == [])
    #expect(test.driver.host.leakedScreens.isEmpty)
  }

  @Test func theStoreIsEmptyWhenTheAppIsGone() async throws {
    var test: TestApp? = try await TestApp.atRest()
    try await test?.driver.choose(1)
    let models = test?.models
    #expect(models?.isEmpty == false)
    weak let app = test?.app
    test = nil
    await Task.yield()
    #expect(app == nil)
    #expect(models?.isEmpty == true)
  }

  @Test func leavingAProfileGivesItsRequestUp() async throws {
    let test = try await TestApp.atRest()
    test.timeStands()
    try await test.driver.choose(1)
    #expect(test.app.requestCount == 1)
    try await test.driver.back()
    #expect(test.app.requestCount == 0)
    #expect(!test.server.requests.contains("owner ada"), "it was not asked yet")
  }
}
