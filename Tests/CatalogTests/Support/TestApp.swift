import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// The app on a host of its own, with what drives it.
@MainActor
struct TestApp {
  let app: CatalogApp
  let driver: AppDriver

  /// Starts an app.
  init(_ app: CatalogApp) {
    self.app = app
    driver = app.makeDriver()
    driver.host.looksForLeaks = true
  }

  /// An app to which somebody has signed in.
  static func signedIn(at route: Route? = nil, _ change: (inout AppState) -> Void = { _ in }) async throws -> TestApp {
    var state = AppState(session: UserSession(name: "Ada"))
    if let route { state.route = route }
    change(&state)
    let test = TestApp(CatalogApp(state: state, router: .patient))
    try await test.driver.settle()
    return test
  }

  /// Signs somebody in by the screen.
  func signIn() async throws {
    try await driver.type("ada", into: "Name")
    try await driver.type("secret", into: "Password")
    try await driver.tap("button Sign in")
  }

  /// Whether the route in the state, the coordinators and the screens agree, and nothing is left to do.
  var isConsistent: Bool {
    app.store.state.route == app.coordinator.route && app.store.routing.isIdle && driver.host.leakedScreens.isEmpty
  }
}
