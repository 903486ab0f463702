import People
import WeirDriver
import WeirUI

/// Starts the app on a host of its own, and drives it.
@MainActor
enum PeopleDriver {
  /// The app at its first screen, with the tree of its flows and the log of their steps.
  ///
  /// It has no links, no route in a state, and nothing to undo or to save: those commands say so.
  static func start(_ delegate: AppDelegate = AppDelegate()) -> AppDriver {
    let host = HeadlessHost(
      size: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    delegate.window = UIWindow(windowScene: host.windowScene)
    _ = delegate.application(host.application, didFinishLaunchingWithOptions: nil)
    var app = AppUnderDriver(name: "people")
    app.use(flowCoordinator: delegate.coordinator)
    return AppDriver(host: host, app: app)
  }
}
