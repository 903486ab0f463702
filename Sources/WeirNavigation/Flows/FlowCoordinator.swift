/// Runs flows: hands steps to them, and listens to what they contribute (RxFlow).
///
/// On the main actor. All steps of all its flows go through one queue, first in, first out, in the order in which they
/// reach it; a step that is sent while another one is taken waits its turn, so that long chains do not grow the stack. For
/// one step the order is: `rx.willNavigate`, the flow's `navigate(to:)`, `rx.didNavigate`, and then the contributors, one
/// after the other.
///
/// A flow ends when it says so, when its root leaves by whatever way, when the last screen that it has contributed leaves a
/// root that it shares with a flow above, or when a flow above it ends. All that belongs to it is released then, from the
/// lowest flow up, and then the flow above is told, once. What its steppers still send is dropped, and the log says so.
///
/// It holds its flows: keep it as long as they are to live.
@preconcurrency @MainActor
public final class FlowCoordinator: ReactiveCompatible {
  let tree: FlowTree

  /// The router that its flows get as `router`.
  public var router: Router { tree.router }
  /// Where the latest steps went.
  public var log: StepLog { tree.log }
  /// What becomes of steps of hidden screens, where the contributor does not say.
  public var hiddenStepPolicy: HiddenStepPolicy {
    get { tree.hiddenStepPolicy }
    set { tree.hiddenStepPolicy = newValue }
  }

  /// Makes a coordinator with the router of all, or with one of its own.
  public init(router: Router? = nil) {
    tree = FlowTree(router: router ?? .shared)
  }

  /// Runs a flow; with several, each step of `navigate(to:)` goes to all.
  /// - Parameters:
  ///   - flow: The flow.
  ///   - stepper: What sends its steps, the first one at once.
  ///   - allowStepWhenDismissed: Whether it goes on when its root has left.
  public func coordinate(
    flow: any Flow, with stepper: any Stepper = DefaultStepper(), allowStepWhenDismissed: Bool = false
  ) {
    tree.begin(flow, with: stepper, above: nil, outlives: allowStepWhenDismissed)
    tree.drain()
  }

  /// Hands a step to all flows that are there now.
  ///
  /// Each flow gets it before the flows below it, in the order in which they were added. Flows that are made meanwhile do
  /// not get it.
  public func navigate(to step: any Step) {
    for node in tree.allNodes { tree.enqueue(step, to: node, source: "FlowCoordinator") }
    tree.drain()
  }
}

extension Flow {
  /// The router of the coordinator that runs the flow, or the one of all.
  public var router: Router { FlowRecord.of(self).router ?? .shared }
}
