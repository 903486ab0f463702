import Dispatch
import TestSupport
import Testing
import WeirNavigation
import WeirState

/// Completion handlers: called once, twice, late, elsewhere, or never.
@Suite @MainActor struct CoordinatorCallTests {
  private let world = RouteWorld()
  private let probe = ProbeCoordinator()

  private var store: RouteTestStore { world.store }

  init() {
    store.rootCoordinator = probe
    probe.isQuick = false
  }

  @Test func asyncForms() async {
    let probe = probe
    async let shown: Void = probe.setRoute(["a"])
    while probe.handlers.isEmpty { await Task.yield() }
    #expect(probe.calls == ["set a"])
    probe.finish(["a"])
    await shown
    #expect(probe.route == ["a"])
    await probe.prepareForRoute(["b"])
    #expect(probe.calls == ["set a"], "nothing has to be prepared")
    probe.needs = true
    async let prepared: Void = probe.prepareForRoute(nil)
    while probe.handlers.isEmpty { await Task.yield() }
    probe.finish()
    await prepared
    #expect(probe.calls == ["set a", "prepare "])
  }

  @Test func anAsyncCallEndsThoughTheHandlerIsThrownAway() async {
    let (probe, watch) = (probe, FaultWatch())
    async let shown: Void = probe.setRoute(["thrown"])
    while probe.handlers.isEmpty { await Task.yield() }
    probe.handlers = []
    await shown
    #expect(watch.faults(of: "Routing").contains { $0.contains("ProbeCoordinator.setRoute(thrown)") })
  }

  @Test(.timeLimit(.minutes(10))) func aHandlerMayBeCalledOnAnotherThread() async {
    store.route(.goto("a"))
    let handler = probe.handlers.removeFirst()
    probe.route = ["a"]
    // Handed over to the other thread, and used by nobody else.
    nonisolated(unsafe) let handed = handler
    DispatchQueue.global().async { handed() }
    await store.routing.settle()
    #expect(world.route == "a")
    #expect(world.errors.lines == [])
  }

  @Test func whatIsPreparedInTheMiddleOfAGivenUpChangeIsIgnored() async {
    probe.needs = true
    store.route(.goto("a"))
    let late = probe.handlers.removeFirst()
    let other = ProbeCoordinator()
    store.rootCoordinator = other
    late()
    #expect(probe.calls == ["prepare a"], "the old root is not handed the route any more")
    #expect(other.calls == ["set a"])
  }

  @Test func asyncCoordinators() async throws {
    let help = HelpCoordinator()
    store.rootCoordinator = help
    try await store.reach(.goto(["page", "1"]))
    #expect(help.lines == ["show page/1"])
    help.needs = true
    try await store.reach(.push("more"))
    #expect(help.lines == ["show page/1", "prepare page/1/more", "show page/1/more"])
    #expect(world.route == "page/1/more")
  }

  @Test func asyncCoordinatorsNeedNotPrepare() async {
    let plain = PlainAsyncCoordinator()
    #expect(!plain.needsToPrepareForRoute(nil))
    await plain.prepare(for: nil)
    await plain.setRoute(["a"])
    #expect(plain.route == ["a"])
    await withCheckedContinuation { continuation in plain.prepareForRoute(nil) { continuation.resume() } }
  }
}

@MainActor
private final class HelpCoordinator: AsyncCoordinator {
  var route: Route = []
  let rootViewController = UIViewController()
  var lines: [String] = []
  var needs = false

  func start(route: Route?) {}
  func needsToPrepareForRoute(_ route: Route?) -> Bool { needs }

  func prepare(for route: Route?) async {
    await Task.yield()
    lines.append("prepare \(route ?? [])")
  }

  func show(_ route: Route?) async {
    await Task.yield()
    lines.append("show \(route ?? [])")
    self.route = route ?? []
  }
}

@MainActor
private final class PlainAsyncCoordinator: AsyncCoordinator {
  var route: Route = []
  let rootViewController = UIViewController()

  func start(route: Route?) {}
  func show(_ route: Route?) async { self.route = route ?? [] }
}
