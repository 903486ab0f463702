public import WeirState

/// A coordinator that knows the store of the app (Cordux).
@preconcurrency @MainActor
public protocol Coordinator: AnyCoordinator {
  /// The state of the app.
  associatedtype State: RoutedState

  /// The store that has the route.
  var store: Store<State> { get }
}

extension Coordinator {
  /// What carries its transitions out: the router of the store's routing.
  public var router: Router { store.routing.router }

  var routingOfStore: Routing { store.routing }

  /// Has the store take over that a screen has left.
  ///
  /// Where the store has a root coordinator the route becomes what the coordinators show, in one go for all screens that leave
  /// together; else the end of the route is taken off.
  func noteLeft(_ segment: some RouteConvertible) {
    if store.rootCoordinator == nil { store.setRoute(.pop(segment.route())) } else { store.routing.hostDidChange() }
  }
}
