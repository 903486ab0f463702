import WeirReporting

/// Carries transitions out, one at a time (flows and coordinators ask it).
///
/// On the main actor. A transition begins when the one before has been confirmed by the host, and when no transition of the
/// host's own, such as a person's swipe back, runs in the same container. What a transition does is decided when it begins:
/// a pop that was asked for after a push takes what is on the top then. It uses the public interface of view controllers
/// only: their transition coordinators, completion handlers and delegates.
///
/// A transition that is not confirmed within the deadline is reported by name, and the next one begins. One that the host
/// cancels has changed nothing.
@preconcurrency @MainActor
public final class Router {
  /// The router of all who do not have one of their own.
  public static let shared = Router()

  /// How long a host may take to confirm a transition.
  public var deadline: Duration
  let clock: any Clock<Duration>
  private var waiting: [PendingTransition] = []
  private var running: PendingTransition?
  private var isAdvancing = false
  private var asked = 0
  /// The number of the transition that was asked for last.
  var lastNumber: Int { asked }
  private var idlers: [CheckedContinuation<Void, Never>] = []
  /// The transitions that have ended, the latest hundred.
  public private(set) var history: [TransitionRecord] = []

  /// Makes a router with a deadline on a clock.
  public init(deadline: Duration = .seconds(3), clock: any Clock<Duration> = ContinuousClock()) {
    self.deadline = deadline
    self.clock = clock
  }

  /// Whether nothing runs and nothing waits.
  public var isIdle: Bool { running == nil && waiting.isEmpty }

  /// What runs and what waits, in words.
  public var pending: [String] { ([running].compactMap { $0 } + waiting).map(\.name) }

  /// Waits until nothing runs and nothing waits.
  public func settle() async {
    while !isIdle { await withCheckedContinuation { idlers.append($0) } }
  }

  /// Carries out a transition of one's own in its turn.
  /// - Parameters:
  ///   - name: What it is, for the log and for reports.
  ///   - container: Where it happens; a transition of the host's own there is awaited first.
  ///   - begin: Begins it, and calls the confirmation when it is done, or at once where there is nothing to wait for.
  ///   - completion: Hears how it has ended, before the next one begins.
  public func perform(
    _ name: String, in container: UIViewController?, begin: @escaping @MainActor (TransitionConfirmation) -> Void,
    completion: (@MainActor (TransitionOutcome) -> Void)? = nil
  ) {
    asked += 1
    waiting.append(PendingTransition(asked, name, in: container, begin: begin, completion: completion))
    advance()
  }

  // MARK: The queue

  /// Begins what waits, until one has to be waited for.
  private func advance() {
    guard !isAdvancing else { return }
    isAdvancing = true
    while running == nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      running = next
      start(next)
    }
    isAdvancing = false
    guard isIdle, !idlers.isEmpty else { return }
    let resumed = idlers
    idlers = []
    for idler in resumed { idler.resume() }
  }

  /// Begins one, after what the host does in the same container by itself.
  private func start(_ transition: PendingTransition) {
    let host = transition.container?.transitionCoordinator
    let waits = host?.animate(alongsideTransition: nil) { [weak self] _ in self?.begin(transition) } ?? false
    if !waits { return begin(transition) }
    // A finger may rest on the screen as long as it likes.
    if host?.isInteractive != true { startTimer(transition) }
  }

  private func begin(_ transition: PendingTransition) {
    guard running === transition, !transition.hasBegun else { return }
    transition.hasBegun = true
    transition.begin(TransitionConfirmation(router: self, transition: transition))
    if running === transition, transition.timer == nil { startTimer(transition) }
  }

  private func startTimer(_ transition: PendingTransition) {
    let (clock, deadline) = (clock, deadline)
    transition.timer = Task { @MainActor [weak self, weak transition] in
      do { try await clock.sleep(for: deadline) } catch { return }
      guard let self, let transition, self.running === transition else { return }
      self.reportLost(transition)
      self.end(transition, .lost)
    }
  }

  /// One has ended; only the one that runs can.
  func end(_ transition: PendingTransition, _ outcome: TransitionOutcome) {
    guard running === transition else { return }
    transition.timer?.cancel()
    transition.bag = DisposeBag()
    history.append(TransitionRecord(number: transition.number, name: transition.name, outcome: outcome))
    if history.count > 200 { history.removeFirst(history.count - 100) }
    running = nil
    // What the completion asks for waits until it has returned.
    let wasAdvancing = isAdvancing
    isAdvancing = true
    transition.completion?(outcome)
    isAdvancing = wasAdvancing
    advance()
  }

  private func reportLost(_ transition: PendingTransition) {
    WeirDiagnostics.report(
      "Router", rule: "a host confirms a transition within \(deadline)",
      value: "\(transition.name) (number \(transition.number)) was not confirmed",
      remedy: "see that the host finishes or cancels it; the next transition begins now")
  }
}
