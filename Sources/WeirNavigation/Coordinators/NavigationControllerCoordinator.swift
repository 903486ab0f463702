/// A coordinator of a stack of screens, each of which says in its `corduxContext` which segment it is (Cordux).
@preconcurrency @MainActor
public protocol NavigationControllerCoordinator: Coordinator {
  /// What shows the stack.
  var navigationController: UINavigationController { get }

  /// Changes the stack for a route that it does not show yet, and then calls the handler.
  ///
  /// Where the route is only shorter there is nothing to do: what is left above is popped afterwards.
  func updateRoute(_ route: Route, completionHandler: @escaping () -> Void)
}

extension NavigationControllerCoordinator {
  /// What shows the stack.
  public var rootViewController: UIViewController { navigationController }

  /// The segments of the screens, from the lowest to the top.
  public var route: Route { navigationController.viewControllers.reduce(into: []) { $0 += $1.routeOfContext } }

  /// Nothing has to go.
  public func needsToPrepareForRoute(_ route: Route?) -> Bool { false }

  /// Does nothing but call the handler.
  public func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) { completionHandler() }

  /// Has the stack updated, unless it shows the route already.
  public func setRoute(_ newRoute: Route?, completionHandler: @escaping () -> Void) {
    guard let newRoute, newRoute != route else { return completionHandler() }
    call(self, "updateRoute(\(newRoute))") {
      updateRoute(newRoute, completionHandler: $0)
    } then: { [weak self] in
      if let self { self.popWhatIsAbove(newRoute, completionHandler) } else { completionHandler() }
    }
  }

  /// Says in the store that a screen has left; for a lifecycle delegate (Cordux).
  ///
  /// The store hears of it by itself too where it has a root coordinator, so that calling it is not needed then.
  public func popRoute(_ viewController: UIViewController) {
    guard let segment = viewController.corduxContext?.routeSegment else { return }
    noteLeft(segment.route())
  }

  /// Pops to the screen with which a route ends, where the stack goes on behind it.
  private func popWhatIsAbove(_ wanted: Route, _ completionHandler: @escaping () -> Void) {
    let screens = navigationController.viewControllers
    guard wanted != route, let target = screens.last(atTheEndOf: wanted), target !== screens.last else {
      return completionHandler()
    }
    router.pop(to: target, on: navigationController) { _ in completionHandler() }
  }
}

extension [UIViewController] {
  /// The screen with which a route ends that begins with the lowest screen, or nil.
  @MainActor func last(atTheEndOf wanted: Route) -> UIViewController? {
    var route: Route = []
    for screen in self {
      route += screen.routeOfContext
      if route == wanted { return screen }
    }
    return nil
  }
}
