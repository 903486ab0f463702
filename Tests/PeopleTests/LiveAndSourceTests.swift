import CommandSupport
import People
import Testing
import WeirDriver
import WeirNavigation

@testable import PeopleCommand

/// The tree of the running app is the one that `rxtree` draws from its source.
@Suite(.timeLimit(.minutes(10))) @MainActor struct LiveAndSourceTests {
  @Test func afterAVisitToEveryScreenTheyAreEqual() async throws {
    let rxtree = try CommandRun(BuiltCommand.path(of: "rxtree"), ["AppFlow", "--dir", PeopleFolder.path, "--no-cache"])
    let drawn = try await rxtree.result()
    #expect(drawn.exitCode == 0)
    let delegate = AppDelegate()
    let driver = PeopleDriver.start(delegate)
    var live: String { delegate.coordinator.liveTree.foldedText + "\n" }
    try await driver.settle()
    #expect(live != drawn.output, "the friends have not been visited")
    for command in ["tab Profiles", "tap Friends", "choose 1"] { try await driver.run(command) }
    #expect(live == drawn.output)
    for command in ["tap Friends", "choose 2", "tap Friends", "choose 3"] { try await driver.run(command) }
    #expect(live == drawn.output, "the way goes round and round")
  }
}
