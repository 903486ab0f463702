import WeirReporting

/// A flow that ends with a value for the flow above.
///
///     final class PickFlow: ResultFlow {
///       typealias Output = Color
///       func navigate(to step: any Step) -> FlowContributors {
///         …
///         return end(with: .red)
///       }
///     }
///
///     // In the flow above:
///     return .flow(pick, with: PickStep.start) { result in
///       if case .finished(let color) = result { AppStep.picked(color) } else { nil }
///     }
@preconcurrency @MainActor
public protocol ResultFlow: Flow {
  /// The type of the value.
  associatedtype Output
}

extension ResultFlow {
  /// Ends the flow with a value.
  public func end(with output: Output) -> FlowContributors {
    .end(forwardToParentFlowWithStep: OutputStep(output: output))
  }
}

/// How a flow with a value has ended.
public enum FlowResult<Output> {
  /// With a value.
  case finished(Output)
  /// Its screens left, or it ended without a value.
  case dismissed
}

extension FlowResult: Equatable where Output: Equatable {}
extension FlowResult: Sendable where Output: Sendable {}

/// The value that a flow ends with, on its way to the flow above.
struct OutputStep: Step {
  let output: Any
}

/// A stepper of a flow, with what turns the flow's end into a step.
struct ResultStepper: Stepper {
  let stepper: any Stepper
  /// Takes the value, or nil where there is none.
  let then: @MainActor (Any?) -> (any Step)?

  init(_ stepper: any Stepper, then: @escaping @MainActor (Any?) -> (any Step)?) {
    self.stepper = stepper
    self.then = then
  }

  var steps: PublishRelay<any Step> { stepper.steps }
  var initialStep: any Step { stepper.initialStep }
  func readyToEmitSteps() { stepper.readyToEmitSteps() }

  static func reportOutput(_ output: Any, of flow: any Flow) -> (any Step)? {
    WeirDiagnostics.report(
      "ResultFlow", rule: "a flow ends with a value of its Output", value: "\(output) of \(type(of: flow))",
      remedy: "end it with end(with:)")
    return nil
  }
}
