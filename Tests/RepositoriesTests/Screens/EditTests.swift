import Testing
import WeirDriver

@testable import Repositories

/// Changing a description, which shows on all screens.
@Suite(.timeLimit(.minutes(5))) @MainActor struct EditTests {
  private func editing(_ server: SampleServer = SampleServer()) async throws -> TestApp {
    let test = try await TestApp.atRest(server)
    try await test.driver.choose(1)
    try await test.driver.tap("Edit")
    return test
  }

  private func listed(_ test: TestApp) -> String? { test.models.model(Repository.self, id: 1)?.summary }

  @Test func aChangeShowsOnTheProfileAndInTheList() async throws {
    let test = try await editing()
    try test.driver.expect("button Save", is: .disabled)
    try await test.driver.type("Keeps the water out", into: "Description")
    try await test.driver.tap("Save")
    try test.driver.expect("Keeps the water out")
    try test.driver.expect("navigation bar ada-sluice")
    try await test.driver.back()
    #expect(test.rows.first == "ada-sluice, Keeps the water out, \u{2605} 2360")
    #expect(test.server.requests.filter { $0.hasPrefix("search") }.count == 1, "without another request")
  }

  @Test func itShowsAtOnceAndGoesBackWhereItIsRefused() async throws {
    let test = try await editing()
    test.server.fail(.unauthorized)
    try await test.driver.type("Mine", into: "Description")
    test.timeStands()
    try await test.driver.tap("Save")
    try test.driver.expect("spinner Saving", is: .busy)
    #expect(listed(test) == "Mine")
    test.timePasses()
    try await test.driver.settle()
    #expect(listed(test) == "Opens and closes gates in order")
    try test.driver.expect("The service refuses this without a token that allows it.")
    try test.driver.expect("Description", value: "Mine")
    try await test.driver.tap("Save")
    #expect(listed(test) == "Mine")
    try test.driver.expect("navigation bar ada-sluice")
  }

  @Test func whileItIsSavedTheSheetStays() async throws {
    let test = try await editing()
    try await test.driver.type("Mine", into: "Description")
    test.timeStands()
    try await test.driver.tap("Save")
    try test.driver.expect("Cancel", is: .disabled)
    await #expect(throws: DriverError.self) { try await test.driver.swipe(.down) }
    try test.driver.expect("navigation bar Description")
    #expect(listed(test) == "Mine")
  }

  @Test(arguments: ["cancel", "swipe"])
  func leavingChangesNothing(way: String) async throws {
    let test = try await editing()
    try await test.driver.type("Mine", into: "Description")
    if way == "cancel" { try await test.driver.tap("Cancel") } else { try await test.driver.swipe(.down) }
    try test.driver.expect("Opens and closes gates in order")
    #expect(!test.server.requests.contains { $0.hasPrefix("describe") })
    #expect(try test.driver.tree().contains("EditFlow") == false)
    try await test.driver.tap("Edit")
    try test.driver.expect("Description", value: "Opens and closes gates in order")
  }

  @Test func anEmptyTextIsNoDescription() async throws {
    let test = try await editing()
    try await test.driver.type("  ", into: "Description")
    try await test.driver.tap("Save")
    try test.driver.expect("No description")
    try await test.driver.back()
    #expect(test.rows.first == "ada-sluice, \u{2605} 2360")
  }
}
