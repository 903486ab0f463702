import Testing
import WeirDriver
import WeirNavigation
import WeirState
import WeirTesting
import WeirUI

/// What a driver shows of flows, links and the route of a store.
@MainActor @Suite struct NavigationTests {
  private enum NotesStep: Step, Equatable { case start, note(Int) }

  private final class NotesFlow: RoutableFlow {
    let stack = UINavigationController()
    var root: any Presentable { stack }

    func navigate(to step: any Step) -> FlowContributors {
      switch step {
      case NotesStep.start: show("All notes")
      case NotesStep.note(let number): show("Note \(number)")
      default: .none
      }
    }

    private func show(_ title: String) -> FlowContributors {
      let screen = UIViewController()
      screen.title = title
      router.push(screen, on: stack)
      return .viewController(screen, with: DefaultStepper())
    }

    static func hop(for route: Route) -> RouteHop? {
      Int(route[0]).map { .step(NotesStep.note($0)) }
    }
  }

  /// An app of one flow, and what drives it.
  private func notes() throws -> (FlowCoordinator, DeepLinks, AppDriver) {
    let (flow, router) = (NotesFlow(), Router(clock: VirtualClock()))
    let coordinator = FlowCoordinator(router: router)
    let host = HeadlessHost()
    host.show(flow.stack)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: NotesStep.start))
    let table = try LinkTable(origins: [.scheme("notes")], links: [Link("note/:id(int)", to: ":id")])
    let links = DeepLinks(table: table, router: router)
    links.start(coordinator)
    return (coordinator, links, AppDriver(host: host, flowCoordinator: coordinator, links: links))
  }

  @Test func theTreeAndTheStepsOfFlows() async throws {
    let (coordinator, _, driver) = try notes()
    try await driver.settle()
    #expect(driver.outline.lines == ["navigation bar \"All notes\""])
    coordinator.navigate(to: NotesStep.note(7))
    try await driver.settle()
    #expect(driver.outline.lines.first == "navigation bar \"Note 7\"")
    #expect(try driver.tree() == "NotesFlow\n├── [start] UIViewController\n└── [note] UIViewController")
    let taken = try driver.steps().filter { $0.hasSuffix("→ NotesFlow") }
    #expect(taken == ["1 start of NotesFlow → NotesFlow", "3 note(7) of FlowCoordinator → NotesFlow"])
    try await driver.back()
    #expect(try driver.tree() == "NotesFlow\n└── [start] UIViewController")
  }

  @Test func linksAreFollowedAndWhatIsUnknownIsSaid() async throws {
    let (_, _, driver) = try notes()
    try await driver.open("notes://note/7")
    try driver.expect("Note 7")
    let error = await #expect(throws: DriverError.self) { try await driver.open("notes://page/7") }
    #expect(error?.kind == .failed && error?.message.hasPrefix("cannot open \"notes://page/7\": ") == true)
    try driver.expect("Note 7")
  }

  @Test func aLinkThatAGateHoldsIsFollowedOnceThePersonOpensIt() async throws {
    let (_, links, driver) = try notes()
    let gate = DeepLinkGate("sign-in")
    links.add(gate)
    try await driver.open("notes://note/7")
    try driver.expect("All notes")
    gate.open()
    try await driver.settle()
    try driver.expect("Note 7")
  }

  @Test func aHeldTransitionIsNoWorkToWaitFor() async throws {
    let (coordinator, _, driver) = try notes()
    try await driver.settle()
    driver.host.pace = .held
    coordinator.navigate(to: NotesStep.note(1))
    try await driver.settle()
    #expect(!coordinator.router.isIdle)
    driver.host.transitions.first?.finish()
    try await driver.settle()
    #expect(coordinator.router.isIdle)
    try driver.expect("Note 1")
  }

  // MARK: A store

  private struct Place: RoutedState { var route: Route = [] }

  private final class Same: Reducer {
    func handleAction(_ action: any Action, state: Place) -> Place { state }
  }

  @Test func theRouteOfAStoreIsShownAndOpened() async throws {
    let store = Store<Place>(initialState: Place(route: ["notes", "7"]), reducer: Same() as any AnyReducer)
    let driver = AppDriver(host: HeadlessHost(), store: store)
    try driver.expect(route: "/notes/7")
    store.setRoute(.goto(["a b"] as Route))
    #expect(try driver.route().hasPrefix("/a"))
    #expect(try driver.tree() == "")
    #expect(try driver.steps() == ["route set: a b"])
  }
}
