import WeirMVVM

/// Starts the app: the first step of the first flow.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window; one is made when the app starts, unless there is one.
  public var window: UIWindow?

  /// Shows the first screen.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    coordinator.coordinate(flow: AppFlow(window: mainWindow), with: OneStepper(withSingleStep: AppStep.main))
    window = mainWindow
    mainWindow.makeKeyAndVisible()
    return true
  }

  /// Runs the flows; what drives the app reads their tree and the log of their steps from it.
  public let coordinator = FlowCoordinator()
  private lazy var mainWindow = window ?? UIWindow(frame: UIScreen.main.bounds)
}
