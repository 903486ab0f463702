#if !canImport(UIKit)
  /// The transitions of one container, one at a time and in the order in which they were asked for.
  @MainActor
  final class TransitionQueue {
    @exclusivity(unchecked) private(set) var running: ScreenTransition?
    private(set) var waiting: [ScreenTransition] = []
    @exclusivity(unchecked) private var isAdvancing = false
    /// A window begins what waits in its next turn.
    @exclusivity(unchecked) var isScheduled = false
    /// Where it is shown, which is asked each time.
    @exclusivity(unchecked) var window: () -> UIWindow?

    init(window: @escaping () -> UIWindow?) {
      self.window = window
    }

    /// Whether nothing runs and nothing waits.
    var isIdle: Bool { running == nil && waiting.isEmpty }

    /// Adds a transition, which begins in the next turn, or at once where nothing shows it.
    func add(_ transition: ScreenTransition) {
      waiting.append(transition)
      guard running == nil, !isScheduled else { return }
      if let window = window(), window.host != nil { window.startsNextTurn(self) } else { advance() }
    }

    /// Begins one that a person moves, at once.
    func addAndStart(_ transition: ScreenTransition) {
      waiting.append(transition)
      advance()
    }

    /// Begins what waits, until one needs the host.
    func advance() {
      guard !isAdvancing else { return }
      isAdvancing = true
      defer { isAdvancing = false }
      while running == nil, !waiting.isEmpty { start(waiting.removeFirst()) }
    }

    private func start(_ transition: ScreenTransition) {
      running = transition
      transition.state = .running
      let needsHost = transition.prepare()
      guard needsHost, let host = window()?.host else { return end(transition, as: .finished) }
      transition.host = host
      transition.coordinator?.begin()
      host.begin(transition)
    }

    /// Ends what runs.
    func end(_ transition: ScreenTransition, as state: ScreenTransition.State) {
      guard transition === running, transition.state == .running else { return }
      if transition.isInteractive { transition.coordinator?.interactionEnds(isCancelled: state == .cancelled) }
      transition.state = state
      if state == .finished { transition.complete() } else { transition.rollBack() }
      running = nil
      transition.coordinator?.end()
      transition.tellCompletion()
      transition.host?.didEnd(transition)
      advance()
    }

    /// Ends what runs, as nobody sees it any more: a finger's movement is given up, all else is done.
    ///
    /// The container may be released next, and then nobody could end it.
    func endUnseen() {
      guard let running else { return }
      if running.isInteractive { running.cancel() } else { running.finish() }
    }

    /// Forgets all, as what it belonged to is taken away.
    /// - Returns: What was forgotten; whoever calls tells it when all else is done.
    @discardableResult func abandon() -> [ScreenTransition] {
      let (running, waiting) = (self.running, self.waiting)
      self.running = nil
      self.waiting.removeAll()
      let abandoned = [running].compactMap { $0 } + waiting
      for transition in abandoned {
        transition.state = .cancelled
        transition.coordinator?.end()
        transition.host?.didEnd(transition)
      }
      return abandoned
    }
  }
#endif
