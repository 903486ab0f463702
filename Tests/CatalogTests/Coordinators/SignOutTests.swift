import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// Whoever signs out, from wherever, leaves nothing behind.
@Suite(.timeLimit(.minutes(10))) @MainActor struct SignOutTests {
  @Test(arguments: Everywhere.routes)
  func allScreensAndCoordinatorsAreReleased(from route: Route) async throws {
    let test = try await TestApp.signedIn(at: route) { $0.favourites = [3] }
    let references = References()
    for child in test.app.coordinator.childCoordinators { references.add(child) }
    #expect(references.count > 8 && references.living.count == references.count)
    test.app.store.dispatch(SessionAction.signedOut)
    try await test.driver.settle()
    #expect(references.living == [])
    #expect(test.isConsistent && test.app.store.state == AppState())
    try test.driver.expect("button Sign in")
  }

  @Test func byTheButtonWithStacksThatAreDeepInBothTabs() async throws {
    let test = try await TestApp.signedIn(at: ["catalog", "items", "item", "7", "reviews"]) { $0.favourites = [3] }
    try await test.driver.tab("Account")
    try await test.driver.tap("button Favourites")
    try await test.driver.choose(1)
    try await test.driver.tap("Reviews (0)")
    for _ in 0..<3 { try await test.driver.back() }
    let references = References()
    for child in test.app.coordinator.childCoordinators { references.add(child) }
    try await test.driver.tap("button Sign out")
    #expect(references.living == [] && test.isConsistent)
  }

  @Test func whatGoesOnMeanwhileEndsToo() async throws {
    let test = try await TestApp.signedIn(at: ["catalog", "items"])
    test.driver.host.pace = .held
    try await test.driver.tap("row 1")
    let references = References()
    for child in test.app.coordinator.childCoordinators { references.add(child) }
    test.app.store.dispatch(SessionAction.signedOut)
    try await test.driver.settle()
    test.driver.host.pace = .nextTurn
    for transition in test.driver.host.transitions { transition.finish() }
    try await test.driver.settle()
    #expect(references.living == [] && test.isConsistent)
    try test.driver.expect(route: "/auth")
  }

  @Test func theAppItselfGoesWithTheLastReference() async throws {
    weak var app: CatalogApp?
    weak var coordinator: AppCoordinator?
    do {
      let test = try await TestApp.signedIn(at: Everywhere.routes.last)
      (app, coordinator) = (test.app, test.app.coordinator)
    }
    for _ in 0..<1_000 where app != nil || coordinator != nil { await Task.yield() }
    #expect(app == nil && coordinator == nil)
  }
}
