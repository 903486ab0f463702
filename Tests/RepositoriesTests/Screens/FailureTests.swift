import Testing
import WeirDriver

@testable import Repositories

/// What a person sees of each failure, and how it goes on.
@Suite(.timeLimit(.minutes(5))) @MainActor struct FailureTests {
  @Test(arguments: [
    (SampleFault.offline, "There is no network. Check the connection, and try again."),
    (.server, "The service is out of order (500). Try again later."),
    (.refused, "The service has been asked too often, or does not allow this. Try again later."),
    (.unauthorized, "The service refuses this without a token that allows it."),
    (.garbage, "The answer of the service cannot be read."),
  ])
  func theFirstPageCanBeTriedAgain(fault: SampleFault, message: String) async throws {
    let test = try await TestApp.atRest(SampleServer(faults: [fault, fault]))
    try test.driver.expect(ElementName(message))
    #expect(test.rows == [])
    try await test.driver.tap("Try again")
    try test.driver.expect(ElementName(message))
    try await test.driver.tap("Try again")
    #expect(test.rows.first?.hasPrefix("ada-sluice") == true)
    #expect(!test.driver.outline.text.contains(message))
  }

  @Test func aPageThatFailsIsTriedAgainByItsRow() async throws {
    let test = try await TestApp.atRest()
    test.server.fail(.offline)
    try await test.scrollToEnd()
    #expect(test.rows.last == "There is no network. Check the connection, and try again. Tap to try again.")
    #expect(test.server.requests == ["search /1", "search /2"], "it is not tried again by itself")
    try await test.driver.choose(21)
    #expect(test.server.requests == ["search /1", "search /2", "search /2"])
    #expect(!test.rows.contains { $0.contains("no network") })
  }

  @Test func aRefreshThatFailsLeavesWhatIsThere() async throws {
    let test = try await TestApp.atRest(SampleServer([.named("a", stars: 5)]))
    test.server.fail(.server)
    try await test.driver.refresh()
    #expect(test.rows == ["a, \u{2605} 5", "The service is out of order (500). Try again later. Tap to try again."])
    try test.driver.expect("table", isNot: .busy)
    try await test.driver.choose(2)
    #expect(test.rows == ["a, \u{2605} 5"])
    #expect(test.server.requests == ["search /1", "search /1", "search /1"], "it is refreshed, not paged")
  }

  @Test func aSearchThatFailsDoesNotShowWhatWasFoundBefore() async throws {
    let test = try await TestApp.atRest()
    test.server.fail(.offline)
    try await test.driver.type("tide", into: "Search")
    try test.driver.expect("There is no network. Check the connection, and try again.")
    #expect(test.rows == [])
    try await test.driver.tap("Try again")
    #expect(test.rows.count == 6)
    #expect(test.server.requests.last == "search tide/1")
  }

  @Test func theOwnerCanBeTriedAgain() async throws {
    let test = try await TestApp.atRest()
    test.server.fail(.garbage)
    try await test.driver.choose(1)
    try test.driver.expect("The answer of the service cannot be read.")
    try test.driver.expect("Opens and closes gates in order")
    try await test.driver.tap("Try again")
    try test.driver.expect("Ada, 9 repositories, 1980 followers")
    #expect(!test.driver.outline.text.contains("cannot be read"))
  }
}
