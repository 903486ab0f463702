import Testing
import WeirNavigation

/// Deep links through the coordinators of a store.
@Suite @MainActor struct CoordinatorLinkTests {
  private let world = RouteWorld()
  private let app: AppCoordinator
  private let links: DeepLinks
  private let outcomes = Journal()

  private var store: RouteTestStore { world.store }

  init() {
    app = AppCoordinator(store: world.store)
    links = DeepLinks(router: world.router)
  }

  private func open(_ route: Route) {
    links.open(route) { [outcomes] in outcomes("\($0)") }
  }

  @Test func coldDeepLink() async {
    open(["auth", "signIn"])
    open(["catalog", "second", "home", "a", "sheet", "top"])
    #expect(outcomes.take() == ["replaced by catalog/second/home/a/sheet/top"])
    await world.show(app)
    links.start(store.routing)
    while outcomes.lines.isEmpty { await world.settle() }
    #expect(outcomes.take() == ["followed to catalog/second/home/a/sheet/top"])
    #expect(app.route == ["catalog", "second", "home", "a", "sheet", "top"])
    #expect(app.made == ["catalog"], "what was made to look is shown")
    #expect(app.catalog?.made == ["sheet"])
    #expect(app.tabs?.second.made == ["home", "a"])
  }

  @Test func unknownSegmentsAreRefusedAtOnce() async {
    await world.show(app)
    links.start(store.routing)
    open(["catalog", "third"])
    #expect(outcomes.lines.count == 1)
    #expect(outcomes.take().first?.contains("third") == true)
    #expect(world.route == "")
    let known = ["a segment that TabsCoordinator knows"]
    let outcome = await links.follow(["catalog", "third"])
    #expect(outcome == .failed(.unknownSegment("third", position: 2, expected: known)))
  }

  @Test func aWarmLinkMakesNothingTwice() async {
    await world.show(app)
    links.start(store.routing)
    #expect(await links.follow(["catalog", "second", "home"]) == .followed(["catalog", "second", "home"]))
    #expect(
      await links.follow(["catalog", "second", "home", "a", "sheet"])
        == .followed(["catalog", "second", "home", "a", "sheet"]))
    #expect(app.made == ["catalog"])
    #expect(app.catalog?.made == ["sheet"])
    #expect(app.tabs?.second.made == ["home", "a"])
  }

  @Test(arguments: [true, false]) func aLinkThatWaitsHoldsNothingThatWasMadeToLookAtIt(isForgotten: Bool) async {
    await world.show(app)
    let gate = DeepLinkGate("gate")
    links.add(gate)
    links.start(store.routing)
    open(["auth", "signIn", "a"])
    #expect(app.made == ["auth"], "it is looked at before it waits")
    #expect(Made.of(store).alive().isEmpty)
    if isForgotten { gate.cancel() } else { gate.open() }
    while outcomes.lines.isEmpty { await world.settle() }
    await world.settle()
    #expect(outcomes.take() == [isForgotten ? "forgotten at gate" : "followed to auth/signIn/a"])
    #expect(app.route == (isForgotten ? [] : ["auth", "signIn", "a"]))
    #expect(app.made == (isForgotten ? ["auth"] : ["auth", "auth"]))
  }

  @Test func aLinkThatTheHostGivesUpFails() async {
    await world.show(app)
    links.start(store.routing)
    #expect(await links.follow(["catalog", "second", "home"]) == .followed(["catalog", "second", "home"]))
    world.host.pace = .held
    open(["catalog", "second", "home", "a"])
    while world.host.transitions.isEmpty { await world.host.settle() }
    world.host.transitions[0].cancel()
    while outcomes.lines.isEmpty { await world.settle() }
    #expect(outcomes.lines.first?.contains("was not reached") == true)
    #expect(world.route == "catalog/second/home")
  }
}
