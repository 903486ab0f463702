import Testing
import WeirNavigation

/// A whole app of coordinators: scenes, tabs, stacks and sheets.
@Suite @MainActor struct AppCoordinatorTests {
  private let world = RouteWorld()
  private let app: AppCoordinator

  private var store: RouteTestStore { world.store }

  init() { app = AppCoordinator(store: world.store) }

  /// Follows a route, and expects it in the store and in the coordinators.
  private func go(_ route: Route, to end: Route? = nil) async {
    store.route(.goto(route))
    await world.settle()
    #expect(store.state.route == end ?? route)
    #expect(app.route == end ?? route)
    #expect(store.routing.isIdle)
  }

  @Test func everyPlaceCanBeReachedFromEveryOther() async {
    await world.show(app)
    let places: [Route] = [
      ["auth", "signIn"], ["auth", "signIn", "fp"], ["catalog", "first", "list"],
      ["catalog", "first", "list", "a", "b"], ["catalog", "second", "home"], ["catalog", "second", "home", "c"],
      ["catalog", "first", "list", "sheet", "top"], ["catalog", "second", "home", "d", "sheet", "top", "e"],
      ["catalog", "first", "list", "note"], ["catalog", "second", "home", "note"],
    ]
    for from in places {
      for to in places {
        await go(from)
        await go(to)
      }
    }
    #expect(world.errors.lines == [])
  }

  @Test func aShortRouteIsCompletedByTheCoordinators() async {
    await world.show(app)
    await go(["catalog"], to: ["catalog", "first", "list"])
    await go(["catalog", "second"], to: ["catalog", "second", "home"])
    await go(["auth"], to: ["auth", "signIn"])
    #expect(world.errors.lines == [])
  }

  @Test func aScreenIsMadeOnceOnTheWay() async {
    await world.show(app)
    await go(["catalog", "second", "home", "a", "sheet", "top", "b"])
    #expect(app.made == ["catalog"])
    #expect(app.catalog?.made == ["sheet"])
    #expect(app.tabs?.second.made == ["home", "a"])
    await go(["catalog", "second", "home", "a", "c", "sheet", "top", "b", "d"])
    #expect(app.catalog?.made == ["sheet"], "the sheet stays")
    #expect(app.tabs?.second.made == ["home", "a", "c"])
  }

  @Test func coldDeepLink() async throws {
    let link: Route = ["catalog", "second", "home", "a", "sheet", "top", "b"]
    store.route(.goto(link))
    #expect(world.route == link.description)
    await world.show(app)
    #expect(app.route == link)
    #expect(world.route == link.description)
    #expect(app.made == ["catalog"])
    #expect(app.catalog?.made == ["sheet"])
    #expect(app.tabs?.second.made == ["home", "a"])
    let sheet = try #require(world.window?.rootViewController?.presentedViewController as? UINavigationController)
    #expect(sheet.names == ["top", "b"])
  }

  @Test func oddHops() async {
    await world.show(app)
    await go(["catalog", "first", "list"])
    await go(["catalog", "first", "list"])
    var done = false
    store.route(.goto(["catalog", "first"])) { _ in done = true }
    await world.settle()
    #expect(done)
    #expect(world.route == "catalog/first/list")
  }

  @Test func unknownSegmentsChangeNothing() async {
    await world.show(app)
    await go(["catalog", "second", "home", "a"])
    let errors = [
      ("nowhere", "segment 'nowhere' (number 1 of nowhere) is not known to AppCoordinator"),
      ("catalog/third", "segment 'third' (number 2 of catalog/third) is not known to TabsCoordinator"),
      ("auth/signIn/xyz", "segment 'xyz' (number 3 of auth/signIn/xyz) is not known to StackCoordinator"),
      ("catalog/second/home/b/x1", "segment 'x1' (number 5 of catalog/second/home/b/x1) is not known to PagesCoordinator"),
      (
        "catalog/second/home/sheet/top/x1",
        "segment 'x1' (number 6 of catalog/second/home/sheet/top/x1) is not known to StackCoordinator"
      ),
    ]
    _ = (world.routes.take(), world.events.take())
    let screens = app.tabs?.second.navigationController.viewControllers
    for (path, message) in errors {
      let route = Route(path.split(separator: "/").map(String.init))
      var result: Result<Route, RouteError>?
      store.route(.goto(route)) { result = $0 }
      await world.settle()
      #expect(result == .failure(RouteError.unknown(in: message, route)))
      #expect(world.errors.take() == [message])
    }
    #expect(world.route == "catalog/second/home/a")
    #expect(world.routes.lines == [], "nobody is told")
    #expect(world.events.lines == [])
    #expect(app.tabs?.second.navigationController.viewControllers == screens)
  }

  @Test func anUnknownSegmentOfAReducerIsTakenBack() async {
    await world.show(app)
    await go(["catalog", "second", "home", "a"])
    _ = (world.routes.take(), world.events.take())
    store.dispatch(Jump(route: ["catalog", "second", "home", "x1"]))
    await world.settle()
    #expect(world.routes.lines == ["catalog/second/home/x1", "catalog/second/home/a"])
    #expect(
      world.events.lines == ["route by a reducer: catalog/second/home/x1", "route set: catalog/second/home/a"])
    #expect(world.errors.lines == ["segment 'x1' (number 4 of catalog/second/home/x1) is not known to PagesCoordinator"])
  }

  @Test func allIsReleasedWhenTheSceneChanges() async {
    await world.show(app)
    await go(["catalog", "first", "list", "a", "sheet", "top", "b"])
    weak let catalog = app.catalog
    weak let tabs = app.tabs
    weak let sheet = app.catalog?.presented?.coordinator
    weak let screen = tabs?.first.navigationController.topViewController
    #expect(sheet != nil && screen != nil)
    await go(["auth", "signIn"])
    #expect(catalog == nil)
    #expect(tabs == nil)
    #expect(sheet == nil)
    #expect(screen == nil)
  }
}

extension RouteError {
  /// The error of an unknown segment that has a description.
  fileprivate static func unknown(in message: String, _ route: Route) -> RouteError {
    let words = message.split(separator: " ")
    let number = words.firstIndex(of: "(number").map { Int(words[$0 + 1]) ?? 0 } ?? 0
    return RouteError(.unknownSegment, at: number - 1, of: route, coordinator: String(words.last ?? ""))
  }
}
