import Testing
import WeirDriver
import WeirState
import WeirUI

/// What goes to the app instead of to its screens.
@MainActor @Suite struct AppTests {
  private struct Add: Action { let amount: Int }
  private struct Adding: Reducer {
    func handleAction(_ action: any Action, state: Int) -> Int { state + ((action as? Add)?.amount ?? 0) }
  }

  @Test func aHistoryIsGoneBackAndForthIn() async throws {
    let store = Store(initialState: 0, reducer: Adding())
    let history = History(store)
    let driver = try await driver(showing: label("a", y: 100))
    driver.app.use(history: history)
    store.dispatch(Add(amount: 2))
    store.dispatch(Add(amount: 3))
    try await driver.undo()
    #expect(store.state == 2)
    try await driver.redo()
    #expect(store.state == 5)
    let error = await #expect(throws: DriverError.self) { try await driver.redo() }
    #expect(error?.kind == .failed && error?.message == "there is nothing to redo")
    #expect(error?.location?.hasPrefix("WeirDriverTests/AppTests.swift:") == true)
  }

  @Test func whatTheAppOffersIsShown() async throws {
    let driver = try await driver(showing: label("a", y: 100))
    driver.app.name = "people"
    driver.app.tree = { "AppFlow\n└── [main] Main\u{1B}" }
    driver.app.steps = { ["1 start", "2 friends"] }
    driver.app.route = { "/friends" }
    driver.app.save = { "12 bytes" }
    #expect(try driver.tree() == "AppFlow\n└── [main] Main\u{1B}" && driver.route() == "/friends")
    #expect(try driver.steps() == ["1 start", "2 friends"])
    #expect(try await driver.perform(.tree) == "AppFlow\n└── [main] Main\\u{1B}")
    #expect(try await driver.perform(.steps) == "1 start\n2 friends")
    #expect(try await driver.perform(.save) == "12 bytes")
    #expect(try await driver.save() == "12 bytes")
    try driver.expect(route: "/friends")
  }

  @Test func whatTheAppDoesNotOfferIsSaidWithTheRemedy() async throws {
    let driver = try await driver(showing: label("a", y: 100))
    let error = await #expect(throws: DriverError.self) { try await driver.open("app://x") }
    #expect(error?.kind == .notProvided && error?.message == "app offers no way to open a link")
    #expect(error?.details == ["The app's AppUnderDriver.open is nil: set it."])
    #expect(throws: DriverError.self) { try driver.expect(route: "/") }
  }

  @Test func aLinkIsOpenedAndItsFaultIsToldHarmlessly() async throws {
    struct Fault: Error, CustomStringConvertible { let description = "no\u{1B}[2J" }
    let driver = try await driver(showing: label("a", y: 100))
    var opened: [String] = []
    driver.app.open = { url in
      opened.append(url.absoluteString)
      if url.path == "/fault" { throw Fault() }
    }
    try await driver.open("app://host/a?b=c")
    let error = await #expect(throws: DriverError.self) { try await driver.open("/fault") }
    #expect(opened == ["app://host/a?b=c", "/fault"])
    #expect(error?.kind == .failed && error?.message == "cannot open \"/fault\": no\\u{1B}[2J")
  }
}
