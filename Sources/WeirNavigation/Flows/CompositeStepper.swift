/// Several steppers as one (RxFlow).
///
/// When a flow listens to it, the first steps of all are sent in their order, and then they are told that they may send. A
/// composite that is made ready twice does not send twice.
@preconcurrency @MainActor
open class CompositeStepper: Stepper {
  /// Where the steps of all come out.
  public let steps = PublishRelay<any Step>()
  private let steppers: [any Stepper]
  private let bag = DisposeBag()
  private var isReady = false

  /// Makes a stepper of others.
  public init(steppers: [any Stepper]) {
    self.steppers = steppers
  }

  /// Sends the first steps, and from now on those that follow.
  open func readyToEmitSteps() {
    guard !isReady else { return }
    isReady = true
    for stepper in steppers {
      let first = stepper.initialStep
      if !(first is NoneStep) { steps.accept(first) }
    }
    let steps = steps
    for stepper in steppers { stepper.steps.subscribe(onNext: { steps.accept($0) }).disposed(by: bag) }
    for stepper in steppers { stepper.readyToEmitSteps() }
  }
}
