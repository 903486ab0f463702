import CommandSupport
import Testing
import WeirDriver

@testable import Repositories

/// What the running app has shown is what its source says.
@Suite(.timeLimit(.minutes(5))) @MainActor struct TreeTests {
  @Test func theRunningAppHasTheTreeThatItsSourceHas() async throws {
    let test = try await TestApp.atRest()
    try await test.driver.choose(1)
    try await test.driver.tap("Edit")
    let running = try test.driver.tree()
    let arguments = ["--dir", "Examples/Repositories", "--no-cache", "--quiet"]
    let source = try await CommandRun(BuiltCommand.path(of: "rxtree"), arguments, in: RepositoryFolder.path).result()
    #expect(source.exitCode == 0)
    #expect(running + "\n" == source.output)
  }
}
