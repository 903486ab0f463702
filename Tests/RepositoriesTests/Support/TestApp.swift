import Testing
import Weir
import WeirDriver
import WeirTesting

@testable import Repositories

/// The app on a sample, on a host of its own, with virtual time.
@MainActor
final class TestApp {
  let server: SampleServer
  let clock = HistoricalScheduler()
  let log = LogLines()
  let app: RepositoriesApp
  let driver: AppDriver
  private let window: UIWindow

  /// Starts the app.
  init(_ server: SampleServer = SampleServer(), delay: Double = 0.3) {
    self.server = server
    let log = log
    app = RepositoriesApp(
      source: .sample(server, delay: delay), log: Log(level: .debug) { log.add($0) }, scheduler: clock,
      router: Router(clock: VirtualClock()))
    let host = HeadlessHost()
    host.looksForLeaks = true
    window = UIWindow(windowScene: host.windowScene)
    app.start(in: window)
    var offered = AppUnderDriver(name: "repositories")
    offered.use(flowCoordinator: app.coordinator)
    offered.waits(for: "requests") { [app] in app.requestCount == 0 }
    driver = AppDriver(host: host, app: offered)
    timePasses()
  }

  /// An app that has come to rest.
  static func atRest(_ server: SampleServer = SampleServer(), delay: Double = 0.3) async throws -> TestApp {
    let test = TestApp(server, delay: delay)
    try await test.driver.settle()
    return test
  }

  /// The models that are kept.
  var models: ModelStore { app.services.shelf.models }

  /// What holds the screens.
  var navigation: UINavigationController? { window.rootViewController as? UINavigationController }

  /// The rows that are on the screen, by their texts.
  var rows: [String] { driver.outline.elements.flatMap(\.allRows) }

  /// Time passes while the driver waits.
  func timePasses() {
    driver.settling.isBusy = nil
    driver.settling.advance = { [clock] in clock.advanceTo(clock.clock.addingTimeInterval(0.2)) }
    driver.app.busy = { [app] in
      if app.requestCount > 0 { return "requests" }
      return app.coordinator.router.isIdle ? nil : "transitions"
    }
  }

  /// Time stands still, so that what is under way stays so.
  func timeStands() {
    driver.settling.advance = nil
    driver.app.busy = { [app] in app.coordinator.router.isIdle ? nil : "transitions" }
  }

  /// Scrolls to the end of the first page.
  func scrollToEnd() async throws {
    var before: [String] = []
    for _ in 0..<9 where rows != before {
      before = rows
      try await driver.scroll(.down)
    }
  }

  /// Lets some time pass.
  func advance(_ seconds: Double) async throws {
    clock.advanceTo(clock.clock.addingTimeInterval(seconds))
    try await driver.settle()
  }
}

extension OutlineElement {
  fileprivate var allRows: [String] {
    (role == .row ? [name ?? ""] : []) + children.flatMap(\.allRows)
  }
}
