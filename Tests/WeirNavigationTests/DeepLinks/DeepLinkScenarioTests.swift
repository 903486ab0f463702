import TestSupport
import Testing
import WeirNavigation
import WeirTesting

/// The scenarios of navigation that concern deep links, by name.
@Suite(.timeLimit(.minutes(10))) @MainActor struct DeepLinkScenarioTests {
  private let host = HeadlessHost()
  private let clock = VirtualClock()
  private let router: Router
  private let coordinator: FlowCoordinator
  private let links: DeepLinks
  private let app: LinkedApp
  private let journal = Journal()

  init() {
    router = Router(clock: clock)
    coordinator = FlowCoordinator(router: router)
    links = DeepLinks(router: router)
    app = LinkedApp(router: router)
  }

  private func open(_ route: Route) { links.open(route) { [journal] in journal("\($0)") } }

  private func startFlow() {
    coordinator.coordinate(flow: app.makeFlow(), with: OneStepper(withSingleStep: LinkedStep.start))
  }

  /// Shows the app and starts it.
  private func start() async {
    host.show(app.tabs)
    startFlow()
    links.start(coordinator)
    await rest()
    _ = app.journal.take()
  }

  private func rest() async {
    repeat { await host.settle() } while links.followedRoute != nil && host.transitions.isEmpty
    await host.settle()
  }

  private func finishAll() async {
    await rest()
    while let transition = host.transitions.first {
      transition.finish()
      await rest()
    }
  }

  private var itemStack: UINavigationController? {
    app.catalog.presentedViewController as? UINavigationController
  }

  @Test(arguments: [true, false]) func coldDeepLink(isHeld: Bool) async {
    open(["catalog", "items", "7", "reviews", "3"])
    await host.settle()
    #expect(links.waitingRoute == ["catalog", "items", "7", "reviews", "3"])
    host.show(app.tabs)
    links.start(coordinator)
    await quiesce(host)
    #expect(app.journal.lines.isEmpty, "there is no flow yet")
    if isHeld { host.pace = .held }
    startFlow()
    await finishAll()
    #expect(journal.take() == ["followed to catalog/items/7/reviews/3"])
    #expect(
      app.journal.take() == [
        "app start", "catalog start", "basket start", "app catalog", "catalog item(7)", "item start", "item reviews",
        "item review(3)",
      ])
    #expect(itemStack?.names == ["item 7", "reviews", "review(3)"])
    let shown = itemStack?.viewControllers.filter { $0.viewIfLoaded?.window != nil }
    #expect(shown?.map { ($0 as? Screen)?.name } == ["review(3)"])
    #expect(links.waitingRoute == nil)
  }

  @Test func eachHopWaitsUntilTheOneBeforeIsReady() async {
    await start()
    host.pace = .held
    let answer = PublishSubject<any Step>()
    app.adapts = { step in step as? LinkedStep == .start ? answer.take(1).asSingle() : .just(step) }
    open(["catalog", "items", "7", "reviews"])
    await quiesce(host)
    #expect(app.journal.take() == ["app catalog", "catalog item(7)"], "the sheet is not up")
    host.transitions.first?.finish()
    await quiesce(host)
    #expect(app.journal.take() == [], "the flow has not begun")
    #expect(links.followedRoute != nil)
    answer.onNext(LinkedStep.start)
    await finishAll()
    #expect(app.journal.take() == ["item start", "item reviews"])
    #expect(journal.take() == ["followed to catalog/items/7/reviews"])
  }

  @Test func oddHops() async {
    await start()
    open(["catalog"])
    await rest()
    #expect(journal.take() == ["followed to catalog"], "the tab was selected already")
    open(["here", "here", "basket"])
    await rest()
    #expect(journal.take() == ["followed to here/here/basket"], "a hop may have nothing to do")
    #expect(app.tabs.selectedViewController === app.basket)
    open([])
    await rest()
    #expect(journal.take() == ["followed to "])
  }

  private nonisolated static let unknown: [(route: Route, message: String)] = [
    (["nowhere"], "segment 1, 'nowhere', is unknown; it should be catalog or basket or here"),
    (["basket", "items"], "segment 2, 'items', is unknown; the path should end before it"),
    (["catalog", "items", "x"], "segment 2, 'items', is unknown; the path should end before it"),
    (["catalog", "items", "7", "reviews", "last"], "segment 5, 'last', is unknown; the path should end before it"),
  ]

  @Test(arguments: unknown) func anUnknownHopChangesNothing(route: Route, message: String) async {
    await start()
    open(route)
    #expect(journal.take() == ["failed: \(message)"], "at once")
    await rest()
    #expect(app.journal.lines.isEmpty)
    #expect(app.catalog.presentedViewController == nil)
    #expect(router.history.isEmpty)
  }

  @Test func anUnknownHopOfAColdLinkChangesNothing() async {
    open(["basket", "items"])
    #expect(journal.lines.isEmpty, "nobody can say yet")
    await start()
    await rest()
    #expect(journal.take() == ["failed: segment 2, 'items', is unknown; the path should end before it"])
    #expect(app.tabs.selectedViewController === app.catalog)
  }

  @Test func gatedLink() async {
    let gate = DeepLinkGate("signing in") { $0.first == "basket" }
    var asked: [Route] = []
    gate.onWait = { asked.append($0) }
    links.add(gate)
    await start()
    open(["basket"])
    await rest()
    #expect(asked == [["basket"]])
    #expect(app.tabs.selectedViewController === app.catalog)
    gate.open()
    gate.open()
    await rest()
    #expect(journal.take() == ["followed to basket"])
    #expect(app.journal.take() == ["app basket"], "once")
    gate.close()
    gate.open()
    await rest()
    #expect(app.journal.lines.isEmpty, "and not again")
  }

  @Test func gatedLinkCancelled() async {
    let gate = DeepLinkGate("signing in")
    links.add(gate)
    await start()
    open(["basket"])
    await rest()
    gate.cancel()
    #expect(journal.take() == ["forgotten at signing in"])
    gate.open()
    await rest()
    #expect(app.journal.lines.isEmpty)
    gate.cancel()
    #expect(journal.lines.isEmpty)
  }

  @Test func gatedLinkReplaced() async {
    let gate = DeepLinkGate("signing in")
    links.add(gate)
    await start()
    open(["basket"])
    open(["catalog"])
    #expect(journal.take() == ["replaced by catalog"])
    open(["nowhere"])
    #expect(journal.take().count == 1, "what nobody knows replaces nothing")
    open(["catalog"])
    gate.open()
    await rest()
    #expect(journal.take() == ["followed to catalog", "followed to catalog"], "both are told")
    #expect(app.journal.take() == ["app catalog"], "and it was followed once")
  }

  @Test func lateEffect() async {
    await start()
    let answer = PublishSubject<any Step>()
    let (cancelled, asked) = (Journal(), Journal())
    app.adapts = { step in
      if step as? LinkedStep == .start { return .just(step) }
      asked("asked")
      return answer.take(1).do(onDispose: { MainActor.assumeIsolated { cancelled("disposed") } }).asSingle()
    }
    open(["catalog", "items", "7", "reviews", "3"])
    await until { !asked.lines.isEmpty }
    weak let stack = itemStack
    #expect(stack != nil)
    app.catalog.dismiss(animated: true)
    await rest()
    let reason = "segment 4, 'reviews', could not be followed: ItemFlow has ended"
    #expect(journal.take() == ["failed: \(reason)"])
    #expect(cancelled.lines == ["disposed"])
    #expect(stack == nil)
    answer.onNext(LinkedStep.reviews)
    await rest()
    #expect(coordinator.log.dropped.map(\.outcome) == [.dropped(.flowEnded("ItemFlow"))])
  }

  @Test func twoLevels() async {
    await start()
    open(["catalog", "items", "7", "reviews", "3"])
    await rest()
    weak let review = itemStack?.topViewController
    weak let reviews = itemStack?.viewControllers[1]
    let faults = FaultWatch()
    itemStack?.popToRootViewController(animated: true)
    await rest()
    #expect(review == nil)
    #expect(reviews == nil)
    #expect(itemStack?.names == ["item 7"])
    #expect(faults.faults(of: "UINavigationController").isEmpty)
    #expect(coordinator.liveTree.text.components(separatedBy: "Screen").count == 1)
    open(["catalog", "items", "7", "reviews"])
    await rest()
    #expect(itemStack?.names == ["item 7", "reviews"], "the flow of the item is the same")
    #expect(app.journal.take().filter { $0 == "catalog item(7)" }.count == 1)
  }
}
