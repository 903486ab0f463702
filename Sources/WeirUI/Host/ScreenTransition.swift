#if !canImport(UIKit)
  /// A change of screens that a host carries out and confirms: a push, a pop, a presentation, a dismissal, another tab.
  ///
  /// On the main actor. It waits while another one of the same container runs. It ends once, by ``finish()`` or ``cancel()``;
  /// what comes after that is ignored, so a late confirmation does no harm. After `cancel` nothing has changed.
  @preconcurrency @MainActor
  public class ScreenTransition {
    /// What changes.
    public enum Kind: String, Sendable {
      /// A controller comes upon a stack.
      case push
      /// The top of a stack leaves.
      case pop
      /// A stack is set.
      case set
      /// A controller is presented.
      case present
      /// A presented controller leaves.
      case dismiss
      /// Another tab is selected.
      case tab
      /// A child of a container of one's own takes the place of another one.
      case child
    }

    /// How far it is.
    public enum State: String, Sendable {
      /// It waits for its turn, or for another one.
      case waiting
      /// The host carries it out.
      case running
      /// It is done.
      case finished
      /// It was given up, and nothing has changed.
      case cancelled
    }

    // What each turn reads is not watched for overlapping access, as in UIView.

    /// What changes.
    public final let kind: Kind
    /// Whether it is to be seen moving.
    @exclusivity(unchecked) public internal(set) final var isAnimated: Bool
    /// Whether a person's finger moves it.
    @exclusivity(unchecked) public internal(set) final var isInteractive: Bool
    /// How far it is.
    @exclusivity(unchecked) public internal(set) final var state = State.waiting
    /// How much of it is done, from 0 to 1, as the host says.
    public internal(set) final var percentComplete = 0.0
    /// The controller that leaves, once it runs.
    @exclusivity(unchecked) public internal(set) final var from: UIViewController?
    /// The controller that comes, once it runs.
    @exclusivity(unchecked) public internal(set) final var to: UIViewController?
    /// The controller in which it happens: the stack, the tabs, or what presents.
    @exclusivity(unchecked) public internal(set) final weak var container: UIViewController?
    /// The coordinator, once somebody has asked for it.
    @exclusivity(unchecked) final var coordinator: TransitionCoordinator?
    @exclusivity(unchecked) final weak var queue: TransitionQueue?
    /// What carries it out.
    @exclusivity(unchecked) final weak var host: (any ScreenHost)?

    init(
      _ kind: Kind, in queue: TransitionQueue, container: UIViewController?, animated: Bool, interactive: Bool = false
    ) {
      self.kind = kind
      self.queue = queue
      self.container = container
      isAnimated = animated
      isInteractive = interactive
    }

    /// Confirms that it is done; ignored unless it runs.
    public final func finish() { end(as: .finished) }

    /// Says that it is given up; ignored unless it runs.
    public final func cancel() { end(as: .cancelled) }

    private func end(as state: State) {
      if let queue { queue.end(self, as: state) } else { forget() }
    }

    /// Its container has gone, and with it all that there was to do.
    private func forget() {
      guard state == .running else { return }
      state = .cancelled
      coordinator?.end()
      host?.didEnd(self)
      tellAbandoned()
    }

    /// Says how much of it is done, from 0 to 1.
    public final func update(_ percentComplete: Double) {
      guard state == .running else { return }
      self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    }

    /// Calls what comes before it moves.
    /// - Returns: Whether there is anything for a host to do.
    func prepare() -> Bool { false }

    /// Calls what comes after it has moved.
    func complete() {}

    /// Undoes it.
    func rollBack() {}

    /// Calls what the program wants to be told, after all else.
    func tellCompletion() {}

    /// The same where what it happened in was taken away.
    func tellAbandoned() {}
  }

  extension ScreenTransition: @MainActor CustomStringConvertible {
    /// Its kind, its controllers and its state.
    public var description: String {
      "\(kind) \(Self.name(from)) → \(Self.name(to)), \(state)"
    }

    private static func name(_ controller: UIViewController?) -> String {
      controller.map { "\(type(of: $0))" } ?? "nothing"
    }
  }
#endif
