import WeirNavigation
import WeirState
import WeirTesting

/// The state of the apps of the tests.
struct RouteState: RoutedState, Equatable {
  var route: Route = []
  var count = 0
}

struct Jump: Action { let route: Route }
struct Count: Action {}

/// Jumps, counts, and turns the route ["old"] into ["new"].
final class RouteReducer: Reducer {
  func handleAction(_ action: any Action, state: RouteState) -> RouteState {
    var state = state
    if let jump = action as? Jump { state.route = jump.route }
    if action is Count { state.count += 1 }
    if state.route == ["old"] { state.route = ["new"] }
    return state
  }
}

typealias RouteTestStore = Store<RouteState>

/// A store with a router, a host, and all that is told of the route.
@MainActor
final class RouteWorld {
  let host = HeadlessHost()
  let clock = VirtualClock()
  let router: Router
  let store: RouteTestStore
  /// The routes that observers see.
  let routes = Journal()
  /// What the logger is told.
  let events = Journal()
  let errors = Journal()
  private let bag = DisposeBag()
  private(set) var window: UIWindow?

  init(_ route: Route = []) {
    router = Router(clock: clock)
    store = RouteTestStore(initialState: RouteState(route: route), reducer: RouteReducer() as any AnyReducer)
    store.routing.router = router
    let (routes, events, errors) = (routes, events, errors)
    store.routing.logger = { events("\($0)") }
    store.observe(\.route) { routes("\($0)") }.disposed(by: bag)
    store.routing.errors.asSignal().emit { errors("\($0)") }.disposed(by: bag)
    _ = routes.take()
  }

  var route: String { "\(store.state.route)" }

  /// Starts a coordinator, shows it, and makes it the root.
  func show(_ coordinator: any AnyCoordinator) async {
    coordinator.start(route: store.state.route)
    window = host.show(coordinator.rootViewController)
    await host.settle()
    store.rootCoordinator = coordinator
    await settle()
    _ = (routes.take(), events.take())
  }

  /// Waits until nothing moves.
  func settle() async {
    repeat {
      await host.settle()
    } while host.transitions.isEmpty && !(router.isIdle && store.routing.isIdle) && clock.sleeperCount == 0
  }

  /// Finishes what the host holds.
  func finishAll() async {
    await settle()
    while let transition = host.transitions.first {
      transition.finish()
      await settle()
    }
  }
}

/// The coordinators and screens that were made for a store.
@MainActor
final class Made {
  private static var all: [ObjectIdentifier: Made] = [:]
  private var references: [WeakReference<AnyObject>] = []

  static func of(_ store: RouteTestStore) -> Made {
    let made = all[ObjectIdentifier(store)] ?? Made()
    all[ObjectIdentifier(store)] = made
    return made
  }

  static func forget(_ store: RouteTestStore) { all[ObjectIdentifier(store)] = nil }

  func note(_ object: AnyObject) { references.append(WeakReference(object)) }

  /// The types of those that are alive and not among others.
  func names(notIn others: Set<ObjectIdentifier>) -> [String] {
    references.compactMap(\.object).filter { !others.contains(ObjectIdentifier($0)) }.map { object in
      (object as? Screen).map { "Screen \($0.name)" } ?? "\(type(of: object))"
    }
  }

  /// Those that are alive, by address.
  func alive() -> Set<ObjectIdentifier> {
    references.removeAll { $0.object == nil }
    return Set(references.compactMap { $0.object.map(ObjectIdentifier.init) })
  }
}

/// A screen that stands for a segment.
@MainActor
func segmentScreen(_ name: String, delegate: (any ViewControllerLifecycleDelegate)? = nil) -> Screen {
  let screen = Screen(name)
  if let stack = delegate as? StackCoordinator { Made.of(stack.store).note(screen) }
  screen.corduxContext = Context(routeSegment: name, lifecycleDelegate: delegate)
  return screen
}

/// A stack whose screens are the segments of its route; it knows all but those that begin with "x".
final class StackCoordinator: NavigationControllerCoordinator, ViewControllerLifecycleDelegate {
  let store: RouteTestStore
  let navigationController = UINavigationController()
  let first: String?
  /// Whether it tells the store of screens that leave, as Cordux asks for.
  var tellsOfLeft = false
  private(set) var updates: [Route] = []

  init(store: RouteTestStore, first: String? = nil) {
    self.store = store
    self.first = first
    Made.of(store).note(self)
  }

  func start(route: Route?) {
    let names = (first.map { [$0] } ?? []) + (route?.components.filter { $0 != first } ?? [])
    navigationController.setViewControllers(names.map { segmentScreen($0, delegate: self) }, animated: false)
  }

  /// Pushes what is missing; leaves what is too much to the coordinator.
  func updateRoute(_ route: Route, completionHandler: @escaping () -> Void) {
    updates.append(route)
    let common = route.commonPrefix(with: self.route)
    guard common.count < route.count else { return completionHandler() }
    let kept = Array(navigationController.viewControllers.prefix(common.count))
    let added = route.dropFirst(common.count).map { segmentScreen($0, delegate: self) }
    navigationController.setViewControllers(kept + added, animated: true, completion: completionHandler)
  }

  func check(_ route: Route, in plan: RoutePlan) throws(RouteError) {
    for (index, segment) in route.enumerated() where segment.hasPrefix("x") {
      throw unknownSegment(at: index, of: route)
    }
  }

  func didMove(toParentViewController parent: UIViewController?, viewController: UIViewController) {
    if parent == nil, tellsOfLeft { popRoute(viewController) }
  }
}

/// One screen that is one segment.
final class PageCoordinator: SimpleCoordinator {
  let store: RouteTestStore
  let rootViewController: UIViewController
  let route: Route
  private(set) var starts: [Route?] = []

  init(store: RouteTestStore, _ name: String, route: Route? = nil) {
    self.store = store
    self.route = route ?? Route(name)
    rootViewController = Screen(name)
    Made.of(store).note(self)
    Made.of(store).note(rootViewController)
  }

  func start(route: Route?) { starts.append(route) }
}

/// A stack whose screens are pages.
final class PagesCoordinator: NavigationControllerMetaCoordinator {
  let store: RouteTestStore
  let navigationController = UINavigationController()
  var coordinators: [any AnyCoordinator] = []
  /// Whether it takes coordinators away itself, as Cordux asks for.
  var removesLast = false
  private(set) var made: [String] = []

  init(store: RouteTestStore) {
    self.store = store
    Made.of(store).note(self)
  }

  func start(route: Route?) {
    coordinators = plannedCoordinators(for: route.flatMap { $0.isEmpty ? nil : $0 } ?? ["home"])
    for coordinator in coordinators { coordinator.start(route: []) }
    navigationController.setViewControllers(coordinators.map(\.rootViewController), animated: false)
  }

  func coordinators(for route: Route) -> [any AnyCoordinator] {
    route.prefix { !$0.hasPrefix("x") }.map { segment in
      made.append(segment)
      return PageCoordinator(store: store, segment)
    }
  }

  func didMove(toParentViewController parent: UIViewController?, viewController: UIViewController) {
    if parent == nil, removesLast { coordinators.removeLast() }
  }
}

/// Tabs: "first" with a stack, and "second" with pages.
final class TabsCoordinator: TabBarControllerCoordinator, UITabBarControllerDelegate {
  let store: RouteTestStore
  let tabBarController = UITabBarController()
  let first: StackCoordinator
  let second: PagesCoordinator
  let scenes: [Scene]

  init(store: RouteTestStore) {
    self.store = store
    first = StackCoordinator(store: store, first: "list")
    second = PagesCoordinator(store: store)
    scenes = [Scene(tag: "first", coordinator: first), Scene(tag: "second", coordinator: second)]
    Made.of(store).note(self)
  }

  func start(route: Route?) {
    tabBarController.delegate = self
    for scene in scenes {
      scene.coordinator.start(route: scene.tag == route?.first ? route.map { Route($0.dropFirst()) } : [])
    }
    tabBarController.viewControllers = scenes.map(\.coordinator.rootViewController)
    if let scene = scenes.first(where: { $0.tag == route?.first }) {
      tabBarController.selectedViewController = scene.coordinator.rootViewController
    }
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    setRouteForViewController(viewController)
  }
}

/// Something that can be presented over a coordinator: "sheet" with a stack, "note" with a page.
final class SheetsCoordinator: PresentingCoordinator {
  let store: RouteTestStore
  let rootCoordinator: any AnyCoordinator
  var presented: Scene?
  private(set) var made: [String] = []
  lazy var presentables: [GeneratingScene] = [
    GeneratingScene(tag: "sheet") { [unowned self] in
      made.append("sheet")
      return StackCoordinator(store: store, first: "top")
    },
    GeneratingScene(tag: "note") { [unowned self] in
      made.append("note")
      return PageCoordinator(store: store, "note", route: [])
    },
  ]

  init(store: RouteTestStore, root: any AnyCoordinator) {
    self.store = store
    rootCoordinator = root
    Made.of(store).note(self)
  }
}

/// The whole app: "auth" or "catalog".
final class AppCoordinator: SceneCoordinator {
  let store: RouteTestStore
  let container = UIViewController()
  var currentScene: Scene?
  private(set) var made: [String] = []
  /// Takes the completion handler where a test wants to call it itself.
  var shown: ((@escaping () -> Void) -> Void)?

  init(store: RouteTestStore) { self.store = store }

  var rootViewController: UIViewController { container }

  func start(route: Route?) {}

  func coordinatorForTag(_ tag: String) -> (coordinator: any AnyCoordinator, started: Bool)? {
    made.append(tag)
    switch tag {
    case "auth": return (StackCoordinator(store: store, first: "signIn"), false)
    case "catalog": return (SheetsCoordinator(store: store, root: TabsCoordinator(store: store)), false)
    default: return nil
    }
  }

  func presentCoordinator(_ coordinator: (any AnyCoordinator)?, completionHandler: @escaping () -> Void) {
    let old = container.children.first
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    if let new = coordinator?.rootViewController {
      container.addChild(new)
      container.view.addSubview(new.view)
      new.didMove(toParent: container)
    }
    if let shown { shown(completionHandler) } else { completionHandler() }
  }
}

extension AppCoordinator {
  /// The catalogue, where it is shown.
  var catalog: SheetsCoordinator? { currentScene?.coordinator as? SheetsCoordinator }
  /// The tabs, where they are shown.
  var tabs: TabsCoordinator? { catalog?.rootCoordinator as? TabsCoordinator }
}

/// A coordinator whose completion handlers a test calls.
final class ProbeCoordinator: AnyCoordinator {
  var route: Route = []
  let rootViewController = UIViewController()
  var calls: [String] = []
  var handlers: [() -> Void] = []
  var needs = false
  /// Whether it takes the route at once, and calls its handlers.
  var isQuick = true

  func start(route: Route?) {}
  func needsToPrepareForRoute(_ route: Route?) -> Bool { needs }
  func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    calls.append("prepare \(route ?? [])")
    handlers.append(completionHandler)
  }

  func setRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    calls.append("set \(route ?? [])")
    guard isQuick else { return handlers.append(completionHandler) }
    self.route = route ?? []
    completionHandler()
  }

  /// Takes a route, and calls its oldest handler.
  func finish(_ route: Route? = nil) {
    if let route { self.route = route }
    handlers.removeFirst()()
  }
}
