/// A stepper whose only step of its own is its first (RxFlow).
@preconcurrency @MainActor
open class OneStepper: Stepper {
  /// Where steps can be sent besides.
  public let steps = PublishRelay<any Step>()
  private let singleStep: any Step

  /// Makes a stepper of its first step.
  public init(withSingleStep singleStep: any Step) {
    self.singleStep = singleStep
  }

  /// The step that it was made with.
  public var initialStep: any Step { singleStep }
}

/// A stepper without a step.
final class NoneStepper: OneStepper {
  convenience init() {
    self.init(withSingleStep: NoneStep())
  }
}
