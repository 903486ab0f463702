/// A coordinator of a stack whose screens have a coordinator each (Cordux).
///
/// When screens leave, by code or by a person, their coordinators are let go of; a lifecycle delegate need not do it.
@preconcurrency @MainActor
public protocol NavigationControllerMetaCoordinator: Coordinator, ViewControllerLifecycleDelegate {
  /// What shows the stack.
  var navigationController: UINavigationController { get }
  /// The coordinators of the screens, from the lowest to the top.
  var coordinators: [any AnyCoordinator] { get set }

  /// Makes the coordinators of the segments behind those that are shown; none where the first of them is not known.
  ///
  /// It may be asked before a change, to look whether the route can be shown; what it made is used then.
  func coordinators(for route: Route) -> [any AnyCoordinator]
}

extension NavigationControllerMetaCoordinator {
  /// What shows the stack.
  public var rootViewController: UIViewController { navigationController }

  /// The routes of the coordinators, one after the other.
  public var route: Route { coordinators.reduce(into: []) { $0 += $1.route } }

  /// The coordinators of the screens.
  public var childCoordinators: [any AnyCoordinator] { coordinators }

  /// Whether one of those that leave has to prepare.
  public func needsToPrepareForRoute(_ route: Route?) -> Bool {
    leaving(for: route).contains { $0.needsToPrepareForRoute(nil) }
  }

  /// Has those that leave prepare, from the top down.
  public func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    prepare(leaving(for: route).filter { $0.needsToPrepareForRoute(nil) }, completionHandler)
  }

  /// Keeps the coordinators whose routes the route begins with, and shows others above them for the rest.
  ///
  /// A stack is not emptied: where it would be, as for the empty route, nothing changes.
  public func setRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    guard let route, route != self.route else { return completionHandler() }
    let number = numberOfLastExistingCoordinator(for: route)
    let kept = Array(coordinators.prefix(number))
    let tail = tail(of: route, above: kept)
    let added = tail.isEmpty ? [] : plannedCoordinators(for: tail)
    if kept.isEmpty, added.isEmpty { return completionHandler() }
    for coordinator in added {
      coordinator.start(route: [])
      coordinator.rootViewController.addLifecycleDelegate(self)
    }
    let stack = screensBelowThoseThatLeave(number) + added.map(\.rootViewController)
    let known = coordinators + added
    coordinators = kept + added
    router.set(stack, on: navigationController) { [weak self] _ in
      self?.keepAfterTransition(known)
      completionHandler()
    }
  }

  /// What `coordinators(for:)` makes, or has made already when the route was looked at; for `start(route:)`.
  public func plannedCoordinators(for route: Route) -> [any AnyCoordinator] {
    store.routing.running?.plan.take([any AnyCoordinator].self, for: route, of: self) ?? coordinators(for: route)
  }

  /// How many of the coordinators, from the lowest on, show the beginning of a route (Cordux).
  public func numberOfLastExistingCoordinator(for route: Route?) -> Int {
    var rest = route ?? []
    var number = 0
    if route == nil { return 0 }
    for coordinator in coordinators {
      guard let next = rest.dropping(prefix: coordinator.route) else { break }
      rest = next
      number += 1
    }
    return number
  }

  /// Knows the segments for which `coordinators(for:)` makes coordinators.
  public func check(_ route: Route, in plan: RoutePlan) throws(RouteError) {
    let kept = Array(coordinators.prefix(numberOfLastExistingCoordinator(for: route)))
    let tail = tail(of: route, above: kept)
    guard !tail.isEmpty else { return }
    let added = plan.value(for: tail, of: self) { coordinators(for: tail) }
    let known = added.contains { $0.route.isEmpty } ? tail.count : added.reduce(0) { $0 + $1.route.count }
    let index = route.count - tail.count + (added.isEmpty ? 0 : min(known, tail.count))
    if index < route.count { throw unknownSegment(at: index, of: route) }
  }

  /// Lets go of the coordinators whose screens have left; while a transition runs that may bring them back it waits.
  public func reconcile() {
    if navigationController.transitionCoordinator == nil { keep(coordinators) }
  }

  /// Says in the store that a screen has left; for a lifecycle delegate (Cordux).
  ///
  /// The store hears of it by itself too where it has a root coordinator, so that calling it is not needed then.
  public func popRoute(_ viewController: UIViewController) {
    guard let segment = viewController.corduxContext?.routeSegment else { return }
    noteLeft(segment.route())
  }
}

extension NavigationControllerMetaCoordinator {
  private func leaving(for route: Route?) -> [any AnyCoordinator] {
    let number = numberOfLastExistingCoordinator(for: route)
    return route?.isEmpty == true && number == 0 ? [] : Array(coordinators.dropFirst(number))
  }

  private func tail(of route: Route, above kept: [any AnyCoordinator]) -> Route {
    Route(route.dropFirst(kept.reduce(0) { $0 + $1.route.count }))
  }

  private func prepare(_ leaving: [any AnyCoordinator], _ done: @escaping () -> Void) {
    guard let top = leaving.last else { return done() }
    call(top, "prepareForRoute()") {
      top.prepareForRoute(nil, completionHandler: $0)
    } then: { [weak self] in
      if let self { self.prepare(leaving.dropLast(), done) } else { done() }
    }
  }

  /// The screens that stay; also those that no coordinator has shown.
  private func screensBelowThoseThatLeave(_ number: Int) -> [UIViewController] {
    let leaving = coordinators.dropFirst(number).map(\.rootViewController)
    return Array(navigationController.viewControllers.prefix { screen in !leaving.contains { $0 === screen } })
  }

  /// Takes those whose screens are on the stack; again when a transition has ended that may bring others back.
  private func keepAfterTransition(_ known: [any AnyCoordinator]) {
    let notes = ControllerNotes.of(navigationController)
    let known = known + coordinators + notes.departing
    keep(known)
    let waits = navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      self.keepAfterTransition([])
    }
    notes.departing = waits == true ? known : []
  }

  /// Takes those of some coordinators whose screens are on the stack, in the order of the stack.
  private func keep(_ known: [any AnyCoordinator]) {
    let screens = navigationController.viewControllers
    let kept = screens.compactMap { screen in known.first { $0.rootViewController === screen } }
    let isSame = kept.count == coordinators.count && zip(kept, coordinators).allSatisfy { $0 === $1 }
    if !isSame { coordinators = kept }
  }
}
