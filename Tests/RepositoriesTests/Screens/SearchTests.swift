import Testing
import WeirDriver

@testable import Repositories

/// Searching.
@Suite(.timeLimit(.minutes(5))) @MainActor struct SearchTests {
  @Test func typingFastIsOneRequest() async throws {
    let test = try await TestApp.atRest()
    test.timeStands()
    for text in ["d", "de", "del", "delta"] {
      try await test.driver.type(text, into: "Search")
      try await test.advance(0.2)
    }
    #expect(test.server.requests == ["search /1"])
    test.timePasses()
    try await test.driver.settle()
    #expect(test.server.requests == ["search /1", "search delta/1"])
    #expect(test.rows.count == 6 && test.rows.allSatisfy { $0.contains("-delta, ") })
  }

  @Test func anAnswerThatComesTooLateIsNotShown() async throws {
    let test = try await TestApp.atRest(delay: 1)
    test.timeStands()
    try await test.driver.type("tide", into: "Search")
    try await test.advance(0.35)
    #expect(test.app.requestCount == 1, "it is asked")
    try await test.driver.type("buoy", into: "Search")
    try await test.advance(0.35)
    #expect(test.app.requestCount == 1, "in the place of the first")
    try await test.advance(0.7)
    #expect(test.rows == [], "the first answer would be there")
    test.timePasses()
    try await test.driver.settle()
    #expect(test.rows.count == 6 && test.rows.allSatisfy { $0.contains("-buoy, ") })
  }

  @Test func aSearchEndsTheGettingOfMore() async throws {
    let test = try await TestApp.atRest(delay: 1)
    test.timeStands()
    try await test.scrollToEnd()
    #expect(test.rows.last == "Loading more")
    try await test.driver.type("tide", into: "Search")
    test.timePasses()
    try await test.driver.settle()
    #expect(test.rows.count == 6 && test.rows.allSatisfy { $0.contains("-tide, ") })
  }

  @Test func nothingFoundIsSaidAndUndone() async throws {
    let test = try await TestApp.atRest()
    try await test.driver.type("xyz", into: "Search")
    try test.driver.expect("Nothing is called \u{201C}xyz\u{201D}.")
    try await test.driver.clear("Search")
    #expect(test.rows.first?.hasPrefix("ada-sluice") == true)
  }

  @Test func blanksAreNoOtherSearch() async throws {
    let test = try await TestApp.atRest()
    try await test.driver.type("lock ", into: "Search")
    try await test.driver.type(" lock", into: "Search")
    #expect(test.server.requests == ["search /1", "search lock/1"])
  }
}
