/// A change of the route that coordinators are to follow.
@MainActor
final class RouteRequest {
  typealias Completion = @MainActor (Result<Route, RouteError>) -> Void

  /// The change, made to where the app is when its turn comes.
  var change: (Route) -> Route
  var completions: [Completion]
  let plan: RoutePlan
  /// Where it leads, once it runs.
  var target: Route?
  var hasBegun = false
  /// What counts the time until it is given up.
  var timer: Task<Void, Never>?
  /// How many transitions the router had been asked for when it began.
  var firstTransition = 0
  /// Whether one of its completion handlers can come no more.
  var isLost = false

  init(plan: RoutePlan = RoutePlan(), completion: Completion? = nil, change: @escaping (Route) -> Route) {
    self.change = change
    self.plan = plan
    completions = completion.map { [$0] } ?? []
  }
}
