import Weir

/// Keeps those out of the catalogue who have not signed in, and others from signing in again.
struct RouteGuard: InoutReducer {
  func reduce(_ action: any Action, into state: inout AppState) {
    let wantsAuth = state.route.first == AppCoordinator.RouteSegment.auth.rawValue
    switch (state.session, wantsAuth) {
    case (nil, false): state.route = AppRoute.auth().route()
    case (.some, true): state.route = AppRoute.catalog(.items()).route()
    default: break
    }
  }
}
