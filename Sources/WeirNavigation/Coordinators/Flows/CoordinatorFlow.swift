/// A step that hands a route to the coordinator of a `CoordinatorFlow`.
public struct RouteStep: Step, Equatable {
  /// The route.
  public let route: Route

  /// Makes a step.
  public init(_ route: some RouteConvertible) { self.route = route.route() }
}

/// A flow whose area is a coordinator.
///
/// Its first `RouteStep` starts the coordinator, and later ones hand it their routes: by the store where the coordinator is
/// the root of one. It ends when the coordinator's controller leaves, and lets go of the coordinator then.
@preconcurrency @MainActor
public final class CoordinatorFlow: Flow {
  /// The coordinator.
  public let coordinator: any AnyCoordinator
  private var isStarted = false

  /// Makes a flow of a coordinator.
  public init(_ coordinator: any AnyCoordinator) {
    self.coordinator = coordinator
  }

  /// The coordinator's controller.
  public var root: any Presentable { coordinator.rootViewController }

  /// Hands a route to the coordinator; other steps are not for it.
  public func navigate(to step: any Step) -> FlowContributors {
    guard let route = (step as? RouteStep)?.route else { return .none }
    if isStarted { follow(route) } else { coordinator.start(route: route) }
    isStarted = true
    return .none
  }

  private func follow(_ route: Route) {
    if let routing = coordinator.routing, routing.root === coordinator {
      return routing.ask(RouteAction.goto(route), nil)
    }
    let coordinator = coordinator
    Task { @MainActor in
      await coordinator.prepareForRoute(route)
      await coordinator.setRoute(route)
    }
  }
}

extension FlowContributors {
  /// A coordinator with the route that it starts with.
  @preconcurrency @MainActor
  public static func coordinator(_ coordinator: any AnyCoordinator, route: Route = []) -> FlowContributors {
    .one(flowContributor: .coordinator(coordinator, route: route))
  }
}

extension FlowContributor {
  /// A coordinator with the route that it starts with.
  @preconcurrency @MainActor
  public static func coordinator(_ coordinator: any AnyCoordinator, route: Route = []) -> FlowContributor {
    .flow(CoordinatorFlow(coordinator), with: RouteStep(route))
  }
}
