import WeirState

/// A route action whatever stands for its routes.
protocol AnyRouteAction: Action {
  /// The route after the action.
  func reduced(_ route: Route) -> Route
  /// Whether another action is of the same kind and has the same routes.
  func isSame(as other: any AnyRouteAction) -> Bool
}

extension RouteAction: AnyRouteAction {
  func reduced(_ route: Route) -> Route { route.reduce(self) }

  func isSame(as other: any AnyRouteAction) -> Bool {
    switch (self, other as? RouteAction) {
    case (.goto(let target), .goto(let other)?), (.push(let target), .push(let other)?),
      (.pop(let target), .pop(let other)?):
      target.route() == other.route()
    case (.replace(let old, let new), .replace(let otherOld, let otherNew)?):
      old.route() == otherOld.route() && new.route() == otherNew.route()
    default: false
    }
  }
}

/// The reason of a change that says where the app is already; recorders note it, and a replay of them makes it again.
struct RouteNote: HistoryAmendment {
  let route: Route
  /// Whether the coordinators have come there by following a change of the route, and not by themselves.
  var completesTheStepBefore = false
}
