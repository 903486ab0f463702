import Testing
import WeirDriver
import WeirUI

/// Scripts that drive an app.
@MainActor @Suite struct RunTests {
  @Test func aScriptDrivesAWholeApp() async throws {
    var shown: [String] = []
    let driver = ShopApp().makeDriver()
    try await driver.run(
      """
      expect route /sign-in
      expect Sign in is disabled
      type name-field "ada"
      type Password "secret"
      expect Password = "••••••"
      return Password
      tap button "Sign in"
      expect route /things
      choose 3
      expect screen:
        navigation bar "Thing 3"
          back button "Things"
        …
        tab bar
          …
      tap Share
      expect Share with whom?
      swipe down
      back
      scroll down
      scroll up
      swipe "Thing 1" Delete
      expect no Thing 1
      tab Settings
      set Volume 0.75
      expect Volume = 75%
      increase Copies
      increase Copies
      decrease Copies
      expect Copies = 1
      tap switch Sounds
      expect Sounds = on
      open shop://things/7
      route
      help quit
      quit
      tap something that is not there
      """
    ) { shown.append($0) }
    #expect(shown == ["/things", "quit\n  end"])
  }

  @Test func theFirstDifferenceIsToldWithItsPlace() async throws {
    let driver = ShopApp().makeDriver()
    let script = try Script(
      """
      expect Welcome
      expect screen:
        navigation bar "Welcome"
        text "Log in"
        field "Name" = ""
        secure field "Password" = ""
        button "Sign in" (disabled)
      tap nothing
      """, file: "sign-in.weir")
    let failure = await #expect(throws: ScriptFailure.self) { try await driver.run(script) }
    #expect(
      failure?.description == """
        sign-in.weir:2:1: error: the screen differs (- expected, + found)
            navigation bar "Welcome"
          - text "Log in"
          + text "Sign in"
            field "Name" = ""
            secure field "Password" = ""
            button "Sign in" (disabled)
        """)
  }

  @Test(arguments: [
    ("expect Nobody", "nothing on the screen is called \"Nobody\""),
    ("expect no Sign in", "\"Sign in\" is on the screen"),
    ("expect Name = \"x\"", "the value of \"Name\" differs"), ("expect route /x", "the route differs"),
    ("expect Name is disabled", "\"Name\" is not disabled"),
    ("expect Sign in is not disabled", "\"Sign in\" is disabled"),
    ("expect Sign in = \"x\"", "\"Sign in\" is ambiguous"), ("tree", "shop offers no way to show its tree"),
    ("undo", "shop offers no way to undo"), ("redo", "shop offers no way to redo"),
    ("save", "shop offers no way to save its state"),
    ("steps", "shop offers no way to show its steps"),
    ("open /nowhere", "cannot open \"/nowhere\": nobody knows this place"),
    ("open \"\"", "\"\" is no URL"), ("help nobody", "there is no command \"nobody\""),
    ("tab Things", "there is no tab bar"),
  ])
  func whatFailsSaysWhy(_ line: String, _ message: String) async throws {
    let driver = ShopApp().makeDriver()
    let failure = await #expect(throws: ScriptFailure.self) { try await driver.run(line) }
    #expect(failure?.message.hasPrefix(message) == true, "\(failure?.description ?? "")")
    #expect(failure?.place.line == 1)
  }

  @Test func anExpectedValueAndTheFoundOneStandBelowEachOther() async throws {
    let driver = ShopApp().makeDriver()
    let failure = await #expect(throws: ScriptFailure.self) {
      try await driver.run("type Name \"Ada\"\nexpect Name = \"Eve\"")
    }
    #expect(
      failure?.details == ["expected: \"Eve\"", "found:    \"Ada\"", "in:       field \"Name\" = \"Ada\" (editing)"])
    #expect(failure?.place.line == 2)
  }

  @Test func whatIsEchoedAndShownComesInItsOrder() async throws {
    var log: [String] = []
    let driver = ShopApp().makeDriver()
    try await driver.run(Script("route\n\nexpect Welcome"), echo: { log.append("> \($0)") }) { log.append($0) }
    #expect(log == ["> route", "/sign-in", "> expect Welcome"])
  }

  @Test func anExpectedAbsenceMeansTheWholeName() async throws {
    let driver = ShopApp().makeDriver()
    try await driver.run("expect no Sign\nexpect no sign in\nexpect no button Welcome")
  }
}
