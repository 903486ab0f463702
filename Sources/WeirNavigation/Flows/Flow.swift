/// An area of the app, which turns steps into screens and other flows (RxFlow).
///
/// On the main actor. A flow is handed one step at a time, in the order in which they reach its `FlowCoordinator`.
@preconcurrency @MainActor
public protocol Flow: AnyObject, Presentable {
  /// What it shows its screens in; always the same object.
  ///
  /// A flow that shows its screens in the root of a flow above it answers that root; it ends with its last screen.
  var root: any Presentable { get }

  /// Turns a step into the one that is taken, now or later; the same one unless given.
  ///
  /// It may answer on any thread. Steps that come meanwhile do not wait. With `NoneStep` the step is swallowed; with an
  /// error it is dropped, and the log says why. When the flow ends, the answer is awaited no more.
  func adapt(step: any Step) -> Single<any Step>

  /// Does what a step asks for, and says what contributes steps from now on.
  func navigate(to step: any Step) -> FlowContributors
}

extension Flow {
  /// The same step.
  public func adapt(step: any Step) -> Single<any Step> { .just(step) }
}
