import WeirReporting
import WeirState

/// Hands the route of a store to its coordinators, and hears from the host where the app is.
///
/// On the main actor. Changes of the route are followed one at a time, each when the host has confirmed the transitions of the
/// one before, also a person's swipe. Each begins with where the app is then: where a person has gone back meanwhile, a `push`
/// follows from there. A change that is not followed within the router's deadline is reported by name, and the next begins.
///
/// What the host does by itself, such as a swipe back, a tab or a sheet that is pulled down, changes the route in the store
/// when the host has done it, in one go. At rest the route in the store is what the coordinators say.
@preconcurrency @MainActor
public final class Routing {
  /// Carries the transitions of the coordinators out.
  public var router = Router.shared
  /// Is told of each change of the route.
  public var logger: RouteLogger?
  /// The changes of the route, the latest hundred.
  public private(set) var history: [RouteEvent] = []
  /// Sends why the app is not where a route says.
  public let errors = PublishRelay<RouteError>()

  let store: RouteStore
  weak var root: (any AnyCoordinator)?
  var waiting: [RouteRequest] = []
  var running: RouteRequest?
  var isAdvancing = false
  /// The transition that is awaited before it is looked where the app is; one that goes without an end is forgotten.
  weak var awaited: (any UIViewControllerTransitionCoordinator)?
  var isLookScheduled = false
  var tickets: [RouteTicket] = []
  /// What was made when a link was looked at, until it is followed or something else is.
  var checked: (route: Route, plan: RoutePlan)?
  private var lastTicket = 0
  private var idlers: [CheckedContinuation<Void, Never>] = []
  /// The route in the state, as it was last heard.
  private(set) var last: Route
  /// The route after the present action, before the reducer.
  private var prepared: Route?

  init(_ store: RouteStore) {
    self.store = store
    last = store.read() ?? []
  }

  /// Whether all changes of the route have been followed.
  public var isIdle: Bool { root == nil || (running == nil && waiting.isEmpty) }

  /// Waits until all changes of the route have been followed.
  public func settle() async {
    while !isIdle { await withCheckedContinuation { idlers.append($0) } }
  }

  func resumeIdlers() {
    guard isIdle, !idlers.isEmpty else { return }
    let resumed = idlers
    idlers = []
    for idler in resumed { idler.resume() }
  }

  // MARK: The store

  /// Dispatches a route action, unless its route leads nowhere.
  func ask(_ action: some AnyRouteAction, _ completion: RouteRequest.Completion?) {
    let plan = checked.flatMap { $0.route == action.reduced(last) ? $0.plan : nil } ?? RoutePlan()
    checked = nil
    if let root, running == nil, waiting.isEmpty {
      do { try root.check(action.reduced(last), in: plan) } catch { return fail(error, completion) }
    }
    lastTicket += 1
    let number = lastTicket
    tickets.append(RouteTicket(number: number, action: action, plan: plan, completion: completion))
    store.dispatch(action)
    store.whenFree { [weak self] in self?.dropTicket(number, of: action) }
  }

  /// The store has handled the action of a ticket, or a middleware has stopped it.
  private func dropTicket(_ number: Int, of action: some AnyRouteAction) {
    guard let index = tickets.firstIndex(where: { $0.number == number }) else { return }
    let ticket = tickets.remove(at: index)
    let route = action.reduced(last)
    fail(RouteError(.notHandled, at: route.count, of: route, coordinator: rootName), ticket.completion)
  }

  func fail(_ error: RouteError, _ completion: RouteRequest.Completion?) {
    errors.accept(error)
    completion?(.failure(error))
  }

  /// Changes the route of the state as a route action asks for, before the reducer.
  func prepare(_ action: any Action, _ route: inout Route) {
    if let note = action as? RouteNote { route = note.route }
    guard let action = action as? any AnyRouteAction else { return prepared = nil }
    route = action.reduced(route)
    prepared = route
  }

  /// An action was handled: has the coordinators follow where the route has changed.
  func hear(_ action: any Action, _ route: Route) {
    let old = last
    last = route
    if action is RouteNote {
      if route != old { noted(route) }
    } else if let action = action as? any AnyRouteAction, let prepared {
      log(.store(prepared))
      if route != prepared { log(.reducer(route)) }
      let index = tickets.firstIndex { $0.action.isSame(as: action) }
      let ticket = index.map { tickets.remove(at: $0) }
      enqueue(
        RouteRequest(plan: ticket?.plan ?? RoutePlan(), completion: ticket?.completion) {
          route == prepared ? action.reduced($0) : route
        }, route)
    } else if route != old {
      log(.reducer(route))
      enqueue(RouteRequest { _ in route }, route)
    }
  }

  private func log(_ event: RouteEvent) {
    history.append(event)
    if history.count > 200 { history.removeFirst(history.count - 100) }
    logger?(event)
  }

  /// Somebody has said where the app is already.
  private func noted(_ route: Route) {
    log(.set(route))
    if root == nil, let request = waiting.first { request.change = { _ in route } }
  }

  private func enqueue(_ request: RouteRequest, _ route: Route) {
    if root == nil {
      // Nobody can say yet where the app is; what counts is where it is to be.
      request.completions = waiting.flatMap(\.completions) + request.completions
      request.change = { _ in route }
      waiting = []
    }
    waiting.append(request)
    store.whenFree { [weak self] in self?.advance() }
  }

  var rootName: String { root.map { "\(type(of: $0))" } ?? "no coordinator" }
}
