import Weir

/// The tabs of the catalogue.
final class TabsCoordinator: TabBarControllerCoordinator {
  enum RouteSegment: String {
    case items
    case account
  }

  let store: Store<AppState>
  let tabBarController = UITabBarController()
  let scenes: [Scene]

  init(store: Store<AppState>) {
    self.store = store
    scenes = [
      Scene(tag: RouteSegment.items.rawValue, coordinator: ItemsCoordinator(store: store)),
      Scene(tag: RouteSegment.account.rawValue, coordinator: AccountCoordinator(store: store)),
    ]
  }

  func start(route: Route?) {
    for scene in scenes {
      let isWanted = scene.tag == route?.first
      scene.coordinator.start(route: isWanted ? route.map { Route($0.dropFirst()) } : nil)
    }
    tabBarController.viewControllers = scenes.map(\.coordinator.rootViewController)
    tabBarController.selectedIndex = scenes.firstIndex { $0.tag == route?.first } ?? 0
  }
}
