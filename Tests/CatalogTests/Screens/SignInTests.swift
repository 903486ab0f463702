import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// Signing in, and what to do about a forgotten password.
@Suite(.timeLimit(.minutes(10))) @MainActor struct SignInTests {
  @Test func theFirstScreen() async throws {
    let test = TestApp(CatalogApp(router: .patient))
    try await test.driver.settle()
    try test.driver.expect(
      screen: """
        navigation bar "Welcome"
        field "Name" = ""
        secure field "Password" = ""
        button "Sign in" (disabled)
        button "Forgotten your password?"
        """)
    try test.driver.expect(route: "/auth")
  }

  @Test func nameAndPasswordAreBothNeeded() async throws {
    let driver = TestApp(CatalogApp(router: .patient)).driver
    try await driver.type("ada", into: "Name")
    try driver.expect("button Sign in", is: .disabled)
    try await driver.type("x", into: "Password")
    try driver.expect("button Sign in", isNot: .disabled)
    try await driver.clear("Name")
    try driver.expect("button Sign in", is: .disabled)
  }

  @Test func aWrongPasswordIsSaidUntilTheNextTry() async throws {
    let driver = TestApp(CatalogApp(router: .patient)).driver
    try await driver.type("ada", into: "Name")
    try await driver.type("wrong", into: "Password")
    try await driver.tap("button Sign in")
    try driver.expect("The name or the password is wrong.")
    try driver.expect(route: "/auth")
    try await driver.type("secret", into: "Password")
    try await driver.pressReturn()
    try driver.expect("Items")
  }

  @Test func whileTheServerThinksNothingIsSentTwice() async throws {
    let accounts = HeldAccounts()
    let driver = TestApp(CatalogApp(accounts: accounts, router: .patient)).driver
    try await driver.type("ada", into: "Name")
    try await driver.type("secret", into: "Password")
    try await driver.tap("button Sign in")
    try driver.expect("spinner", is: .busy)
    try driver.expect("button Sign in", is: .disabled)
    try await driver.pressReturn()
    #expect(accounts.asked == 1)
    accounts.answer()
    try await driver.settle()
    try driver.expect(route: "/catalog/items")
  }

  @Test func whoLeavesTheScreenIsNotSignedInLater() async throws {
    let accounts = HeldAccounts()
    let test = TestApp(CatalogApp(accounts: accounts, router: .patient))
    try await test.driver.type("ada", into: "Name")
    try await test.driver.type("secret", into: "Password")
    try await test.driver.tap("button Sign in")
    let references = References()
    for child in test.app.coordinator.childCoordinators { references.add(child) }
    test.app.store.dispatch(SessionAction.signedIn(UserSession(name: "Grace")))
    try await test.driver.settle()
    #expect(references.living == [], "the question that is open holds no screen")
    accounts.answer()
    try await test.driver.settle()
    #expect(test.app.store.state.session == UserSession(name: "Grace"))
  }

  @Test func aForgottenPassword() async throws {
    let driver = TestApp(CatalogApp(router: .patient)).driver
    try await driver.tap("Forgotten your password?")
    try driver.expect(route: "/auth/forgotten")
    try driver.expect(
      screen: """
        navigation bar "New password"
          back button "Welcome"
        field "Email" = ""
        button "Send link" (disabled)
        """)
    try await driver.type("ada@example.com", into: "Email")
    try await driver.tap("Send link")
    try driver.expect("A link is on its way to ada@example.com.")
    try await driver.swipe(.right)
    try driver.expect(route: "/auth")
  }
}
