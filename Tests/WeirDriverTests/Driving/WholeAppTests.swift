import Testing
import WeirDriver
import WeirUI

/// A whole app, driven in a few lines.
@MainActor @Suite struct WholeAppTests {
  @Test func signingInChoosingAndGoingBack() async throws {
    let shop = ShopApp()
    let driver = AppDriver(window: shop.window)
    try await driver.settle()
    try driver.expect(
      screen: """
        navigation bar "Welcome"
        text "Sign in"
        field "Name" = ""
        secure field "Password" = ""
        button "Sign in" (disabled)
        """)
    try await driver.type("ada", into: "Name")
    try await driver.type("secret", into: "Password")
    try driver.expect("Password", value: "••••••")
    try driver.expect("Sign in", isNot: .disabled)
    try await driver.tap("Sign in")
    try driver.expect("Things", is: .selected)
    try await driver.choose("Thing 3")
    try driver.expect(
      screen: """
        navigation bar "Thing 3"
          back button "Things"
        button "Share"
        button "Remove"
        tab bar
          tab "Things" (selected)
          tab "Settings"
        """)
    try await driver.back()
    try driver.expect(no: "Share")
    #expect(shop.signedIn)
  }

  @Test func aSheetAndAnAlertLieOverTheRest() async throws {
    let (_, driver) = try await ShopApp.signedIn()
    try await driver.choose(1)
    try await driver.tap("Share")
    try driver.expect(
      screen: """
        sheet
          text "Share with whom?"
        """)
    try await driver.swipe(.down)
    try await driver.tap("Remove")
    try driver.expect(
      screen: """
        alert "Remove Thing 1?"
          text "For good."
          button "Remove" (destructive)
          button "Cancel"
        """)
    try await driver.tap("Cancel")
    try driver.expect("Share")
    try await driver.tap("Remove")
    try await driver.tap("Remove")
    try driver.expect("Sort")
  }

  @Test func controlsOfAllKinds() async throws {
    let (_, driver) = try await ShopApp.signedIn()
    try await driver.tab("Settings")
    try driver.expect("Signed in as ada")
    try await driver.set("Volume", to: 0.25)
    try driver.expect("Volume", value: "25%")
    try await driver.perform(.increment, on: "Copies")
    try driver.expect("Copies", value: "1")
    try await driver.tap("Feet")
    try driver.expect("Feet", is: .selected)
    try driver.expect("Metres", isNot: .selected)
    try await driver.tap("Sounds")
    try driver.expect("Sounds", value: "on")
  }

  @Test func aRowFarDownIsScrolledTo() async throws {
    let (_, driver) = try await ShopApp.signedIn()
    try await driver.choose(40)
    try driver.expect("button Share")
    try driver.expect("Thing 40")
    try await driver.back()
    try await driver.choose("Thing 2")
    try driver.expect("Thing 2")
    try await driver.back()
    try await driver.swipe(row: "Thing 2", action: "Delete")
    try driver.expect(no: "Thing 2")
    try driver.expect("row 2")
  }
}
