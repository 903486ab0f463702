import Weir

/// A coordinator of a stack: a first screen, which is always there, and one for each place above it.
@MainActor protocol StackCoordinator: NavigationControllerCoordinator where State == AppState {
  associatedtype StackPlace: Place

  /// Makes the first screen.
  func firstScreen() -> UIViewController

  /// Makes the screen of a place, with a context that says which place it is; nil where it cannot stand there.
  /// - Parameter below: The places that it stands on, the lowest first.
  func screen(of place: StackPlace, on below: ArraySlice<StackPlace>) -> UIViewController?
}

extension StackCoordinator {
  func start(route: Route?) {
    let places = (try? places(of: route ?? [])) ?? []
    navigationController.viewControllers = [firstScreen()] + screens(of: places, from: 0)
  }

  /// Keeps the screens that the new route has too, and makes the others.
  func updateRoute(_ route: Route, completionHandler: @escaping () -> Void) {
    guard let places = try? places(of: route) else { return completionHandler() }
    let shown = navigationController.viewControllers
    let kept = zip(shown.dropFirst(), places).prefix { $0.isScreen(of: $1) }.count
    let stack = shown.prefix(kept + 1) + screens(of: places, from: kept)
    router.set(Array(stack), on: navigationController) { _ in completionHandler() }
  }

  func check(_ route: Route, in plan: RoutePlan) throws(RouteError) { _ = try places(of: route) }

  /// The places of a route.
  /// - Throws: Which segment is no place, or cannot stand there.
  private func places(of route: Route) throws(RouteError) -> [StackPlace] {
    let places = try read(route, as: PlaceList<StackPlace>.self).places
    var previous: StackPlace?
    var end = 0
    for place in places {
      end += place.route().count
      guard place.canFollow(previous) else { throw unknownSegment(at: end - 1, of: route) }
      previous = place
    }
    return places
  }

  private func screens(of places: [StackPlace], from start: Int) -> [UIViewController] {
    places.indices.dropFirst(start).compactMap { screen(of: places[$0], on: places[..<$0]) }
  }
}

extension UIViewController {
  @MainActor fileprivate func isScreen(of place: some Place) -> Bool {
    corduxContext?.routeSegment?.route() == place.route()
  }
}
