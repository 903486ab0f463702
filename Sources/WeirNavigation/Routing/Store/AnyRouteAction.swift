import WeirState

/// A route action whatever stands for its routes.
protocol AnyRouteAction: Action {
  /// The route after the action.
  func reduced(_ route: Route) -> Route
}

extension RouteAction: AnyRouteAction {
  func reduced(_ route: Route) -> Route { route.reduce(self) }
}

/// The reason of a change that says where the app is already; recorders note it, and a replay of them makes it again.
struct RouteNote: HistoryAmendment {
  let route: Route
  /// Whether the coordinators have come there by following a change of the route, and not by themselves.
  var completesTheStepBefore = false
}
