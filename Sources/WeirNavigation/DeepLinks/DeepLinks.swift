public import Foundation
import WeirReporting

/// Takes deep links, holds them until the app can follow them, and follows each one once.
///
/// On the main actor. A link waits until the app has started, until the gates that hold it are open, and until the router
/// is at rest. A newer link takes the place of one that waits, and of one that is being followed, which stops after its
/// present hop; a link to the same place joins it instead. A link that nobody can follow is refused at once, and changes
/// neither the app nor what waits.
///
///     let links = DeepLinks(table: table)
///     links.add(signInGate)
///     links.open(url)                // before the app has started: it waits
///     links.start(flowCoordinator)
@preconcurrency @MainActor
public final class DeepLinks {
  /// Hears what became of a link, once.
  public typealias Completion = @MainActor (DeepLinkOutcome) -> Void

  /// The links that URLs are read by.
  public let table: LinkTable?
  private let router: Router
  private var follower: (any DeepLinkFollower)?
  private var gates: [DeepLinkGate] = []
  private var waiting: DeepLinkRequest?
  private var running: DeepLinkRequest?
  private let ended = PublishRelay<DeepLinkOutcome>()

  /// Makes one with the table for URLs, and with the router that carries out what links lead to.
  public init(table: LinkTable? = nil, router: Router? = nil) {
    self.table = table
    self.router = router ?? .shared
  }

  /// The link that waits.
  public var waitingRoute: Route? { waiting?.route }
  /// The link that is being followed.
  public var followedRoute: Route? { running?.route }
  /// What became of each link, in the order in which they ended.
  public var outcomes: Observable<DeepLinkOutcome> { ended.asObservable() }

  /// Adds a gate; a link passes them in the order in which they were added.
  public func add(_ gate: DeepLinkGate) {
    gate.links = self
    gates.append(gate)
  }

  /// Says that the app has started, and what leads links through it; held until ``stop()``.
  public func start(_ follower: any DeepLinkFollower) {
    self.follower = follower
    advance()
  }

  /// Says that links have to wait again; the one that is being followed goes on.
  public func stop() { follower = nil }

  /// Opens a link.
  /// - Parameter completion: Hears what became of it; at once where it is refused.
  public func open(_ route: Route, completion: Completion? = nil) {
    if let same = [running, waiting].compactMap({ $0 }).first(where: { $0.route == route && $0.successor == nil }) {
      return same.join(completion)
    }
    do { if !route.isEmpty { try follower?.check(route) } } catch {
      return end(DeepLinkRequest(route, completion: completion), .failed(error))
    }
    let older = waiting
    let request = DeepLinkRequest(route, completion: completion)
    waiting = request
    if let older { end(older, .replaced(by: route)) }
    if let running {
      running.successor = route
      running.task?.cancel()
    }
    advance()
    // It may wait for long.
    if running !== request { follower?.forgetChecked() }
  }

  /// Opens the link of a URL, which the table reads.
  public func open(_ url: URL, completion: Completion? = nil) { open(url.absoluteString, completion: completion) }

  /// Opens the link of the text of a URL, which the table reads.
  public func open(_ url: String, completion: Completion? = nil) {
    guard let table else {
      WeirDiagnostics.report(
        "DeepLinks", rule: "URLs are opened where there is a table of links", value: url,
        remedy: "make it with a LinkTable, or open a Route")
      return end(DeepLinkRequest(Route(), completion: completion), .failed(.invalidURL(url)))
    }
    do { open(try table.route(for: url), completion: completion) } catch {
      end(DeepLinkRequest(Route(), completion: completion), .failed(error))
    }
  }

  /// Opens a link, and waits for what becomes of it.
  public func follow(_ route: Route) async -> DeepLinkOutcome {
    await withCheckedContinuation { continuation in open(route) { continuation.resume(returning: $0) } }
  }

  // MARK: Following

  /// Follows what waits, unless something holds it.
  func advance() {
    guard running == nil, let request = waiting, let follower, passesGates(request) else { return }
    waiting = nil
    running = request
    request.task = Task { [weak self, weak request, router, route = request.route] in
      await router.settle()
      guard let kept = request, self?.mayFollow(kept) == true else { return }
      let outcome = await Self.follow(route, by: follower)
      self?.finish(outcome)
    }
  }

  private static func follow(_ route: Route, by follower: any DeepLinkFollower) async -> DeepLinkOutcome {
    do { try await follower.follow(route) } catch { return .failed(error) }
    return .followed(route)
  }

  private func passesGates(_ request: DeepLinkRequest) -> Bool {
    guard let gate = gates.first(where: { $0.stops(request.route) }) else { return true }
    request.announce(at: gate)
    return false
  }

  /// Whether it is still to be followed now that the router is at rest: a gate may have closed meanwhile.
  private func mayFollow(_ request: DeepLinkRequest) -> Bool {
    if request.successor == nil, passesGates(request) { return true }
    running = nil
    follower?.forgetChecked()
    if let successor = request.successor {
      end(request, .replaced(by: successor))
    } else {
      waiting = request
    }
    advance()
    return false
  }

  private func finish(_ outcome: DeepLinkOutcome) {
    guard let request = running else { return }
    running = nil
    if case .failed = outcome, let successor = request.successor {
      end(request, .replaced(by: successor))
    } else {
      end(request, outcome)
    }
    advance()
  }

  /// Forgets what waits at a gate.
  func forget(at gate: DeepLinkGate) {
    guard let request = waiting, gates.first(where: { $0.stops(request.route) }) === gate else { return }
    waiting = nil
    end(request, .forgotten(gate: gate.name))
  }

  private func end(_ request: DeepLinkRequest, _ outcome: DeepLinkOutcome) {
    request.end(outcome)
    ended.accept(outcome)
  }
}
