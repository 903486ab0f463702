import TestSupport
import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// Random routes, links, actions and persons against a host that holds, finishes and gives up what it likes.
@Suite(.timeLimit(.minutes(10))) @MainActor struct RandomTests {
  private enum Act: CaseIterable {
    case route, link, action, undo, redo, back, tab, pullDown, swipeBack, finish, cancel, settle, session
  }

  @Test(arguments: 0..<40)
  func atRestTheRouteIsWhatIsShown(seed: Int) async throws {
    var generator = SeededGenerator(seed: seed)
    let test = try await TestApp.signedIn()
    var acts: [String] = []
    for _ in 0..<40 {
      test.driver.host.pace = Bool.random(using: &generator) ? .held : .nextTurn
      let act = Act.allCases.randomElement(using: &generator) ?? .settle
      acts.append("\(act)")
      await perform(act, test, &generator)
      guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
      try await comeToRest(test)
      try #require(test.isConsistent, "seed \(seed): \(acts.joined(separator: " ")): \(test.app.coordinator.route)")
    }
    try await comeToRest(test)
    #expect(test.isConsistent, "seed \(seed)")
    #expect(await isReleasedAfterSigningOut(test), "seed \(seed)")
  }

  private func perform(_ act: Act, _ test: TestApp, _ generator: inout SeededGenerator) async {
    let (store, host) = (test.app.store, test.driver.host)
    switch act {
    case .route: store.route(.goto(Everywhere.routes.randomElement(using: &generator) ?? []))
    case .link: test.app.links.open(Self.links.randomElement(using: &generator) ?? "")
    case .action: store.dispatch(CartAction.add(Int.random(in: 1...8, using: &generator)))
    case .undo: test.app.history.undo()
    case .redo: test.app.history.redo()
    case .back: try? host.tapBack()
    case .tab: try? host.tapTab(Bool.random(using: &generator) ? "Items" : "Account")
    case .pullDown: try? host.pullDown()
    case .swipeBack: _ = try? host.beginSwipeBack()
    case .finish: host.transitions.randomElement(using: &generator)?.finish()
    case .cancel: host.transitions.randomElement(using: &generator)?.cancel()
    case .settle: try? await test.driver.settle()
    case .session: session(store, &generator)
    }
  }

  /// Somebody signs in, or seldom out.
  private func session(_ store: Store<AppState>, _ generator: inout SeededGenerator) {
    let isLeaving = store.state.session != nil && Int.random(in: 0..<4, using: &generator) == 0
    store.dispatch(isLeaving ? SessionAction.signedOut : .signedIn(UserSession(name: "Ada")))
  }

  /// Finishes what the host holds, until nothing is left.
  private func comeToRest(_ test: TestApp) async throws {
    test.driver.host.pace = .nextTurn
    while true {
      for transition in test.driver.host.transitions { transition.finish() }
      try await test.driver.settle()
      if test.driver.host.transitions.isEmpty { return }
    }
  }

  private func isReleasedAfterSigningOut(_ test: TestApp) async -> Bool {
    test.app.store.dispatch(SessionAction.signedIn(UserSession(name: "Ada")))
    try? await test.driver.settle()
    let references = References()
    for child in test.app.coordinator.childCoordinators { references.add(child) }
    test.app.store.dispatch(SessionAction.signedOut)
    try? await test.driver.settle()
    return references.living.isEmpty && test.isConsistent
  }

  private static let links = CatalogLinksTests.samples.map { "catalog://" + $0.path } + ["catalog://items/99"]
}
