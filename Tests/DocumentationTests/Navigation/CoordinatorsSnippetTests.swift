import Testing
import WeirNavigation
import WeirState

/// The snippets of the guide of coordinators, compiled and run; `CoordinatorsGuideTests` keeps both equal.
@Suite @MainActor struct CoordinatorsSnippetTests {
  @Test func aFirstCoordinator() {
    let lines = Printed.lines {
      let reducer = Reduce<ShopState> { _, _ in }
      let store = Store(initialState: ShopState(route: ["list"]), reducer: reducer)
      let shop = ShopCoordinator(store: store)
      shop.start(route: store.state.route)
      store.rootCoordinator = shop

      store.route(.push("7"))
      print(store.state.route)  // list/7
      print(shop.navigationController.viewControllers.count)  // 2

      shop.navigationController.popViewController(animated: false)
      print(store.state.route)  // list
    }
    #expect(lines == ["list/7", "2", "list"])
  }

  @Test func anError() async throws {
    let (store, shop) = start()
    var error: (any Error)?
    func print(_ text: any Error) { error = text }

    do {
      try await store.reach(.goto(["list", "7", "reviews"]))
    } catch {
      print(error)  // segment 'reviews' (number 3 of list/7/reviews) is not known to ShopCoordinator
    }

    #expect(
      error.map { "\($0)" } == "segment 'reviews' (number 3 of list/7/reviews) is not known to ShopCoordinator")
    #expect(store.state.route == ["list"])
    #expect(shop.route == ["list"])
  }

  @Test func deepLinks() async {
    let (store, shop) = start()
    var lines: [String] = []
    func print(_ outcome: DeepLinkOutcome) { lines.append("\(outcome)") }

    let links = DeepLinks()
    links.start(store.routing)
    let outcome = await links.follow(["list", "9"])
    print(outcome)  // followed to list/9

    #expect(lines == ["followed to list/9"])
    #expect(shop.route == ["list", "9"])
  }

  private func start() -> (Store<ShopState>, ShopCoordinator) {
    let store = Store(initialState: ShopState(route: ["list"]), reducer: Reduce<ShopState> { _, _ in })
    let shop = ShopCoordinator(store: store)
    shop.start(route: ["list"])
    store.rootCoordinator = shop
    return (store, shop)
  }
}

struct ShopState: RoutedState {
  var route: Route = []
}

final class ShopCoordinator: NavigationControllerCoordinator {
  let store: Store<ShopState>
  let navigationController = UINavigationController()

  init(store: Store<ShopState>) { self.store = store }

  func start(route: Route?) {
    navigationController.viewControllers = (route ?? []).map(screen)
  }

  func updateRoute(_ route: Route, completionHandler: @escaping () -> Void) {
    let kept = route.commonPrefix(with: self.route).count
    let screens = navigationController.viewControllers.prefix(kept) + route.dropFirst(kept).map(screen)
    navigationController.setViewControllers(Array(screens), animated: true, completion: completionHandler)
  }

  private func screen(_ segment: String) -> UIViewController {
    let screen = UIViewController()
    screen.corduxContext = Context(routeSegment: segment)
    return screen
  }
}

extension ShopCoordinator {
  func check(_ route: Route, in plan: RoutePlan) throws(RouteError) {
    for (index, segment) in route.enumerated() where segment != "list" && Int(segment) == nil {
      throw unknownSegment(at: index, of: route)
    }
  }
}
