import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// Links to each place: before the start, while the app runs, while it moves, and while nobody has signed in.
@Suite(.timeLimit(.minutes(10))) @MainActor struct LinkTests {
  private nonisolated static let links = CatalogLinksTests.samples.filter { $0.route.first == "catalog" }.map(\.path)

  private func expect(_ test: TestApp, at path: String, _ line: Int = #line) throws {
    let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    let route = try CatalogLinks.table.route(for: "catalog://" + path)
    #expect(test.app.store.state.route == route, sourceLocation: place)
    #expect(test.isConsistent, sourceLocation: place)
    #expect(test.driver.host.transitions.isEmpty, sourceLocation: place)
    #expect(test.app.links.waitingRoute == nil, sourceLocation: place)
  }

  @Test(arguments: links)
  func beforeTheStart(path: String) async throws {
    let app = CatalogApp(state: AppState(session: UserSession(name: "Ada")), router: .patient)
    var outcomes: [DeepLinkOutcome] = []
    try app.links.open(#require(URL(string: "https://catalog.example/" + path))) { outcomes.append($0) }
    #expect(outcomes.isEmpty)
    let test = TestApp(app)
    try await test.driver.settle()
    try expect(test, at: path)
    #expect(outcomes == [.followed(app.store.state.route)])
    #expect(test.driver.outline.text == (try await outline(of: app.store.state.route)))
  }

  @Test(arguments: links)
  func whileTheAppRuns(path: String) async throws {
    for start in Everywhere.routes {
      let test = try await TestApp.signedIn(at: start)
      try await test.driver.open("catalog://" + path)
      try expect(test, at: path)
      #expect(test.driver.outline.text == (try await outline(of: test.app.store.state.route)), "from \(start)")
    }
  }

  @Test(arguments: links)
  func whileATransitionRuns(path: String) async throws {
    let test = try await TestApp.signedIn()
    test.driver.host.pace = .held
    try await test.driver.tap("row 2")
    #expect(test.driver.host.transitions.count == 1)
    test.app.links.open("catalog://" + path)
    try await test.driver.settle()
    #expect(test.app.links.followedRoute != nil)
    test.driver.host.pace = .nextTurn
    for transition in test.driver.host.transitions { transition.finish() }
    try await test.driver.settle()
    try expect(test, at: path)
  }

  @Test(arguments: links)
  func whileNobodyHasSignedIn(path: String) async throws {
    let test = TestApp(CatalogApp(router: .patient))
    var outcomes: [DeepLinkOutcome] = []
    try await test.driver.settle()
    test.app.links.open("catalog://" + path) { outcomes.append($0) }
    try await test.driver.settle()
    try test.driver.expect("Sign in to open https://catalog.example/\(path)")
    try test.driver.expect(route: "/auth")
    try await test.signIn()
    try expect(test, at: path)
    #expect(outcomes == [.followed(test.app.store.state.route)], "followed once")
  }

  @Test func whoDoesNotWantToSignInForALinkForgetsIt() async throws {
    let test = TestApp(CatalogApp(router: .patient))
    var outcomes: [DeepLinkOutcome] = []
    test.app.links.open("catalog://items/7") { outcomes.append($0) }
    try await test.driver.tap("Not now")
    #expect(outcomes == [.forgotten(gate: "signing in")])
    try test.driver.expect(no: "Not now")
    try await test.signIn()
    try test.driver.expect(route: "/catalog/items")
  }

  @Test func aNewerLinkTakesThePlaceOfTheOneThatWaits() async throws {
    let test = TestApp(CatalogApp(router: .patient))
    var outcomes: [String] = []
    test.app.links.open("catalog://items/7") { outcomes.append("\($0)") }
    test.app.links.open("catalog://account") { outcomes.append("\($0)") }
    try await test.driver.settle()
    #expect(outcomes == ["replaced by catalog/account"])
    try test.driver.expect("Sign in to open https://catalog.example/account")
    try await test.signIn()
    #expect(outcomes == ["replaced by catalog/account", "followed to catalog/account"])
    try expect(test, at: "account")
  }

  @Test func aLinkThatNeedsNobodyIsFollowedBesideTheGate() async throws {
    let test = TestApp(CatalogApp(router: .patient))
    test.app.links.open("catalog://items/7")
    try await test.driver.open("catalog://signin/forgotten")
    try test.driver.expect(route: "/auth/forgotten")
    try await test.driver.back()
    try test.driver.expect(no: "Not now")
  }

  @Test func signingOutClosesTheGateAgain() async throws {
    let test = try await TestApp.signedIn()
    test.app.store.dispatch(SessionAction.signedOut)
    try await test.driver.open("catalog://items/7")
    try test.driver.expect(route: "/auth")
    try await test.signIn()
    try expect(test, at: "items/7")
  }

  @Test(arguments: [
    ("catalog://nowhere", "segment 1, 'nowhere', is unknown"),
    ("catalog://items/99", "segment 4, '99', is unknown; it should be a segment that ItemsCoordinator knows"),
    ("catalog://items/07", "segment 4, '07', is unknown"),
    ("catalog://categories/Wood", "segment 4, 'Wood', is unknown"),
    ("catalog://account/favourites/99", "segment 5, '99', is unknown; it should be a segment that AccountCoordinator"),
  ])
  func whatIsUnknownIsNamedAndLeavesTheAppWhereItWas(url: String, message: String) async throws {
    for start in [Everywhere.routes[2], Everywhere.routes[10]] {
      let test = try await TestApp.signedIn(at: start)
      let before = test.driver.outline.text
      let error = await #expect(throws: DriverError.self) { try await test.driver.open(url) }
      #expect(error?.message.hasPrefix("cannot open \"\(url)\": \(message)") == true, "\(error?.message ?? "")")
      #expect(test.driver.outline.text == before && test.app.store.state.route == start && test.isConsistent)
    }
  }

  @Test func whatIsUnknownDoesNotWaitForSigningIn() async throws {
    let test = TestApp(CatalogApp(router: .patient))
    try await test.driver.open("catalog://items/7")
    let error = await #expect(throws: DriverError.self) { try await test.driver.open("catalog://items/99") }
    #expect(error?.message.contains("segment 4, '99', is unknown") == true)
    try test.driver.expect("Sign in to open https://catalog.example/items/7")
    try await test.signIn()
    try expect(test, at: "items/7")
  }

  /// What is on the screen of an app that begins at a route.
  private func outline(of route: Route) async throws -> String {
    try await TestApp.signedIn(at: route).driver.outline.text
  }
}
