import Weir

/// Starts the app on the sample.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window; one is made when the app starts, unless there is one.
  public var window: UIWindow?

  private let app = RepositoriesApp()

  /// Shows the first screen.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let mainWindow = window ?? UIWindow(frame: UIScreen.main.bounds)
    window = mainWindow
    app.start(in: mainWindow)
    return true
  }
}
