import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// The screens of the tab with the items, and of the account.
@Suite(.timeLimit(.minutes(10))) @MainActor struct CatalogueTests {
  @Test func allItems() async throws {
    let driver = try await TestApp.signedIn().driver
    try driver.expect(
      screen: """
        navigation bar "Items"
          button "Cart"
        table
          row 1 "Blue ink, 6.90 €"
          row 2 "Desk lamp, 39.00 €"
          …
          row 8 "Wall calendar, 4.05 €"
        tab bar
          tab "Items" (selected)
          tab "Account"
        """)
  }

  @Test func anItemAndItsCategory() async throws {
    let driver = try await TestApp.signedIn().driver
    try await driver.choose("Fountain pen")
    try driver.expect(
      screen: """
        navigation bar "Fountain pen"
          back button "Items"
          button "Cart"
        text "24.50 €"
        text "Writes for years."
        button "Add to favourites"
        button "Add to cart"
        button "Reviews (1)"
        button "More of Pens & ink"
        tab bar
          …
        """)
    try await driver.tap("More of Pens & ink")
    try driver.expect(route: "/catalog/items/category/Pens & ink")
    try await driver.choose("Blue ink")
    try driver.expect(route: "/catalog/items/category/Pens & ink/item/2")
    try await driver.back()
    try await driver.back()
    try driver.expect(route: "/catalog/items")
  }

  @Test func whatIsDoneOnOneScreenShowsOnAll() async throws {
    let test = try await TestApp.signedIn()
    try await test.driver.choose("Desk lamp")
    try await test.driver.tap("Add to favourites")
    try test.driver.expect("Remove from favourites")
    for _ in 0..<2 { try await test.driver.tap("Add to cart") }
    try test.driver.expect("Cart", value: "2")
    try await test.driver.back()
    try test.driver.expect("row Desk lamp, 39.00 €", is: .checked)
    try await test.driver.tab("Account")
    try test.driver.expect("Cart", value: "2")
    try await test.driver.tap("button Favourites")
    try await test.driver.choose("Desk lamp")
    try await test.driver.tap("Remove from favourites")
    try await test.driver.back()
    try test.driver.expect(no: "row Desk lamp, 39.00 €")
    #expect(test.isConsistent)
  }

  @Test func reviewsAreWrittenAndRead() async throws {
    let test = try await TestApp.signedIn(at: AppRoute.catalog(.items([.item(7), .reviews])).route())
    try test.driver.expect("button Send", is: .disabled)
    try test.driver.expect("segment 5", is: .selected)
    try await test.driver.type("It hums.", into: "Your review")
    try await test.driver.tap("segment 2")
    try await test.driver.tap("button Send")
    try test.driver.expect("row Ada: It hums. (2 of 5)")
    try test.driver.expect("Your review", value: "")
    try test.driver.expect("button Send", is: .disabled)
    try await test.driver.back()
    try test.driver.expect("Reviews (3)")
  }

  @Test func theAccount() async throws {
    let driver = try await TestApp.signedIn().driver
    try await driver.tab("Account")
    try driver.expect(route: "/catalog/account")
    try driver.expect(
      screen: """
        navigation bar "Account"
          button "Cart"
        text "Signed in as Ada"
        text "0 orders"
        segments "Order of lists"
          segment "By name" (selected)
          segment "By price"
        button "Favourites"
        button "Sign out"
        tab bar
          tab "Items"
          tab "Account" (selected)
        """)
    try await driver.tap("segment By price")
    try driver.expect("segment By price", is: .selected)
    try await driver.tab("Items")
    try driver.expect("row Paper clips, 1.80 €")
    #expect(driver.outline.text.contains("row 1 \"Paper clips"))
  }

  @Test func eachTabKeepsItsPlace() async throws {
    let test = try await TestApp.signedIn(at: AppRoute.catalog(.items([.item(7), .reviews])).route())
    try await test.driver.tab("Account")
    try await test.driver.tap("button Favourites")
    try await test.driver.tab("Items")
    try test.driver.expect(route: "/catalog/items/item/7/reviews")
    try await test.driver.tab("Account")
    try test.driver.expect(route: "/catalog/account/favourites")
    #expect(test.isConsistent)
  }

  @Test func twoTapsInOneTurnGoThereOnce() async throws {
    let test = try await TestApp.signedIn()
    test.app.store.route(.goto(AppRoute.catalog(.items([.item(7)]))))
    test.app.store.route(.goto(AppRoute.catalog(.items([.item(7)]))))
    try await test.driver.settle()
    try test.driver.expect(route: "/catalog/items/item/7")
    #expect(test.isConsistent)
  }
}
