import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// The cart, which is presented over the catalogue.
@Suite(.timeLimit(.minutes(10))) @MainActor struct CartTests {
  private func withCart(_ count: Int = 2) async throws -> TestApp {
    try await TestApp.signedIn { $0.cart.lines = [CartLine(item: 7, count: count), CartLine(item: 3, count: 1)] }
  }

  @Test func itShowsWhatIsInItAndWhatItCosts() async throws {
    let test = try await withCart()
    try await test.driver.tap("button Cart")
    try test.driver.expect(
      screen: """
        sheet
          navigation bar "Cart"
            button "Close"
          text "Total: 83.40 €"
          button "Check out"
          table
            row 1 "2 × Desk lamp, 78.00 €"
            row 2 "1 × Squared notebook, 5.40 €"
        """)
    #expect(test.isConsistent)
  }

  @Test func anEmptyOneCannotBeOrdered() async throws {
    let test = try await TestApp.signedIn()
    try await test.driver.tap("button Cart")
    try test.driver.expect("button Check out", is: .disabled)
    try test.driver.expect("Total: 0.00 €")
    try await test.driver.open("catalog://cart/checkout")
    try await test.driver.type("1 Main Street", into: "Address")
    try test.driver.expect("button Order", is: .disabled)
  }

  @Test func aRowThatIsSwipedAwayIsPutBack() async throws {
    let test = try await withCart()
    try await test.driver.tap("button Cart")
    try await test.driver.swipe(row: "row 1", action: "Delete")
    try test.driver.expect("Total: 5.40 €")
    try test.driver.expect(no: "row 2 × Desk lamp, 78.00 €")
  }

  @Test(arguments: ["Close", "swipe", "link", "tab"])
  func itGoesInAllWays(how: String) async throws {
    let test = try await withCart()
    try await test.driver.tap("button Cart")
    try test.driver.expect(route: "/catalog/items/cart")
    weak let cart = test.app.coordinator.currentScene?.coordinator.childCoordinators.last
    #expect(cart is CartCoordinator)
    switch how {
    case "Close": try await test.driver.tap("Close")
    case "swipe": try await test.driver.swipe(.down)
    case "link": try await test.driver.open("catalog://items")
    default: test.app.store.route(.goto(AppRoute.catalog(.account())))
    }
    try await test.driver.settle()
    try test.driver.expect(route: how == "tab" ? "/catalog/account" : "/catalog/items")
    #expect(cart == nil && test.isConsistent)
  }

  @Test func orderingEmptiesItAndLeadsBack() async throws {
    let test = try await withCart()
    try await test.driver.choose("Stapler")
    try await test.driver.tap("button Cart")
    try await test.driver.tap("Check out")
    try test.driver.expect(route: "/catalog/items/item/5/cart/checkout")
    try test.driver.expect("button Order", is: .disabled)
    try await test.driver.type("1 Main Street", into: "Address")
    try await test.driver.tap("button Order")
    try test.driver.expect(route: "/catalog/items/item/5")
    #expect(test.app.store.state.cart == Cart(orders: 1) && test.isConsistent)
    try await test.driver.tab("Account")
    try test.driver.expect("1 order")
  }

  @Test func anInterruptedSwipeChangesNothing() async throws {
    let test = try await withCart()
    try await test.driver.tap("button Cart")
    let swipe = try test.driver.host.beginPullDown()
    swipe.cancel()
    try await test.driver.settle()
    try test.driver.expect(route: "/catalog/items/cart")
    #expect(test.isConsistent)
  }
}
