import TestSupport
import WeirNavigation

/// The deep links of a random app, behind a gate, and what became of each.
@MainActor
final class RandomLinks {
  let links: DeepLinks
  private let gate: DeepLinkGate
  private let table: LinkTable
  private var random: SeededGenerator
  private var isStarted = false
  private let follower: FlowCoordinator
  private let bag = DisposeBag()
  /// The newest entry of the log that has been looked at.
  private var newest = 0
  /// What was followed by other steps than its own.
  private var wrong: [String] = []
  /// The routes that were asked for, and how often each was answered.
  private var routes: [Route] = []
  private var answers: [Int] = []

  init(seed: UInt64, follower: FlowCoordinator) {
    self.follower = follower
    random = SeededGenerator(seed: seed)
    gate = DeepLinkGate("gate", isOpen: random.below(3) > 0) { $0.count != 2 }
    table = Self.table
    links = DeepLinks(table: table, router: follower.router)
    links.add(gate)
    links.outcomes.asSignal(onErrorSignalWith: .empty()).emit { [unowned self] in compare($0) }.disposed(by: bag)
    if random.below(3) > 0 { start() }
  }

  /// Compares the steps that a link has led to with its route.
  private func compare(_ outcome: DeepLinkOutcome) {
    // While another one is followed, it has ended before it began.
    guard isIdle else { return }
    let records = follower.log.records.filter { $0.number > newest }
    newest = follower.log.count
    let taken = records.count { if case .taken = $0.outcome { $0.source == "deep link" } else { false } }
    // What leads into a flow that is there already needs no step.
    guard case .followed(let route) = outcome, !route.contains("two"), !route.contains("three") else { return }
    let asked = route.count { $0 != "here" }
    if taken != asked { wrong.append("\(taken) steps for \(route)") }
  }

  private func start() {
    isStarted = true
    links.start(follower)
  }

  private static let table: LinkTable = {
    let links = ["one", "two", "three"].map { Link("\($0)/:tab/:more", to: ":tab/\($0)/:more") }
    do { return try LinkTable(origins: [.scheme("random")], links: links) } catch { fatalError("\(error)") }
  }()

  private func segments() -> [String] {
    let tab = random.below(2) == 0 ? "left" : "right"
    return [tab]
      + (0..<random.below(4)).map { _ in
        random.below(25) == 0 ? "x" : ["one", "two", "three", "here", "one", "two", "end"][random.below(7)]
      }
  }

  /// One random act; its words are for messages.
  func act() -> String {
    switch random.below(20) {
    case 0:
      if random.below(3) > 0 { gate.open() } else { gate.close() }
      return "gate \(gate.isOpen)"
    case 1:
      gate.cancel()
      return "forget"
    case 2:
      if isStarted { links.stop() }
      if isStarted { isStarted = false } else { start() }
      return "started \(isStarted)"
    case 3...6: return openURL()
    default: return open(Route(segments()))
    }
  }

  private func open(_ route: Route) -> String {
    let number = ask(route)
    links.open(route) { [unowned self] _ in answers[number] += 1 }
    return "link \(route)"
  }

  private func openURL() -> String {
    let step = ["one", "two", "three", "four"][random.below(4)]
    let (tab, more) = (["left", "right"][random.below(2)], ["one", "here", "x"][random.below(3)])
    let number = ask([tab, step, more])
    links.open("random://\(step)/\(tab)/\(more)") { [unowned self] _ in answers[number] += 1 }
    return "random://\(step)/\(tab)/\(more)"
  }

  private func ask(_ route: Route) -> Int {
    routes.append(route)
    answers.append(0)
    return routes.count - 1
  }

  /// Whether nothing is being followed.
  var isIdle: Bool { links.followedRoute == nil }

  /// Lets all links go that wait.
  func openAll() {
    gate.open()
    start()
  }

  /// What does not agree, or nil.
  var trouble: String? {
    if !isIdle { return "a link is not done: \(links.followedRoute ?? [])" }
    if links.waitingRoute != nil, isStarted, gate.isOpen { return "a link waits for nothing" }
    if !wrong.isEmpty { return wrong.joined(separator: ", ") }
    if let many = answers.first(where: { $0 > 1 }) { return "a link has \(many) outcomes" }
    let open = zip(routes, answers).filter { $1 == 0 }.map(\.0)
    let isHeld = open.allSatisfy { $0 == links.waitingRoute }
    return isHeld ? nil : "links without an outcome: \(open), waiting: \(links.waitingRoute ?? [])"
  }
}
