import WeirNavigation
import WeirState

/// The state of an app that knows only where it is.
struct BenchmarkState: RoutedState {
  var route: Route = []
}

/// A coordinator of a stack of empty screens, one for each segment above the first.
@MainActor
final class BenchmarkCoordinator: NavigationControllerCoordinator {
  let store = Store(initialState: BenchmarkState(), reducer: Reduce<BenchmarkState> { _, _ in })
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let host = HeadlessHost()

  /// Shows it, and makes it the root of its store.
  func show() async {
    store.routing.router = Router()
    host.show(navigationController)
    store.rootCoordinator = self
    await host.settle()
  }

  /// Changes the route, and waits until the screens are there.
  func change(_ action: RouteAction<Route>) async {
    store.route(action)
    repeat { await host.settle() } while !store.routing.isIdle
  }

  func start(route: Route?) {}

  func updateRoute(_ route: Route, completionHandler: @escaping () -> Void) {
    let added = route.dropFirst(self.route.count).map { segment in
      let screen = UIViewController()
      screen.corduxContext = Context(routeSegment: segment)
      return screen
    }
    if added.isEmpty { return completionHandler() }
    let stack = navigationController.viewControllers + added
    router.set(stack, on: navigationController, animated: false) { _ in completionHandler() }
  }
}
