import Weir

/// Starts the app: the first step of the first flow.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let coordinator = FlowCoordinator()
  private let window = UIWindow()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    coordinator.coordinate(flow: AppFlow(window: window), with: OneStepper(withSingleStep: AppStep.main))
    window.makeKeyAndVisible()
    return true
  }
}
