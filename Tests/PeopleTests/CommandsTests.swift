import People
import Testing
import WeirDriver

@testable import PeopleCommand

/// What each command of the prompt does in this app.
@Suite(.timeLimit(.minutes(10))) @MainActor struct CommandsTests {
  private let driver = PeopleDriver.start()

  /// What commands show, the last one.
  private func run(_ commands: String...) async throws -> String {
    var shown = ""
    for command in commands {
      shown = ""
      try await driver.run(command) { shown = $0 }
    }
    return shown
  }

  /// Why a command is refused.
  private func refusal(_ command: String) async -> String? {
    await #expect(throws: ScriptFailure.self) { try await driver.run(command) }?.message
  }

  @Test func outline() async throws {
    #expect(
      try await run("tab Profiles", "outline") == """
        navigation bar
        text "Ada Byron"
        text "0151 1815"
        button "Friends"
        tab bar
          tab "Nested"
          tab "Profiles" (selected)
        """)
  }

  @Test func theWayToAFriendAndBack() async throws {
    #expect(try await run("tab Profiles", "tap Friends", "choose 2", "outline").contains("\ntext \"Clara Wieck\"\n"))
    #expect(try await run("back", "outline").hasPrefix("navigation bar \"Ada's friends\"\n"))
    #expect(try await run("swipe right", "outline").contains("\ntext \"Ada Byron\"\n"))
  }

  @Test func treeAndSteps() async throws {
    let tree = try await run("tab Profiles", "tap Friends", "choose Bela", "tree")
    #expect(
      tree.hasSuffix(
        """
                └── [friends] FriendsFlow
                    ├── [start] FriendsViewController
                    └── [profile] ProfileFlow
                        └── [start] ProfileViewController
        """))
    let steps = try await run("steps").split(separator: "\n")
    #expect(steps.contains { $0.hasSuffix("friends(of: Ada Byron) of ProfileViewController → ProfileFlow") })
  }

  @Test func help() async throws {
    #expect(try await run("help").contains("\nswipe down"))
    #expect(try await run("help choose").hasPrefix("choose NUMBER\n"))
    #expect(try await run("quit") == "")
  }

  @Test(arguments: [
    ("open people://profile", "people offers no way to open a link"),
    ("route", "people offers no way to say where it is"), ("undo", "people offers no way to undo"),
    ("redo", "people offers no way to redo"), ("save", "people offers no way to save its state"),
    ("type Name \"Ada\"", "nothing on the screen is called \"Name\""),
    ("swipe down", "a sheet does not take pull down: there is no such thing"),
    ("back", "a screen to go back to does not take tap on the back button: there is no such thing"),
    ("choose 1", "there is no list on the screen"), ("tab Friends", "nothing on the screen is called \"Friends\""),
  ])
  func whatItDoesNotOfferIsSaid(_ command: String, _ message: String) async {
    #expect(await refusal(command) == message)
  }
}
