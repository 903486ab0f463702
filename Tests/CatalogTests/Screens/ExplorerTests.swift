import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// Every way from every screen.
@Suite(.serialized, .timeLimit(.minutes(10))) @MainActor struct ExplorerTests {
  private let inputs = [
    "Name": "ada", "Password": "secret", "Email": "ada@example.com", "Address": "1 Main Street",
  ]

  @Test func noRuleIsBrokenAndEveryScreenIsFound() async throws {
    let titles = try await explore(AppState(), limit: 150)
    let screens = [
      "Welcome", "New password", "Items", "Blue ink", "Pens & ink", "Reviews", "Account", "Favourites", "Cart",
    ]
    #expect(Set(screens).subtracting(titles) == [])
  }

  @Test func alsoWithSomethingInTheCart() async throws {
    var state = AppState(session: UserSession(name: "Ada"))
    state.cart.lines = [CartLine(item: 7, count: 1)]
    state.favourites = [3]
    let titles = try await explore(state, limit: 150)
    let screens = [
      "Items", "Blue ink", "Pens & ink", "Reviews", "Account", "Favourites", "Cart", "Check out", "Welcome",
    ]
    #expect(Set(screens).subtracting(titles) == [])
  }

  /// The titles of the screens that are found.
  private func explore(_ state: AppState, limit: Int) async throws -> Set<String> {
    let explorer = Explorer(limit: limit, inputs: inputs)
    let found = try await explorer.explore {
      let driver = CatalogApp(state: state, router: .patient).makeDriver()
      driver.host.looksForLeaks = true
      return driver
    }
    #expect(found.problems.isEmpty, "\(found.problems.first.map { "\($0.path): \($0.message)" } ?? "")")
    return found.visits.reduce(into: []) { $0.formUnion(Self.bars(in: $1.outline.elements)) }
  }

  private static func bars(in elements: [OutlineElement]) -> [String] {
    elements.flatMap { element in
      (element.role == .navigationBar ? [element.name ?? ""] : []) + bars(in: element.children)
    }
  }
}
