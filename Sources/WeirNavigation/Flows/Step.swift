/// A value that asks for navigation (RxFlow).
///
/// Mostly an enum, one case for each place that a flow leads to.
public protocol Step {}

/// A step that asks for nothing: it is never handed to a flow.
///
/// It is the first step of a stepper that has none, and what `Flow.adapt(step:)` answers to swallow a step.
public struct NoneStep: Step, Equatable, Sendable {
  /// Makes one.
  public init() {}
}

/// The steps that come with the library (RxFlow).
public enum RxFlowStep: Step, Equatable, Sendable {
  /// Where a flow begins, unless told otherwise.
  case home
}
