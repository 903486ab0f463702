import Testing
import WeirNavigation
import WeirTesting

/// How deep links lead through flows, beside the scenarios.
@Suite(.timeLimit(.minutes(10))) @MainActor struct FlowFollowerTests {
  private let host = HeadlessHost()
  private let router = Router(clock: VirtualClock())
  private let coordinator: FlowCoordinator
  private let app: LinkedApp

  init() {
    coordinator = FlowCoordinator(router: router)
    app = LinkedApp(router: router)
  }

  private func start() async {
    host.show(app.tabs)
    coordinator.coordinate(flow: app.makeFlow(), with: OneStepper(withSingleStep: LinkedStep.start))
    await host.settle()
    _ = app.journal.take()
  }

  /// The message of what following a route throws, or nil.
  private func failure(_ route: Route) async -> String? {
    do {
      try await coordinator.follow(route)
      return nil
    } catch { return "\(error)" }
  }

  @Test func aFlowThatIsNotThereIsAnError() async {
    await start()
    #expect(await failure(["missing"]) == "segment 1, 'missing', could not be followed: LinkedAppFlow has no ItemFlow")
  }

  @Test func aFlowThatLinksDoNotLeadThroughTakesNoRest() async {
    await start()
    #expect(await failure(["bare"]) == nil)
    #expect(await failure(["bare", "x"]) == "segment 2, 'x', is unknown; the path should end before it")
  }

  @Test func whatTheHostRefusesIsAnError() async {
    await start()
    let reason = "push UINavigationController on UINavigationController: refused"
    let message = await failure(["broken"])
    #expect(message?.hasPrefix("segment 1, 'broken', could not be followed: \(reason)") == true)
  }

  @Test func whatTheHostCancelsIsAnError() async {
    await start()
    host.pace = .held
    let task = Task { await failure(["catalog", "items", "7", "reviews"]) }
    while host.transitions.isEmpty { await Task.yield() }
    host.transitions[0].cancel()
    let message = await task.value
    #expect(message?.contains("present UINavigationController from UINavigationController: cancelled") == true)
    #expect(app.journal.take() == ["app catalog", "catalog item(7)", "item start"], "the link ends there")
  }

  @Test func whatOthersAskForMeanwhileIsNoFaultOfTheLink() async {
    await start()
    host.pace = .held
    let task = Task { await failure(["catalog", "items", "7"]) }
    while host.transitions.isEmpty { await Task.yield() }
    router.pop(from: app.basket)
    host.pace = .nextTurn
    host.transitions[0].finish()
    #expect(await task.value == nil)
    #expect(router.history.contains { $0.outcome == .refused("only one screen is on the stack") })
  }

  @Test func aStepThatTheFlowSwallowsIsAnError() async {
    await start()
    app.adapts = { .just($0 as? LinkedStep == .reviews ? NoneStep() : $0) }
    let message = await failure(["catalog", "items", "7", "reviews"])
    #expect(message == "segment 4, 'reviews', could not be followed: ItemFlow turned it into no step")
  }

  @Test func aFlowThatNeverBeginsDoesNotHoldTheLinkForEver() async {
    await start()
    app.adapts = { _ in .just(NoneStep()) }
    #expect(await failure(["catalog", "items", "7"]) == nil)
    #expect(app.journal.take() == ["app catalog", "catalog item(7)"])
  }

  @Test func ofSeveralFlowsTheOneThatKnowsTheRouteIsLed() async {
    coordinator.coordinate(flow: BareFlow(), with: TestStepper())
    await start()
    #expect(await failure(["basket"]) == nil)
    let message = await failure(["basket", "x"])
    #expect(message == "segment 2, 'x', is unknown; the path should end before it")
  }

  @Test func anotherItemIsAnotherFlow() async {
    await start()
    #expect(await failure(["catalog", "items", "7"]) == nil)
    app.catalog.dismiss(animated: true)
    await host.settle()
    #expect(await failure(["catalog", "items", "8"]) == nil)
    let stack = app.catalog.presentedViewController as? UINavigationController
    #expect(stack?.names == ["item 8"])
  }

  @Test func aTaskThatIsCancelledStopsAfterItsHop() async {
    await start()
    host.pace = .held
    let task = Task { await failure(["catalog", "items", "7", "reviews"]) }
    while host.transitions.isEmpty { await Task.yield() }
    task.cancel()
    host.transitions[0].finish()
    #expect(await task.value == "it was given up before segment 4")
  }
}
