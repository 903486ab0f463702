/// What belongs to a route action on its way to the reducer.
@MainActor
struct RouteTicket {
  let number: Int
  /// The action in words, to know it again.
  let text: String
  let plan: RoutePlan
  let completion: RouteRequest.Completion?
}
