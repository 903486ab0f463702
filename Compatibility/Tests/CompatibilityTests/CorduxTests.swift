import Cordux
import Testing
import WeirUI

/// Code for Cordux.
@MainActor struct CorduxTests {
  private struct AppState: StateType { var route: Route = [] }
  private struct Rename: Action { let name: String }

  private final class AppReducer: Reducer {
    func handleAction(_ action: Action, state: AppState) -> AppState { state }
  }

  private final class Pages: NavigationControllerCoordinator {
    typealias StoreType = Store<AppState>
    let store: Store<AppState>
    let navigationController = UINavigationController()

    init(store: Store<AppState>) { self.store = store }

    func start(route: Route?) { show(route ?? []) }
    func updateRoute(_ route: Route, completionHandler: @escaping () -> Void) {
      show(route)
      completionHandler()
    }

    private func show(_ route: Route) {
      navigationController.viewControllers = route.map { segment in
        let screen = UIViewController()
        screen.corduxContext = Context(routeSegment: segment, lifecycleDelegate: nil)
        return screen
      }
    }
  }

  @Test func aRouteThatACoordinatorShows() {
    let store = Store<AppState>(initialState: AppState(route: ["first"]), reducer: AppReducer())
    let pages = Pages(store: store)
    pages.start(route: store.state.route)
    store.rootCoordinator = pages
    store.route(.push("second"))
    #expect(store.state.route == ["first", "second"])
  }
}
