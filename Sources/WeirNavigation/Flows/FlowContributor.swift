/// What a step leads to (RxFlow).
public enum FlowContributor {
  /// A screen or a flow, and what sends steps for it.
  ///
  /// Steps of a screen's stepper are taken while the screen is shown, or always with `allowStepWhenNotPresented`, and until
  /// it has left, or even then with `allowStepWhenDismissed`. A flow begins with its stepper's steps.
  case contribute(
    withNextPresentable: any Presentable, withNextStepper: any Stepper, allowStepWhenNotPresented: Bool = false,
    allowStepWhenDismissed: Bool = false)
  /// Another step for the same flow, behind those that wait.
  case forwardToCurrentFlow(withStep: any Step)
  /// A step for the flow above, behind those that wait.
  case forwardToParentFlow(withStep: any Step)

  /// A screen or a flow that sends its steps itself.
  public static func contribute(withNext next: any Presentable & Stepper) -> FlowContributor {
    .contribute(withNextPresentable: next, withNextStepper: next)
  }

  /// A screen, and what becomes of steps that its stepper sends while it is not shown.
  @preconcurrency @MainActor
  public static func contribute(
    withNextPresentable presentable: any Presentable, withNextStepper stepper: any Stepper,
    whenHidden policy: HiddenStepPolicy
  ) -> FlowContributor {
    .contribute(withNextPresentable: presentable, withNextStepper: PolicyStepper(stepper, policy))
  }
}

/// A stepper with what becomes of its steps while its screen is hidden.
struct PolicyStepper: Stepper {
  let stepper: any Stepper
  let policy: HiddenStepPolicy

  init(_ stepper: any Stepper, _ policy: HiddenStepPolicy) {
    self.stepper = stepper
    self.policy = policy
  }

  var steps: PublishRelay<any Step> { stepper.steps }
  var initialStep: any Step { stepper.initialStep }
  func readyToEmitSteps() { stepper.readyToEmitSteps() }
}
