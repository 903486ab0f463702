import Testing
import WeirDriver

@testable import Repositories

/// Every way from every screen.
@Suite(.serialized, .timeLimit(.minutes(10))) @MainActor struct ExplorerTests {
  @Test(arguments: [[], [SampleFault.offline, .none, .server, .none, .unauthorized, .garbage]])
  func noRuleIsBroken(faults: [SampleFault]) async throws {
    let explorer = Explorer(limit: 120, inputs: ["Search": "tide", "Description": "Another"])
    var apps: [TestApp] = []
    let found = try await explorer.explore {
      let server = SampleServer(Array(SampleRepository.all.prefix(3)), faults: faults)
      let test = TestApp(server)
      apps.append(test)
      return test.driver
    }
    #expect(found.problems.isEmpty, "\(found.problems.first.map { "\($0.path): \($0.message)" } ?? "")")
    let lines = Set(found.visits.flatMap(\.outline.lines))
    #expect(lines.contains("navigation bar \"Repositories\""))
    #expect(lines.contains("navigation bar \"ada-sluice\""))
    #expect(lines.contains("  navigation bar \"Description\""))
  }
}
