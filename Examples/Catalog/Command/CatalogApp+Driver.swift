import Catalog
import Weir
import WeirDriver

extension CatalogApp {
  /// Starts the app on a host of its own, and drives it.
  func makeDriver() -> AppDriver {
    let host = HeadlessHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow(windowScene: host.windowScene)
    start(in: window)
    return AppDriver(host: host, app: under(window))
  }

  /// What the app offers the driver, which holds the app by it.
  private func under(_ window: UIWindow) -> AppUnderDriver {
    var app = AppUnderDriver(name: "catalog")
    app.use(links: links)
    app.use(store: store)
    app.use(history: history)
    app.waits(for: "the accounts") { [accounts] in !accounts.isBusy }
    app.save = { [self] in
      guard let url = try withExtendedLifetime(window, { try save() }) else { throw NoStateFile() }
      return "kept in \(url.path)"
    }
    return app
  }
}

/// There is no file to keep the state in.
private struct NoStateFile: Error, CustomStringConvertible {
  let description = "there is no file for it; start with --state FILE"
}
