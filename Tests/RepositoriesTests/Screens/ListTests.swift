import Testing
import WeirDriver

@testable import Repositories

/// The list, as a person sees it.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ListTests {
  @Test func itSaysThatItWaitsUntilTheFirstPageIsThere() async throws {
    let test = TestApp()
    test.timeStands()
    try await test.driver.settle()
    try test.driver.expect("spinner Loading", is: .busy)
    test.timePasses()
    try await test.driver.settle()
    #expect(test.driver.outline.text.contains("spinner") == false)
    #expect(test.rows.first == "ada-sluice, Opens and closes gates in order, \u{2605} 2360")
    #expect(test.server.requests == ["search /1"])
  }

  @Test func itsEndAsksForThePagesThatFollow() async throws {
    let test = try await TestApp.atRest()
    var seen = Set(test.rows)
    for _ in 0..<40 where seen.count < 54 {
      try await test.driver.scroll(.down)
      seen.formUnion(test.rows)
    }
    #expect(seen.count == 54)
    #expect(seen.allSatisfy { !$0.hasPrefix("Loading") })
    #expect(test.server.requests == ["search /1", "search /2", "search /3"], "and no page after the last one")
  }

  @Test func whileAPageIsOnItsWayTheEndSaysSo() async throws {
    let test = try await TestApp.atRest()
    test.timeStands()
    try await test.scrollToEnd()
    #expect(test.rows.last == "Loading more")
    test.timePasses()
    try await test.driver.settle()
    #expect(!test.rows.contains("Loading more"))
  }

  @Test func pulledDownItGetsTheFirstPageAgain() async throws {
    let test = try await TestApp.atRest()
    test.server.change { $0[0].stargazersCount = 5 }
    test.timeStands()
    try await test.driver.refresh()
    try test.driver.expect("table", is: .busy)
    #expect(test.rows.first?.hasPrefix("ada-sluice") == true, "what is there stays meanwhile")
    test.timePasses()
    try await test.driver.settle()
    try test.driver.expect("table", isNot: .busy)
    #expect(test.rows.first?.hasPrefix("ada-lock") == true)
    #expect(test.server.requests == ["search /1", "search /1"])
  }

  @Test func whatMovesToAnotherSectionMovesThere() async throws {
    let test = try await TestApp.atRest(SampleServer([.named("a", stars: 1_500), .named("b", stars: 1_200)]))
    #expect(test.rows == ["a, \u{2605} 1500", "b, \u{2605} 1200"])
    test.server.change { $0[0].stargazersCount = 10 }
    try await test.driver.refresh()
    #expect(
      test.driver.outline.lines.suffix(4) == [
        "  header \"1,000 stars and more\"", "  row 1 \"b, \u{2605} 1200\"", "  header \"Others\"",
        "  row 2 \"a, \u{2605} 10\"",
      ])
  }

  @Test func whereThereIsNothingItSaysSo() async throws {
    let test = try await TestApp.atRest(SampleServer([]))
    try test.driver.expect("There are no repositories.")
    #expect(test.rows == [])
  }
}
