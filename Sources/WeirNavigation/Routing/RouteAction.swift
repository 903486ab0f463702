public import WeirState

/// How the route is asked to change (Cordux).
public enum RouteAction<Target: RouteConvertible>: Action {
  /// To another route.
  case goto(Target)
  /// Further in.
  case push(Target)
  /// Back out of the given end of the route; nothing where the route does not end so.
  case pop(Target)
  /// Out of one end of the route and into another; only into, where the route does not end so.
  case replace(Target, Target)
}

extension RouteAction: Sendable where Target: Sendable {}
extension RouteAction: Equatable where Target: Equatable {}

extension Route {
  /// The route after an action.
  ///
  /// Linear in the length of the routes.
  public func reduce<Target>(_ action: RouteAction<Target>) -> Route {
    switch action {
    case .goto(let target): target.route()
    case .push(let target): self + target.route()
    case .pop(let target): dropping(suffix: target.route()) ?? self
    case .replace(let old, let new): (dropping(suffix: old.route()) ?? self) + new.route()
    }
  }

  /// What comes before an end, or nil where this route does not end so.
  public func dropping(suffix: Route) -> Route? {
    guard components.reversed().starts(with: suffix.components.reversed()) else { return nil }
    return Route(components.dropLast(suffix.count))
  }
}
