/// What became of one step.
public struct StepRecord: Equatable, Sendable {
  /// What became of a step.
  public enum Outcome: Equatable, Sendable {
    /// A flow took it; the flow's name, and the step as it was taken, where the flow had turned it into another.
    case taken(by: String, as: String?)
    /// No flow took it.
    case dropped(Reason)
  }

  /// Why a step was dropped.
  public enum Reason: Equatable, Sendable {
    /// The flow that it was for has ended.
    case flowEnded(String)
    /// The screen whose stepper sent it has left.
    case screenLeft(String)
    /// The screen whose stepper sent it was not shown.
    case screenHidden(String)
    /// The flow turned it into no step.
    case swallowed(String)
    /// The flow failed to turn it into another.
    case adaptFailed(String, error: String)
    /// It was for the flow above one that has none.
    case noParent(of: String)
  }

  /// Its number, from 1 on.
  public let number: Int
  /// The step as text.
  public let step: String
  /// What sent it.
  public let source: String
  /// What became of it.
  public let outcome: Outcome
}

extension StepRecord: CustomStringConvertible {
  /// The entry as one line.
  public var description: String { "\(number) \(step) of \(source) \(outcomeText)" }

  private var outcomeText: String {
    switch outcome {
    case .taken(let flow, nil): "→ \(flow)"
    case .taken(let flow, let step?): "→ \(flow) as \(step)"
    case .dropped(let reason): "dropped: \(reason)"
    }
  }
}

extension StepRecord.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .flowEnded(let flow): "\(flow) has ended"
    case .screenLeft(let screen): "\(screen) has left"
    case .screenHidden(let screen): "\(screen) is not shown"
    case .swallowed(let flow): "\(flow) turned it into no step"
    case .adaptFailed(let flow, let error): "\(flow) failed to adapt it: \(error)"
    case .noParent(let flow): "no flow is above \(flow)"
    }
  }
}
