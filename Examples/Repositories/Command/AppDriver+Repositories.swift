import Foundation
import Repositories
import Weir
import WeirDriver

extension AppDriver {
  /// Drives the app on its sample.
  ///
  /// Time is virtual: it passes while the driver waits, so that nobody has to wait for it.
  static func sample(_ server: SampleServer, log: Log) -> AppDriver {
    let clock = HistoricalScheduler()
    let app = RepositoriesApp(source: .sample(server, delay: 0.3), log: log, scheduler: clock)
    let driver = starting(app)
    driver.settling.advance = { clock.advanceTo(clock.clock.addingTimeInterval(0.2)) }
    return driver
  }

  /// Drives the app on a real service.
  static func live(server: String, token: String?, log: Log) -> AppDriver {
    let driver = starting(RepositoriesApp(source: .live(server: server, token: token), log: log))
    // A service may take its time, and a person stops typing for 0.3 seconds.
    driver.settling.turnLimit = 60_000
    return driver
  }

  private static func starting(_ app: RepositoriesApp) -> AppDriver {
    let host = HeadlessHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow(windowScene: host.windowScene)
    app.start(in: window)
    var offered = AppUnderDriver(name: "repositories")
    offered.use(flowCoordinator: app.coordinator)
    offered.waits(for: "requests") { withExtendedLifetime(window) { app.requestCount == 0 } }
    return AppDriver(host: host, app: offered)
  }
}
