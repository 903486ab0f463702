import Testing
import Weir
import WeirDriver
import WeirTesting

@testable import Catalog
@testable import CatalogCommand

/// The scripts on hosts of other kinds; the tests of the command run them as they are.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ScriptTests {
  private func run(_ name: String, with driver: AppDriver) async throws {
    let path = Repository.script(name)
    try await driver.run(Script(String(contentsOfFile: path, encoding: .utf8), file: path))
  }

  @Test(arguments: ["browse", "links"])
  func onASlowHost(name: String) async throws {
    let clock = VirtualClock()
    let test = TestApp(CatalogApp(router: Router(clock: clock)))
    test.driver.host.pace = .slow(.milliseconds(350), clock)
    test.driver.settling.advance = { await clock.advance(by: .milliseconds(50)) }
    try await run(name, with: test.driver)
    #expect(test.isConsistent)
  }
}
