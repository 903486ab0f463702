import Testing
import WeirMVVM

@testable import People

/// The screens in screens exchange the name and the number.
@Suite(.timeLimit(.minutes(10))) @MainActor struct NestedTests {
  /// What the texts are for a first name, a last name and a number.
  private func texts(_ first: String, _ last: String, _ number: String) -> [String] {
    ["\(first) \(last)", number, "\(first) \(last)", first, last, number]
  }

  @Test func theFirstScreenShowsTheFirstPerson() async {
    let app = await PeopleApp()
    #expect(app.screen(InfoViewController.self) != nil)
    #expect(app.texts == texts("Ada", "Byron", "0151 1815"))
  }

  @Test func aChangeOnAnyScreenShowsOnAll() async throws {
    let app = await PeopleApp()
    try await app.tap("Update first name")
    #expect(app.texts == texts("Bela", "Byron", "0151 1815"))
    try await app.tap("Update last name")
    #expect(app.texts == texts("Bela", "Bartok", "0151 1815"))
    try await app.tap("Update number")
    #expect(app.texts == texts("Bela", "Bartok", "0151 1881"))
    try await app.tap("Update name")
    #expect(app.texts == texts("Clara", "Wieck", "0151 1881"))
    try await app.tap("Update all")
    #expect(app.texts == texts("Dmitri", "Ivanov", "0151 1834"))
  }

  @Test func everyButtonIsInReach() async throws {
    let app = await PeopleApp()
    let names = ["Update all", "Update name", "Update first name", "Update last name", "Update number"]
    for name in names { try await app.tap(name) }
  }

  @Test func theLastPersonIsFollowedByTheFirst() async throws {
    let app = await PeopleApp()
    for _ in PeopleDirectory.everyone { try await app.tap("Update all") }
    #expect(app.texts == texts("Ada", "Byron", "0151 1815"))
  }

  @Test func aMixedNameIsFollowedByTheFirstPerson() async throws {
    let app = await PeopleApp()
    try await app.tap("Update first name")
    try await app.tap("Update name")
    #expect(app.texts == texts("Ada", "Byron", "0151 1815"))
  }
}
