import CatalogExample
import Weir

/// The example app Catalog on a host of its own, with somebody who has signed in.
@MainActor
final class CatalogRun {
  let host = HeadlessHost()
  let app: CatalogApp
  private let window: UIWindow

  /// Makes an app, which has not started yet.
  init(_ makeApp: () -> CatalogApp = { CatalogApp(state: AppState(session: UserSession(name: "Ada"))) }) {
    app = makeApp()
    window = UIWindow(windowScene: host.windowScene)
  }

  /// Starts it, with a link that has come before, and waits until it is there.
  func start(link: String = "catalog://items") async {
    app.links.open(link)
    app.start(in: window)
    await settle()
  }

  /// Goes somewhere, and waits until it is there.
  func go(to route: Route) async {
    app.store.route(.goto(route))
    await settle()
  }

  private func settle() async {
    repeat { await host.settle() } while !app.store.routing.isIdle || app.links.followedRoute != nil
  }
}
