import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// Undoing and redoing bring the screens along.
@Suite(.timeLimit(.minutes(10))) @MainActor struct UndoTests {
  /// Undoes or redoes, and looks whether the app is whole.
  private func step(_ test: TestApp, back: Bool) async throws -> String {
    if back { try await test.driver.undo() } else { try await test.driver.redo() }
    #expect(test.isConsistent)
    return test.driver.outline.text
  }

  @Test func theWholeWayBackAndForth() async throws {
    let test = TestApp(CatalogApp(router: .patient))
    try await test.driver.settle()
    var outlines = [test.driver.outline.text]
    var actions = 0
    func act(_ body: () async throws -> Void) async throws {
      try await body()
      // What is typed on the screen for signing in is not in the store.
      if test.app.history.entries.count > actions + 1 { outlines.append(test.driver.outline.text) }
      actions = test.app.history.entries.count - 1
    }
    try await act { try await test.signIn() }
    try await act { try await test.driver.choose("Desk lamp") }
    try await act { try await test.driver.tap("Add to favourites") }
    try await act { try await test.driver.tap("Add to cart") }
    try await act { try await test.driver.tap("Reviews (2)") }
    try await act { try await test.driver.tab("Account") }
    try await act { try await test.driver.tap("segment By price") }
    try await act { try await test.driver.tap("button Favourites") }
    try await act { try await test.driver.tap("button Cart") }
    try await act { try await test.driver.tap("button Check out") }
    try await act { try await test.driver.swipe(.down) }
    try await act { try await test.driver.open("catalog://categories/Paper") }
    #expect(outlines.count == 13 && test.app.history.entries.count == 13)
    for index in outlines.indices.dropLast().reversed() {
      #expect(try await step(test, back: true) == outlines[index], "undo to \(index)")
    }
    for index in outlines.indices.dropFirst() {
      #expect(try await step(test, back: false) == outlines[index], "redo to \(index)")
    }
    let error = await #expect(throws: DriverError.self) { try await test.driver.redo() }
    #expect(error?.message == "there is nothing to redo")
  }

  @Test func signingOutCanBeUndone() async throws {
    let test = try await TestApp.signedIn(at: Everywhere.routes[10]) { $0.favourites = [1] }
    let before = test.driver.outline.text
    test.app.store.dispatch(SessionAction.signedOut)
    try await test.driver.undo()
    #expect(test.driver.outline.text == before && test.isConsistent)
    try await test.driver.open("catalog://items/7")
    try test.driver.expect(route: "/catalog/items/item/7")
  }
}
