/// A stepper that begins with `RxFlowStep.home` (RxFlow).
open class DefaultStepper: OneStepper {
  /// Makes one.
  public init() {
    super.init(withSingleStep: RxFlowStep.home)
  }
}
