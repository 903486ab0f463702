import Testing
import WeirNavigation

@Suite @MainActor struct SceneCoordinatorTests {
  private let world = RouteWorld()
  private let app: AppCoordinator

  private var store: RouteTestStore { world.store }

  init() { app = AppCoordinator(store: world.store) }

  @Test func aSceneStandsForItsRoute() {
    let page = PageCoordinator(store: store, "b")
    let scene = Scene(tag: "a", coordinator: page)
    #expect(scene.route() == ["a", "b"])
    #expect(Route("root") + scene.route() == ["root", "a", "b"])
    store.setRoute(.push(scene))
    #expect(world.route == "a/b")
  }

  @Test func aGeneratingSceneMakesACoordinatorEachTime() {
    let scene = GeneratingScene(tag: "a") { [store] in PageCoordinator(store: store, "b") }
    #expect(scene.tag == "a")
    #expect(scene.buildCoordinator() !== scene.buildCoordinator())
  }

  @Test func nothingIsShownAtFirst() {
    #expect(app.route == [])
    #expect(app.childCoordinators.isEmpty)
    #expect(!app.needsToPrepareForRoute(["auth"]))
    var done = 0
    app.prepareForRoute(["auth"]) { done += 1 }
    app.setRoute(nil) { done += 1 }
    app.setRoute([]) { done += 1 }
    app.setRoute(["nowhere"]) { done += 1 }
    #expect(done == 4, "each calls its handler")
    #expect(app.currentScene == nil)
  }

  @Test func theSceneIsStartedWithItsPart() {
    var done = false
    app.setRoute(["auth", "signIn", "fp"]) { done = true }
    #expect(done)
    #expect(app.route == ["auth", "signIn", "fp"])
    #expect(app.container.children.first === app.currentScene?.coordinator.rootViewController)
    let auth = app.currentScene?.coordinator
    app.setRoute(["auth", "signIn"]) {}
    #expect(app.currentScene?.coordinator === auth, "the same scene is handed its part")
    #expect(app.route == ["auth", "signIn"])
    #expect(app.made == ["auth"])
  }

  @Test func aSceneThatLeavesPreparesForNothing() async {
    await world.show(app)
    store.route(.goto(["catalog", "first", "list", "note"]))
    await world.settle()
    #expect(app.needsToPrepareForRoute(["auth"]), "the note has to go")
    #expect(app.needsToPrepareForRoute(["catalog", "first", "list"]))
    #expect(!app.needsToPrepareForRoute(["catalog", "first", "list", "note"]))
    #expect(app.needsToPrepareForRoute(nil))
    var isPrepared = false
    app.prepareForRoute(["auth"]) { isPrepared = true }
    await world.settle()
    #expect(isPrepared)
    #expect(app.catalog?.presented == nil)
    #expect(app.currentScene?.tag == "catalog", "it only prepares")
  }

  @Test func theRouteIsOverWhenTheSceneIsShown() async {
    await world.show(app)
    var handler: (() -> Void)?
    app.shown = { handler = $0 }
    var reached: Route?
    store.route(.goto(["catalog", "second", "home", "sheet", "top"])) { reached = try? $0.get() }
    #expect(!store.routing.isIdle)
    #expect(app.catalog?.hasStoredPresentable == true, "the sheet waits until the tabs are there")
    await world.settle()
    #expect(reached == nil)
    handler?()
    await world.settle()
    #expect(reached == ["catalog", "second", "home", "sheet", "top"])
    #expect(app.catalog?.hasStoredPresentable == false)
  }

  @Test func whatIsStoredIsPresentedByTheWrappedHandler() async {
    let catalog = SheetsCoordinator(store: store, root: TabsCoordinator(store: store))
    store.routing.router = world.router
    catalog.start(route: ["first", "list", "note"])
    #expect(catalog.hasStoredPresentable)
    world.host.show(catalog.rootViewController)
    await world.host.settle()
    var done = false
    wrapPresentingCompletionHandler(coordinator: catalog) { done = true }()
    await world.settle()
    #expect(done)
    #expect(catalog.route == ["first", "list", "note"])
    var again = false
    wrapPresentingCompletionHandler(coordinator: catalog) { again = true }()
    #expect(again, "nothing is stored any more")
  }
}
