import Testing
import WeirNavigation

@Suite @MainActor struct TabBarControllerCoordinatorTests {
  private let world = RouteWorld()
  private let tabs: TabsCoordinator

  private var store: RouteTestStore { world.store }

  init() { tabs = TabsCoordinator(store: world.store) }

  @Test func withoutTabsNothingIsShown() {
    #expect(tabs.currentScene == nil)
    #expect(tabs.route == [])
    var done = false
    tabs.presentCoordinator(nil) { done = true }
    #expect(done)
    #expect(tabs.coordinatorForTag("third") == nil)
  }

  @Test func theSceneIsThatOfTheTab() {
    tabs.start(route: ["second", "home", "a"])
    #expect(tabs.currentScene?.tag == "second")
    #expect(tabs.route == ["second", "home", "a"])
    #expect(tabs.childCoordinators.count == 2, "hidden scenes live too")
    tabs.currentScene = tabs.scenes[0]
    #expect(tabs.currentScene?.tag == "second", "the tab says which it is")
    tabs.tabBarController.selectedIndex = 0
    #expect(tabs.route == ["first", "list"])
    let answer = tabs.coordinatorForTag("second")
    #expect(answer?.coordinator === tabs.second)
    #expect(answer?.started == true)
  }

  @Test func hiddenTabsKeepTheirPlace() async {
    await world.show(tabs)
    store.route(.goto(["second", "home", "a"]))
    store.route(.goto(["first", "list", "b"]))
    store.route(.goto(["second"]))
    await world.settle()
    #expect(world.route == "second/home/a")
    store.route(.goto(["first"]))
    await world.settle()
    #expect(world.route == "first/list/b")
    #expect(world.errors.lines == [])
  }

  @Test func tabsGoThroughTheRouter() async {
    await world.show(tabs)
    world.host.pace = .held
    var done = false
    store.route(.goto(["second", "home"])) { _ in done = true }
    await world.host.settle()
    #expect(!done, "the host has not confirmed it")
    await world.finishAll()
    #expect(done)
    #expect(world.router.history.contains { $0.name == "select UINavigationController in UITabBarController" })
  }

  @Test func tappedTabsAreSaidToAStoreWithoutARoot() {
    tabs.start(route: [])
    store.setRoute(.goto(["app", "first", "list"]))
    #expect(tabs.setRouteForViewController(tabs.second.rootViewController))
    #expect(world.route == "app/second/home")
    #expect(!tabs.setRouteForViewController(UIViewController()))
    #expect(world.route == "app/second/home")
  }

  @Test func aTabIsToldOnce() async throws {
    await world.show(tabs)
    try world.host.tapTab(1)
    await world.settle()
    #expect(world.routes.take() == ["second/home"])
    #expect(world.events.take() == ["route set: second/home"])
  }
}
