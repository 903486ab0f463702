import TestSupport
import Testing
import WeirNavigation
import WeirState

/// The route in the store, and the order in which coordinators follow it.
@Suite @MainActor struct StoreRoutingTests {
  private let world = RouteWorld()
  private let probe = ProbeCoordinator()
  private let journal = Journal()

  private var store: RouteTestStore { world.store }

  private func note(_ name: String) -> @MainActor (Result<Route, RouteError>) -> Void {
    { [journal] result in
      switch result {
      case .success(let route): journal("\(name) \(route)")
      case .failure(let error): journal("\(name) failed: \(error)")
      }
    }
  }

  // MARK: Without coordinators

  @Test func routeActionsChangeTheState() {
    store.route(.goto("a"))
    store.route(.push(["b", "c"]))
    store.route(.pop("c"))
    store.route(.pop("elsewhere"))
    store.route(.replace("b", "d"))
    #expect(world.routes.take() == ["a", "a/b/c", "a/b", "a/d"])
    #expect(
      world.events.take() == [
        "route by the store: a", "route by the store: a/b/c", "route by the store: a/b", "route by the store: a/b",
        "route by the store: a/d",
      ])
  }

  @Test func aDispatchedRouteActionIsTheSame() {
    store.dispatch(RouteAction.push("a"))
    #expect(world.routes.take() == ["a"])
    #expect(world.events.take() == ["route by the store: a"])
  }

  @Test func theReducerHasTheLastWord() {
    store.route(.goto("old"))
    #expect(world.routes.take() == ["new"], "observers see one change")
    #expect(world.events.take() == ["route by the store: old", "route by a reducer: new"])
    store.dispatch(Jump(route: ["a"]))
    #expect(world.events.take() == ["route by a reducer: a"])
    store.dispatch(Count())
    #expect(world.events.take() == [])
  }

  @Test func setRouteTellsObserversOnce() {
    store.setRoute(.push("a"))
    store.setRoute(.pop("b"))
    store.setRoute(.goto("a"))
    #expect(world.routes.take() == ["a"])
    #expect(world.events.take() == ["route set: a"])
  }

  @Test func setRouteWithinATurnComesAfterIt() {
    let seen = Journal()
    let watch = store.observe(\.count) { [store] count in
      guard count == 1 else { return }
      store.setRoute(.push("a"))
      store.setRoute(.push("b"))
      store.setRoute(.pop("b"))
      seen("\(store.state.route)")
    }
    store.dispatch(Count())
    #expect(seen.lines == [""], "the turn is not over")
    #expect(world.route == "a")
    #expect(world.routes.take() == ["a", "a/b", "a"])
    watch.dispose()
  }

  @Test func middlewareSeesTheAction() {
    final class Watch: Middleware {
      var lines: [String] = []
      func before(action: any Action, state: RouteState) {
        lines.append("\(action is RouteAction<String>) \(state.route)")
      }
      func after(action: any Action, state: RouteState) { lines.append("after \(state.route)") }
    }
    let watch = Watch()
    let store = RouteTestStore(
      initialState: RouteState(), reducer: RouteReducer() as any AnyReducer, middlewares: [watch], routeLogger: nil)
    store.route(.goto("old"))
    #expect(watch.lines == ["true ", "after new"])
  }

  @Test func aMiddlewareCanStopARoute() {
    let store = RouteTestStore(
      initialState: RouteState(), reducer: RouteReducer(), middleware: [{ _, _ in { _ in { _ in } } }])
    store.route(.goto("a"), completionHandler: note("a"))
    #expect(store.state.route == [])
    #expect(journal.lines == ["a failed: route a was not handled"])
  }

  @Test func theLatestChangesOfTheRouteAreKept() {
    let world = RouteWorld()
    world.store.route(.goto(["a"] as Route))
    world.store.dispatch(Jump(route: ["b"]))
    world.store.setRoute(.push("c"))
    #expect(world.store.routing.history == [.store(["a"]), .reducer(["b"]), .set(["b", "c"])])
    for number in 0..<1_000 { world.store.setRoute(.goto(Route("\(number)"))) }
    let history = world.store.routing.history
    #expect(history.count >= 100 && history.count <= 200 && history.last == .set(["999"]))
  }

  @Test func loggersAreGivenWithTheStore() {
    let events = Journal()
    let store = RouteTestStore(
      initialState: RouteState(), reducer: RouteReducer() as any AnyReducer, routeLogger: { events("\($0)") })
    store.route(.goto("a"))
    #expect(events.lines == ["route by the store: a"])
  }

  // MARK: With a coordinator

  @Test func aRouteOfTheStateIsFollowedOnceThereIsARoot() {
    store.route(.goto("a"), completionHandler: note("a"))
    store.route(.push("b"), completionHandler: note("b"))
    #expect(journal.lines == [], "nobody can follow yet")
    store.rootCoordinator = probe
    #expect(probe.calls == ["set a/b"])
    #expect(journal.lines == ["a a/b", "b a/b"])
    store.rootCoordinator = probe
    #expect(probe.calls == ["set a/b"], "it shows the route already")
  }

  @Test func whatIsSaidBeforeThereIsARootCounts() {
    store.route(.goto("a"))
    store.setRoute(.push("b"))
    store.rootCoordinator = probe
    #expect(probe.calls == ["set a/b"])
  }

  @Test func theCoordinatorIsNotKeptAlive() {
    var coordinator: ProbeCoordinator? = ProbeCoordinator()
    weak let reference = coordinator
    store.rootCoordinator = coordinator
    store.route(.goto("a"))
    coordinator = nil
    #expect(reference == nil)
    store.route(.goto("b"))
    #expect(world.route == "b")
  }

  @Test func theStoreIsNotKeptAlive() {
    weak var reference: RouteTestStore?
    do {
      let store = RouteTestStore(initialState: RouteState(), reducer: RouteReducer())
      store.rootCoordinator = probe
      store.route(.goto("a"))
      reference = store
    }
    #expect(reference == nil)
  }

  @Test func preparationComesFirst() {
    probe.needs = true
    store.rootCoordinator = probe
    store.route(.goto("a"))
    #expect(probe.calls == ["prepare a"])
    probe.finish()
    #expect(probe.calls == ["prepare a", "set a"])
  }

  @Test func oneChangeAtATime() {
    store.rootCoordinator = probe
    probe.isQuick = false
    store.route(.goto("a"), completionHandler: note("a"))
    store.route(.push("b"), completionHandler: note("b"))
    store.dispatch(Jump(route: ["c"]))
    #expect(probe.calls == ["set a"])
    #expect(world.route == "c", "the state is ahead")
    #expect(!store.routing.isIdle)
    probe.finish(["a"])
    #expect(probe.calls == ["set a", "set a/b"])
    #expect(world.route == "c")
    probe.finish(["a", "b"])
    probe.finish(["c"])
    #expect(probe.calls == ["set a", "set a/b", "set c"])
    #expect(journal.lines == ["a a", "b a/b"])
    #expect(store.routing.isIdle)
  }

  @Test func aRouteThatIsShownIsNotSetAgain() {
    store.rootCoordinator = probe
    store.route(.goto("a"))
    store.route(.goto("a"), completionHandler: note("again"))
    #expect(probe.calls == ["set a"])
    #expect(journal.lines == ["again a"])
  }

  @Test func aCoordinatorThatGoesFurtherIsBelieved() {
    store.rootCoordinator = probe
    probe.isQuick = false
    store.route(.goto("a"), completionHandler: note("a"))
    probe.finish(["a", "first"])
    #expect(world.route == "a/first")
    #expect(journal.lines == ["a a/first"])
    #expect(world.errors.lines == [])
  }

  @Test func aCoordinatorThatStopsShortIsAnError() {
    store.rootCoordinator = probe
    probe.isQuick = false
    store.route(.goto(["a", "b"]), completionHandler: note("ab"))
    probe.finish(["a"])
    #expect(world.route == "a")
    let error = "segment 'b' (number 2 of a/b) was not reached: ProbeCoordinator shows a"
    #expect(journal.lines == ["ab failed: \(error)"])
    #expect(world.errors.lines == [error])
    #expect(world.events.lines == ["route by the store: a/b", "route set: a"])
  }

  @Test func handlersThatAreCalledTwiceCountOnce() {
    store.rootCoordinator = probe
    probe.isQuick = false
    store.route(.goto("a"))
    let handler = probe.handlers[0]
    probe.finish(["a"])
    store.route(.goto("b"), completionHandler: note("b"))
    handler()
    #expect(journal.lines == [], "the late call is for nobody")
    probe.finish(["b"])
    #expect(journal.lines == ["b b"])
  }

  @Test(.timeLimit(.minutes(10))) func lostCompletion() async {
    store.rootCoordinator = probe
    probe.isQuick = false
    let watch = FaultWatch()
    store.route(.goto("a"), completionHandler: note("a"))
    store.route(.goto("b"), completionHandler: note("b"))
    await world.clock.waitForSleepers(1)
    await world.clock.advance(by: .seconds(2.9))
    #expect(probe.calls == ["set a"])
    await world.clock.advance(by: .seconds(0.2))
    while probe.calls.count < 2 { await Task.yield() }
    #expect(probe.calls == ["set a", "set b"])
    #expect(
      watch.faults(of: "Routing").filter { $0.contains("3.0 seconds; ProbeCoordinator.setRoute(a) has not") }.count == 1
    )
    #expect(journal.take().count == 1)
    let late = probe.handlers.removeFirst()
    late()
    probe.finish(["b"])
    #expect(journal.take() == ["b b"])
    #expect(world.route == "b")
  }

  @Test func thrownAwayCompletion() {
    store.rootCoordinator = probe
    probe.isQuick = false
    let found = faults(of: "Routing") {
      store.route(.goto("a"), completionHandler: note("a"))
      probe.handlers = []
    }
    #expect(
      found == ["a coordinator calls its completion handler; ProbeCoordinator.setRoute(a) has thrown it away"])
    #expect(
      journal.lines == [
        "a failed: segment 'a' (number 1 of a) was given up: a completion handler was not called, and "
          + "ProbeCoordinator shows "
      ])
    #expect(world.route == "")
    probe.isQuick = true
    store.route(.goto("b"))
    #expect(world.route == "b", "the next one begins")
  }

  @Test func anotherRootTakesOver() {
    store.rootCoordinator = probe
    probe.isQuick = false
    store.route(.goto("a"), completionHandler: note("a"))
    let other = ProbeCoordinator()
    store.rootCoordinator = other
    #expect(other.calls == ["set a"])
    #expect(journal.lines == ["a a"])
    probe.finish(["z"])
    #expect(world.route == "a", "the old root is heard no more")
  }

  @Test func waitingForARoute() async throws {
    store.rootCoordinator = probe
    #expect(try await store.reach(.goto("a")) == ["a"])
    probe.isQuick = false
    async let reached = store.reach(.push("b"))
    while probe.handlers.isEmpty { await Task.yield() }
    probe.finish(["a", "b"])
    #expect(try await reached == ["a", "b"])
    await store.routing.settle()
    #expect(store.routing.isIdle)
  }

  @Test(.timeLimit(.minutes(10))) func longChainsDoNotGrowTheStack() {
    store.rootCoordinator = probe
    var count = 0
    func next() {
      count += 1
      guard count < 20_000 else { return }
      store.route(.goto("\(count)")) { _ in next() }
    }
    next()
    #expect(count == 20_000)
    #expect(world.route == "19999")
  }
}
