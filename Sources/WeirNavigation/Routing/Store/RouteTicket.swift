/// What belongs to a route action on its way to the reducer.
@MainActor
struct RouteTicket {
  let number: Int
  /// The action, to know it again.
  let action: any AnyRouteAction
  let plan: RoutePlan
  let completion: RouteRequest.Completion?
}
