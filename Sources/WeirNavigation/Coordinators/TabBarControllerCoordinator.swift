/// A coordinator of tabs, each of which is a scene (Cordux).
///
/// The scenes stay, shown or not. `start(route:)` sets the tabs up and starts the scenes.
@preconcurrency @MainActor
public protocol TabBarControllerCoordinator: SceneCoordinator {
  /// What shows the tabs.
  var tabBarController: UITabBarController { get }
  /// The scenes, in the order of the tabs.
  var scenes: [Scene] { get }
}

extension TabBarControllerCoordinator {
  /// What shows the tabs.
  public var rootViewController: UIViewController { tabBarController }

  /// The scene of the tab that is selected; setting it does nothing, as the tab says which it is.
  public var currentScene: Scene? {
    get { scenes.first { $0.coordinator.rootViewController === tabBarController.selectedViewController } }
    set {}
  }

  /// The coordinators of all tabs.
  public var childCoordinators: [any AnyCoordinator] { scenes.map(\.coordinator) }

  /// The coordinator of a tab, which has been started.
  public func coordinatorForTag(_ tag: String) -> (coordinator: any AnyCoordinator, started: Bool)? {
    scenes.first { $0.tag == tag }.map { ($0.coordinator, true) }
  }

  /// Selects the tab of a coordinator.
  public func presentCoordinator(_ coordinator: (any AnyCoordinator)?, completionHandler: @escaping () -> Void) {
    guard let coordinator else { return completionHandler() }
    router.select(coordinator.rootViewController, in: tabBarController) { _ in completionHandler() }
  }

  /// Says in the store that a person has tapped a tab (Cordux); for the tab bar controller's delegate to answer
  /// `shouldSelect` with.
  ///
  /// The store hears of the tab by itself too, so that calling it is not needed.
  /// - Returns: Whether a scene has the controller.
  public func setRouteForViewController(_ viewController: UIViewController) -> Bool {
    guard let scene = scenes.first(where: { $0.coordinator.rootViewController === viewController }) else { return false }
    if scene !== currentScene, store.rootCoordinator == nil { store.setRoute(.replace(route, scene.route())) }
    return true
  }
}
