import CommandSupport
import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// An app that was ended begins where it was.
@Suite(.timeLimit(.minutes(10))) @MainActor struct RestorationTests {
  private let folder: TemporaryFolder
  private let file: StateFile

  init() throws {
    folder = try TemporaryFolder()
    file = StateFile(at: URL(fileURLWithPath: folder.path + "/state.json"))
  }

  /// An app that begins with what was kept.
  private func start() async throws -> TestApp {
    let test = TestApp(CatalogApp(restoredFrom: file, router: .patient))
    try await test.driver.settle()
    return test
  }

  @Test(arguments: Everywhere.routes)
  func eachPlaceIsThereAgain(route: Route) async throws {
    var state = AppState(session: UserSession(name: "Ada"))
    state.favourites = [3, 7]
    state.settings.order = .price
    state.cart.lines = [CartLine(item: 7, count: 2)]
    state.route = route
    let test = TestApp(CatalogApp(state: state, keptIn: file, router: .patient))
    #expect(try await test.driver.save() == "kept in \(file.url.path)")
    let restored = try await start()
    #expect(restored.driver.outline == test.driver.outline)
    #expect(try restored.driver.tree() == test.driver.tree())
    #expect(restored.app.store.state == test.app.store.state && restored.isConsistent)
    #expect(restored.app.history.entries.count == 1, "where it begins is nothing to be undone")
  }

  @Test(arguments: [["auth"], ["auth", "forgotten"]] as [Route])
  func alsoWhereNobodyHasSignedIn(route: Route) async throws {
    var state = AppState()
    state.route = route
    let test = TestApp(CatalogApp(state: state, keptIn: file, router: .patient))
    try await test.driver.save()
    #expect(try await start().driver.outline == test.driver.outline)
  }

  @Test func theWayBackIsThereToo() async throws {
    let test = TestApp(CatalogApp(keptIn: file, router: .patient))
    try await test.signIn()
    try await test.driver.choose("Desk lamp")
    try await test.driver.tap("Reviews (2)")
    try await test.driver.save()
    let restored = try await start()
    try await restored.driver.back()
    try await restored.driver.back()
    try restored.driver.expect(route: "/catalog/items")
  }

  @Test func aLinkLeadsOnFromThere() async throws {
    let test = TestApp(CatalogApp(state: AppState(session: UserSession(name: "Ada")), keptIn: file, router: .patient))
    try await test.driver.tab("Account")
    try await test.driver.save()
    let app = CatalogApp(restoredFrom: file, router: .patient)
    app.links.open("catalog://items/7/reviews")
    let restored = TestApp(app)
    try await restored.driver.settle()
    try restored.driver.expect(route: "/catalog/items/item/7/reviews")
    #expect(restored.isConsistent)
  }

  @Test(
    arguments: [
      ["catalog", "items", "item", "99"], ["catalog", "wood"], ["nowhere"], [],
      ["catalog", "items", "item", "7", "price"],
    ] as [Route])
  func aPlaceThatIsNoMoreGivesWayToTheFirstOne(route: Route) async throws {
    let test = try await TestApp.signedIn(at: route)
    try test.driver.expect(route: "/catalog/items")
    try test.driver.expect("row Desk lamp, 39.00 €")
    #expect(test.isConsistent)
  }

  @Test(arguments: ["{\"weir\":", "{\"weir\":\"state\",\"version\":7,\"state\":{}}"])
  func aFileThatCannotBeUsedIsSaidOnTheFirstScreen(text: String) async throws {
    try folder.write(["state.json": text])
    let test = try await start()
    let notice = try #require(test.app.store.state.notice)
    try test.driver.expect(ElementName(notice))
    try await test.signIn()
    try test.driver.expect(route: "/catalog/items")
    try await test.driver.tab("Account")
    try await test.driver.tap("button Sign out")
    try test.driver.expect(no: ElementName(notice))
  }

  @Test func withoutAFileNothingIsKept() async throws {
    let test = TestApp(CatalogApp(router: .patient))
    let error = await #expect(throws: DriverError.self) { try await test.driver.save() }
    #expect(error?.message == "cannot save: there is no file for it; start with --state FILE")
  }
}
