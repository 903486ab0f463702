import CommandSupport
import Testing
import Weir

@testable import Catalog

@Suite struct StateFileTests {
  private let folder: TemporaryFolder
  private let file: StateFile

  init() throws {
    folder = try TemporaryFolder()
    file = StateFile(at: URL(fileURLWithPath: folder.path + "/state.json"))
  }

  private func write(_ text: String) throws { try folder.write(["state.json": text]) }

  @Test func whatWasKeptIsThereAgain() throws {
    var state = AppState(session: UserSession(name: "Ada"))
    state.route = AppRoute.catalog(.items([.category("Pens & ink"), .item(2)])).route() + ["cart"]
    state.cart = Cart(lines: [CartLine(item: 7, count: 2)], orders: 3)
    state.favourites = [7, 3]
    state.reviews = [7: [Review(author: "Ada", stars: 1, text: "„Hm“")]]
    state.settings.order = .price
    try file.save(state)
    #expect(file.restore() == state)
  }

  @Test func noticesAreNotKept() throws {
    var state = AppState()
    state.notice = "once"
    try file.save(state)
    #expect(file.restore() == AppState())
  }

  @Test func withoutAFileTheAppStartsForTheFirstTime() {
    #expect(file.restore() == AppState())
  }

  @Test(arguments: [
    ("", "is damaged"), ("{\"weir\":\"sta", "is damaged"),
    ("{\"weir\":\"state\",\"version\":2,\"state\":{}}", "is damaged"),
    ("{\"weir\":\"state\",\"version\":3,\"state\":{}}", "version 3 is newer than 2"),
    ("{\"weir\":\"state\",\"version\":0,\"state\":{}}", "no migration leads on from version 0"),
    ("{\"weir\":\"state\",\"version\":1,\"state\":{\"cart\":7}}", "the migration from version 1 has failed"),
  ])
  func whatCannotBeUsedIsSaidAndLeftAsItIs(text: String, reason: String) throws {
    try write(text)
    let state = file.restore()
    let notice = try #require(state.notice)
    #expect(notice.hasPrefix("The app starts anew. \(file.url.path)") && notice.contains(reason))
    #expect(state.route == ["auth"] && state.session == nil)
    #expect(try folder.text(of: "state.json") == text)
  }

  @Test func version1() throws {
    try write(
      """
      {"weir": "state", "version": 1, "state": {"session": {"name": "Ada"}, "cart": [7, 3, 7], "favourites": [3],
      "reviews": {}, "route": ["catalog", "items", "7", "reviews"]}}
      """)
    let state = file.restore()
    #expect(state.notice == nil)
    #expect(state.route == AppRoute.catalog(.items([.item(7), .reviews])).route())
    #expect(state.cart.lines == [CartLine(item: 7, count: 2), CartLine(item: 3, count: 1)])
    #expect(state.settings == Settings() && state.favourites == [3] && state.session == UserSession(name: "Ada"))
  }
}
