import Foundation
import TestSupport
import Testing
import WeirNavigation
import WeirTesting

@Suite(.timeLimit(.minutes(10))) @MainActor struct DeepLinksTests {
  private let host = HeadlessHost()
  private let router = Router(clock: VirtualClock())
  private let journal = Journal()

  /// A follower that notes its hops, each of which a test may hold.
  private final class Follower: DeepLinkFollower {
    let name: String
    let journal: Journal
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
    var progress: (Route) -> DeepLinkProgress = { _ in DeepLinkProgress(segments: 1) }

    init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }

    func hop(along route: Route) async throws(LinkError) -> DeepLinkProgress {
      if route[0] == "bad" { throw .unknownSegment("bad", position: 1, expected: []) }
      journal("\(name) \(route)")
      if isHeld { await withCheckedContinuation { held.append($0) } }
      return progress(route)
    }

    func release() {
      isHeld = false
      for continuation in held { continuation.resume() }
      held = []
    }
  }

  private func links(_ table: LinkTable? = nil) -> DeepLinks { DeepLinks(table: table, router: router) }

  private func open(_ route: Route, _ links: DeepLinks) { links.open(route) { [journal] in journal("\($0)") } }

  @Test func aFollowerIsHandedTheRest() async {
    let (links, follower) = (links(), Follower("a", journal))
    links.start(follower)
    #expect(await links.follow(["1", "2", "3"]) == .followed(["1", "2", "3"]))
    #expect(journal.lines == ["a 1/2/3", "a 2/3", "a 3"])
  }

  @Test func oneFollowerLeadsIntoAnother() async {
    let (links, first, second) = (links(), Follower("a", journal), Follower("b", journal))
    first.progress = { _ in DeepLinkProgress(segments: 2, next: second) }
    links.start(first)
    #expect(await links.follow(["1", "2", "3"]) == .followed(["1", "2", "3"]))
    #expect(journal.take() == ["a 1/2/3", "b 3"])
    second.progress = { DeepLinkProgress(segments: $0.count + 5) }
    #expect(await links.follow(["1"]) == .followed(["1"]), "more than there is is all")
  }

  @Test func placesAreCountedFromTheBeginning() async {
    let (links, first, second) = (links(), Follower("a", journal), Follower("b", journal))
    first.progress = { _ in DeepLinkProgress(segments: 2, next: second) }
    links.start(first)
    let outcome = await links.follow(["1", "2", "3", "bad"])
    #expect(outcome == .failed(.unknownSegment("bad", position: 4, expected: [])))
    #expect(journal.lines == ["a 1/2/3/bad", "b 3/bad"], "what was done stays")
  }

  @Test func aFollowerThatLeadsNowhereIsAnError() async {
    let (links, follower) = (links(), Follower("a", journal))
    follower.progress = { _ in DeepLinkProgress(segments: 0, next: follower) }
    links.start(follower)
    let outcome = await links.follow(["1"])
    #expect(outcome == .failed(.hopFailed(segment: "1", position: 1, reason: "Follower leads nowhere")))
  }

  @Test func aNewerLinkStopsTheOneThatIsFollowed() async {
    let (links, follower) = (links(), Follower("a", journal))
    follower.isHeld = true
    links.start(follower)
    open(["1", "2"], links)
    await until { journal.lines == ["a 1/2"] }
    open(["3"], links)
    open(["4"], links)
    #expect(journal.take() == ["a 1/2", "replaced by 4"], "3 has not begun")
    follower.release()
    await until { journal.lines.count >= 3 }
    #expect(journal.take() == ["replaced by 4", "a 4", "followed to 4"])
  }

  @Test func aLinkToTheSamePlaceJoins() async {
    let (links, follower) = (links(), Follower("a", journal))
    open(["1"], links)
    open(["1"], links)
    follower.isHeld = true
    links.start(follower)
    await until { !journal.lines.isEmpty }
    open(["1"], links)
    follower.release()
    await until { journal.lines.count >= 4 }
    #expect(journal.take() == ["a 1", "followed to 1", "followed to 1", "followed to 1"])
  }

  @Test func itWaitsWhileATransitionRuns() async {
    let stack = UINavigationController(rootViewController: Screen("1"))
    host.show(stack)
    await host.settle()
    host.pace = .held
    let (links, follower) = (links(), Follower("a", journal))
    links.start(follower)
    router.push(Screen("2"), on: stack)
    open(["1"], links)
    await quiesce(host)
    #expect(journal.lines.isEmpty)
    host.transitions[0].finish()
    await until { journal.lines.count >= 2 }
    #expect(journal.lines == ["a 1", "followed to 1"])
  }

  @Test func aGateThatClosesWhileItWaitsHoldsIt() async {
    let gate = DeepLinkGate("gate", isOpen: true)
    let (links, follower) = (links(), Follower("a", journal))
    links.add(gate)
    links.start(follower)
    open(["1"], links)
    gate.close()
    await quiesce(host)
    #expect(journal.lines.isEmpty)
    #expect(links.waitingRoute == ["1"])
    gate.open()
    await quiesce(host)
    #expect(journal.lines == ["a 1", "followed to 1"])
  }

  @Test func gatesArePassedInTurn() async {
    let gates = ["first", "second"].map { DeepLinkGate($0) }
    let (links, follower) = (links(), Follower("a", journal))
    for gate in gates {
      gate.onWait = { [journal] in journal("\(gate.name) asks for \($0)") }
      links.add(gate)
    }
    links.start(follower)
    open(["1"], links)
    #expect(journal.take() == ["first asks for 1"])
    gates[1].cancel()
    #expect(journal.lines.isEmpty, "it does not wait there")
    gates[0].open()
    #expect(journal.take() == ["second asks for 1"])
    gates[0].close()
    gates[1].open()
    #expect(journal.take() == [], "the first one is closed again, and has asked already")
    gates[0].open()
    await quiesce(host)
    #expect(journal.take() == ["a 1", "followed to 1"])
  }

  @Test func aGateMayOpenWhenItIsAsked() async {
    let gate = DeepLinkGate("gate")
    gate.onWait = { _ in gate.open() }
    let (links, follower) = (links(), Follower("a", journal))
    links.add(gate)
    links.start(follower)
    #expect(await links.follow(["1"]) == .followed(["1"]))
    #expect(journal.lines == ["a 1"])
    gate.onWait = nil
  }

  @Test func itStopsAndStartsAgain() async {
    let (links, follower) = (links(), Follower("a", journal))
    links.start(follower)
    links.stop()
    open(["1"], links)
    await quiesce(host)
    #expect(links.waitingRoute == ["1"])
    links.start(follower)
    await quiesce(host)
    #expect(journal.lines == ["a 1", "followed to 1"])
  }

  @Test func urls() async throws {
    let table = try LinkTable(
      origins: [.scheme("app")], links: [Link("profile/:id(int)", to: "main/profiles/:id")])
    let (links, follower) = (links(table), Follower("a", journal))
    links.start(follower)
    links.open(try #require(URL(string: "app://profile/7"))) { [journal] in journal("\($0)") }
    await quiesce(host)
    #expect(journal.take().last == "followed to main/profiles/7")
    links.open("app://profile/x") { [journal] in journal("\($0)") }
    #expect(journal.take() == ["failed: segment 2, 'x', is unknown; it should be a whole number"])
  }

  @Test func withoutATableNoURLIsRead() {
    let links = links()
    let found = faults(of: "DeepLinks") { links.open("app://x") { [journal] in journal("\($0)") } }
    #expect(found == ["URLs are opened where there is a table of links; app://x"])
    #expect(journal.lines == ["failed: 'app://x' is not a URL"])
  }

  @Test func outcomesAreSent() async {
    let (links, follower) = (links(), Follower("a", journal))
    let bag = DisposeBag()
    links.outcomes.asSignal(onErrorSignalWith: .empty()).emit { [journal] in journal("\($0)") }.disposed(by: bag)
    links.open(["1"])
    links.open(["2"])
    links.start(follower)
    await quiesce(host)
    #expect(journal.lines == ["replaced by 2", "a 2", "followed to 2"])
  }

  @Test func itIsReleasedWhileItFollows() async {
    let coordinator = FlowCoordinator(router: router)
    weak var released: DeepLinks?
    do {
      let links = links()
      released = links
      links.start(coordinator)
      links.open(["1"])
      await quiesce(host)
      #expect(links.followedRoute == ["1"], "it waits for a flow")
    }
    #expect(released == nil)
    await quiesce(host)
  }
}
