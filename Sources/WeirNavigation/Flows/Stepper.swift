/// What sends steps: mostly a view model (RxFlow).
///
/// On the main actor, but `steps` may be sent to on any thread; a step that comes on another one is handled soon after on
/// the main actor.
@preconcurrency @MainActor
public protocol Stepper {
  /// Where it sends its steps.
  var steps: PublishRelay<any Step> { get }

  /// The step that is taken when a flow begins to listen to it; `NoneStep` unless given.
  var initialStep: any Step { get }

  /// Called when a flow listens to it, after its initial step was taken; does nothing unless given.
  func readyToEmitSteps()
}

extension Stepper {
  /// No step.
  public var initialStep: any Step { NoneStep() }

  /// Does nothing.
  public func readyToEmitSteps() {}
}
