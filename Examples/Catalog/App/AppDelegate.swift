import Weir

/// Starts the app, keeps its state when it goes to the back, and takes its links.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window; one is made when the app starts, unless there is one.
  public var window: UIWindow?

  private lazy var app = CatalogApp(restoredFrom: StateFile(at: Self.stateURL))

  private static var stateURL: URL {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory).appendingPathComponent("catalog-state.json")
  }

  /// Shows the app.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let mainWindow = window ?? UIWindow(frame: UIScreen.main.bounds)
    window = mainWindow
    app.start(in: mainWindow)
    return true
  }

  /// Opens a link.
  public func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    app.links.open(url)
    return true
  }

  /// Keeps the state; the app may be ended while it is in the back.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    do {
      try app.save()
    } catch {
      NSLog("Catalog: the state is not kept: \(error)")
    }
  }
}
