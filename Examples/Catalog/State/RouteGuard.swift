import Weir

/// Keeps those out of the catalogue who have not signed in, others from signing in again, and all from nowhere.
struct RouteGuard: InoutReducer {
  func reduce(_ action: any Action, into state: inout AppState) {
    let scene = state.route.first
    let isAtAuth = scene == AppCoordinator.RouteSegment.auth.rawValue
    if state.session == nil {
      if !isAtAuth { state.route = AppRoute.auth().route() }
    } else if isAtAuth || scene == nil {
      state.route = AppRoute.catalog(.items()).route()
    }
  }
}
