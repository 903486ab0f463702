import Testing
import WeirMVVM

@testable import People

/// Profiles and friends without end, and the way back.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ProfilesTests {
  @Test func tabsLeadToTheProfileAndBack() async throws {
    let app = await PeopleApp()
    try await app.tapTab("Profiles")
    #expect(app.screen(ProfileViewController.self) != nil)
    #expect(app.texts == ["Ada Byron", "0151 1815"])
    try await app.tapTab("Nested")
    #expect(app.screen(InfoViewController.self) != nil)
  }

  @Test func friendsAreListedAndLeadToTheirProfiles() async throws {
    let app = await PeopleApp()
    try await app.tapTab("Profiles")
    try await app.tap("Friends")
    #expect(app.screen(FriendsViewController.self)?.title == "Ada's friends")
    #expect(app.texts == ["Bela Bartok", "Clara Wieck", "Dmitri Ivanov"])
    try await app.choose(1)
    #expect(app.texts == ["Clara Wieck", "0151 1819"])
  }

  @Test func theWayGoesOnWithoutEndAndBack() async throws {
    let app = await PeopleApp()
    try await app.tapTab("Profiles")
    for depth in 0..<50 {
      try await app.tap("Friends")
      try await app.choose(2)
      let person = PeopleDirectory.everyone[3 * (depth + 1) % PeopleDirectory.everyone.count]
      #expect(app.texts == [person.name.full, person.number])
    }
    #expect(app.tree.components(separatedBy: "ProfileFlow").count == 52)
    for _ in 0..<100 { try await app.goBack() }
    #expect(app.screen(ProfileViewController.self) != nil)
    #expect(app.tree == Self.start)
    #expect(throws: PersonRefusal.self) { try app.host.tapBack() }
  }

  @Test func screensAndViewModelsGoWithTheWayBack() async throws {
    let app = await PeopleApp()
    try await app.tapTab("Profiles")
    try await app.tap("Friends")
    let references = References(
      app.screen(FriendsViewController.self), app.screen(FriendsViewController.self)?.viewModel)
    try await app.choose(0)
    try await app.goBack()
    #expect(references.living == 2)
    try await app.goBack()
    await app.host.settle()
    #expect(references.living == 0)
    #expect(app.tree == Self.start)
  }

  private static let start = """
    AppFlow
    └── [main] MainFlow
        ├── [start] MainViewController
        ├── [start] ChildFlow
        │   └── [start] InfoViewController
        │       ├── + NameViewController
        │       │   ├── + FirstNameViewController
        │       │   └── + LastNameViewController
        │       └── + NumberViewController
        └── [start] ProfileFlow
            └── [start] ProfileViewController
    """
}
