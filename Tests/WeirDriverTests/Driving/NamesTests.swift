import Testing
import WeirDriver
import WeirUI

/// How a name finds an element, and what is said where it does not.
@MainActor @Suite struct NamesTests {
  private func error(_ work: () async throws -> Void) async -> DriverError? {
    do {
      try await work()
      return nil
    } catch {
      return error as? DriverError
    }
  }

  @Test func theWholeNameComesBeforeTheCaseAndTheCaseBeforeTheBeginning() async throws {
    var taps: [String] = []
    let driver = try await driver(
      showing: button("save", y: 100) { taps.append("save") }, button("Save", y: 150) { taps.append("Save") },
      button("SAVE ALL", y: 200) { taps.append("all") })
    for name in ["save", "Save", "save all", "SAVE A"] as [ElementName] { try await driver.tap(name) }
    #expect(taps == ["save", "Save", "all", "all"])
    let refusal = await error { try await driver.tap("sAVE") }
    #expect(refusal?.kind == .ambiguous)
  }

  @Test func anAmbiguousNameListsItsCandidatesAndANumberPicksOne() async throws {
    var taps: [Int] = []
    let driver = try await driver(
      showing: button("Edit", y: 100) { taps.append(1) }, button("Edit", y: 150) { taps.append(2) })
    let refusal = await error { try await driver.tap("Edit") }
    #expect(refusal?.kind == .ambiguous)
    #expect(refusal?.message == "\"Edit\" is ambiguous: 2 elements have this name; add :1, :2 … to it")
    #expect(refusal?.details == ["Edit:1  button \"Edit\"  at 20,100", "Edit:2  button \"Edit\"  at 20,150"])
    try await driver.tap("Edit:2")
    try await driver.tap("edit:1")
    try await driver.tap("button Edit:2")
    #expect(taps == [2, 1, 2])
    let third = await error { try await driver.tap("Edit:3") }
    #expect(third?.message == "there is no 3. \"Edit\": 2 elements have this name" && third?.kind == .notFound)
  }

  @Test func whatTakesTapsComesBeforeTextsOfThatName() async throws {
    var taps = 0
    let driver = try await driver(showing: label("Send", y: 50), button("Send", y: 100) { taps += 1 })
    try await driver.tap("Send")
    #expect(taps == 1)
    let refusal = await error { try await driver.tap("text Send") }
    #expect(refusal?.kind == .refused)
  }

  @Test func aNameMayLookLikeANumberedOneOrBeginWithARole() async throws {
    var taps: [String] = []
    let driver = try await driver(
      showing: button("Room:2", y: 100) { taps.append("Room:2") },
      button("button up", y: 150) { taps.append("button up") },
      button("tab", y: 200) { taps.append("tab") })
    for name in ["Room:2", "button up", "tab", "button tab"] as [ElementName] { try await driver.tap(name) }
    #expect(taps == ["Room:2", "button up", "tab", "tab"])
  }

  @Test func anUnknownNameIsAnsweredWithTheNearestAndWithWhatCanBeTapped() async throws {
    let off = button("Off", y: 200)
    off.isEnabled = false
    let driver = try await driver(showing: button("Continue", y: 100), button("Cancel", y: 150), off)
    let refusal = await error { try await driver.tap("Contineu") }
    #expect(refusal?.kind == .notFound)
    #expect(
      refusal?.description.hasSuffix(
        """
        nothing on the screen is called "Contineu"
          Did you mean "Continue"?
          Tappable now: "Continue", "Cancel"
        """) == true)
    let empty = AppDriver(host: HeadlessHost())
    let other = await error { try await empty.tap("Anything") }
    #expect(other?.details == ["Nothing can be tapped now."])
  }

  @Test func anErrorSaysWhereTheDriverWasCalled() async throws {
    let driver = try await driver(showing: label("a", y: 100))
    let line = #line + 1
    let refusal = await error { try await driver.tap("b") }
    #expect(refusal?.location == "WeirDriverTests/NamesTests.swift:\(line)")
    #expect(refusal?.description.hasPrefix("WeirDriverTests/NamesTests.swift:\(line): nothing") == true)
  }

  @Test func whatIsThereAndCannotBeSeenIsSaidToBe() async throws {
    let hidden = button("Retry", y: 100)
    hidden.isHidden = true
    let driver = try await driver(showing: hidden)
    let refusal = await error { try await driver.tap("Retry") }
    #expect(refusal?.details.first == "UIButton \"Retry\" does not take anything: it cannot be seen")
  }

  @Test func aNameWithEscapesCannotReachTheTerminal() async throws {
    let driver = try await driver(showing: button("\u{1B}[2J", y: 100), button("\u{1B}[2J", y: 150))
    for name in ["\u{1B}[2J", "\u{1B}[3J"] as [ElementName] {
      let refusal = await error { try await driver.tap(name) }
      #expect(refusal != nil && refusal?.description.unicodeScalars.contains("\u{1B}") == false)
    }
  }

  @Test func rowsAreFoundByTheirNumber() async throws {
    let (_, driver) = try await ShopApp.signedIn()
    try driver.expect("row 3")
    let number = 3
    try await driver.tap("row \(number)")
    try driver.expect("Thing 3")
  }

  @Test func theNearestNamesComeFirstAndAreFew() async throws {
    let driver = try await driver(
      showing: button("Alpha", y: 50), button("Alphas", y: 100), button("Alphb", y: 150), button("Alphc", y: 200),
      button("Zebra", y: 250))
    let refusal = await error { try await driver.tap("Alphd") }
    #expect(refusal?.details.first == "Did you mean \"Alpha\", \"Alphb\" or \"Alphc\"?")
  }
}
