import Foundation
import Testing
import Weir

@testable import Repositories

/// The log and its levels.
@Suite(.timeLimit(.minutes(5))) struct LogTests {
  @Test(arguments: LogLevel.allCases) func whatMattersLessIsLeftOut(level: LogLevel) {
    let lines = LogLines()
    let log = Log(level: level) { lines.add($0) }
    var asked = 0
    func text() -> String {
      asked += 1
      return "text"
    }
    for level in LogLevel.allCases { log(level, text()) }
    let expected = LogLevel.allCases.filter { $0 >= level }
    #expect(lines.all == expected.map { "\($0.rawValue): text" })
    #expect(asked == expected.count, "what is left out is not even made")
  }

  @Test @MainActor func requestsAndTheirOutcomesAreWritten() async throws {
    let test = try await TestApp.atRest(SampleServer([.named("a", stars: 1)], faults: [.none, .offline]))
    try await test.driver.choose(1)
    #expect(test.log.of("info").prefix(2) == ["search \"\", page 1: 200", "avatar ada: 200"])
    #expect(test.log.of("warning").count == 1 && test.log.of("warning")[0].hasPrefix("owner ada: "))
    #expect(test.log.of("debug").contains("asks for owner ada"))
  }

  @Test func noSecretIsWritten() async throws {
    let lines = LogLines()
    let log = Log(level: .debug) { lines.add($0) }
    // Nobody listens at the port that was free a moment ago.
    let provider = Source.live(server: "http://127.0.0.1:1", token: "s3cret")
      .provider(log: log, activity: NetworkActivity(), scheduler: MainScheduler.instance)
    _ = try? await provider.request(.owner(login: "ada"))
    #expect(lines.all.contains { $0.contains("/users/ada") }, "\(lines.all)")
    #expect(lines.all.contains { $0.contains("Authorization") }, "\(lines.all)")
    #expect(!lines.all.contains { $0.contains("s3cret") })
  }
}
