/// A coordinator that presents others over a root coordinator, each named by a segment (Cordux).
///
/// Its route is that of the root coordinator, and then the segment and the route of what is presented. What a person dismisses
/// is let go of. A conforming type has at least `rootCoordinator`, `presented` and `presentables`.
@preconcurrency @MainActor
public protocol PresentingCoordinator: Coordinator, AnyPresentingCoordinator, ViewControllerLifecycleDelegate {
  /// What everything is presented over.
  var rootCoordinator: any AnyCoordinator { get }
  /// What is presented.
  var presented: Scene? { get set }
  /// What can be presented.
  var presentables: [GeneratingScene] { get }

  /// Divides a route at the first segment that stands for something to present.
  func parsePresentableRoute(
    _ route: Route
  ) -> (rootRoute: Route, presentable: (route: Route, scene: GeneratingScene)?)

  /// Presents a scene with a route, and then calls the handler; where it is presented already it is handed the route.
  func present(scene: GeneratingScene, route: Route, completionHandler: @escaping () -> Void)

  /// Dismisses what is presented, and then calls the handler; at once where nothing is.
  func dismiss(completionHandler: @escaping () -> Void)
}

extension PresentingCoordinator {
  /// The controller of the root coordinator.
  public var rootViewController: UIViewController { rootCoordinator.rootViewController }

  /// The route of the root coordinator, and then that of what is presented.
  public var route: Route { rootCoordinator.route + (presentedScene?.route() ?? []) }

  /// The root coordinator and what is presented.
  public var childCoordinators: [any AnyCoordinator] {
    [rootCoordinator] + (presentedScene.map { [$0.coordinator] } ?? [])
  }

  /// Starts the root coordinator; what is to be presented is stored until its screen is there.
  public func start(route: Route?) {
    guard let route else { return rootCoordinator.start(route: nil) }
    let (rootRoute, presentable) = parsePresentableRoute(route)
    rootCoordinator.start(route: rootRoute)
    if let presentable { store(presentable.scene, presentable.route) }
  }

  /// Divides a route at the first segment that stands for something to present.
  public func parsePresentableRoute(
    _ route: Route
  ) -> (rootRoute: Route, presentable: (route: Route, scene: GeneratingScene)?) {
    for (index, segment) in route.enumerated() {
      guard let scene = presentables.first(where: { $0.tag == segment }) else { continue }
      return (Route(route.prefix(index)), (Route(route.dropFirst(index + 1)), scene))
    }
    return (route, nil)
  }

  /// Lets go of what is presented no more, such as what a person has dismissed.
  public func reconcile() {
    if presented != nil, presentedScene == nil { presented = nil }
  }

  /// What is presented, if the host still shows it.
  var presentedScene: Scene? {
    presented.flatMap { $0.coordinator.rootViewController.presentingViewController == nil ? nil : $0 }
  }
}

extension PresentingCoordinator {
  /// Whether something waits until the root coordinator's screen is there.
  public var hasStoredPresentable: Bool { stored != nil }

  /// Presents what waits, once its screen is there.
  public func presentStoredPresentable(completionHandler: @escaping () -> Void) {
    guard let waiting = stored else { return completionHandler() }
    stored = nil
    present(scene: waiting.scene, route: waiting.route, completionHandler: completionHandler)
  }

  /// What waits; kept with the controller, as a protocol has no place of its own.
  var stored: StoredPresentable? {
    get { ControllerNotes.of(rootViewController).presentable }
    set { ControllerNotes.of(rootViewController).presentable = newValue }
  }

  func store(_ scene: GeneratingScene, _ route: Route) { stored = StoredPresentable(scene: scene, route: route) }
}
