import WeirReporting

/// One call of a coordinator that ends by its completion handler.
///
/// The first call of the handler counts, from whatever thread; it is carried on with on the main actor. A handler that is
/// thrown away without being called is reported at once, and counts as called, so that nobody waits for what cannot come.
///
/// `@unchecked Sendable`: only the main actor touches what changes; `deinit` is alone with it.
final class CoordinatorCall: @unchecked Sendable {
  private struct Open {
    weak var call: CoordinatorCall?
  }

  @MainActor private static var open: [Int: Open] = [:]
  @MainActor private static var lastNumber = 0

  private let number: Int
  private let name: String
  /// On whose behalf it is made.
  private weak var routing: Routing?
  private let then: @MainActor () -> Void
  private var isDone = false

  @MainActor private init(_ name: String, _ routing: Routing?, _ then: @escaping @MainActor () -> Void) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.name = name
    self.routing = routing
    self.then = then
    Self.open[number] = Open(call: self)
  }

  /// Calls a coordinator, and goes on when it has called its completion handler.
  /// - Parameters:
  ///   - coordinator: What is called.
  ///   - what: The call in words, for reports.
  ///   - routing: On whose behalf; once that has given up, `then` is not called.
  ///   - body: Makes the call with the completion handler.
  ///   - then: Comes after it.
  @MainActor static func run(
    _ coordinator: any AnyCoordinator, _ what: String, of routing: Routing?, _ body: (@escaping () -> Void) -> Void,
    then: @escaping @MainActor () -> Void
  ) {
    let call = CoordinatorCall("\(type(of: coordinator)).\(what)", routing, then)
    body { call.finish() }
  }

  /// The latest call that has not ended, in words.
  @MainActor static func latest(of routing: Routing) -> String? {
    open.filter { $0.value.call?.routing === routing }.max { $0.key < $1.key }?.value.call?.name
  }

  /// Ends all calls on behalf of somebody; nothing comes after them.
  @MainActor static func abandonAll(of routing: Routing) {
    for (number, entry) in open where entry.call?.routing === routing {
      entry.call?.isDone = true
      open[number] = nil
    }
  }

  private func finish() {
    MainActorDoor().run(self) { $0.finishOnMain() }
  }

  @MainActor private func finishOnMain() {
    guard !isDone else { return }
    isDone = true
    Self.open[number] = nil
    then()
  }

  deinit {
    guard !isDone else { return }
    MainActorDoor().run((number, name, routing, then)) { number, name, routing, then in
      Self.open[number] = nil
      WeirDiagnostics.report(
        "Routing", rule: "a coordinator calls its completion handler", value: "\(name) has thrown it away",
        remedy: "call it on every path, also where nothing is to be done")
      routing?.lose()
      then()
    }
  }
}

extension AnyCoordinator {
  /// What routes are followed on behalf of, where the coordinator has a store.
  var routing: Routing? { (self as? any Coordinator)?.routingOfStore }

  /// Calls another coordinator, and goes on when it has called its completion handler.
  func call(
    _ other: any AnyCoordinator, _ what: String, _ body: (@escaping () -> Void) -> Void,
    then: @escaping @MainActor () -> Void
  ) {
    CoordinatorCall.run(other, what, of: routing, body, then: then)
  }
}
