/// A step on its way to a flow.
struct StepRequest {
  let step: any Step
  /// What sent it.
  let source: String
  /// Hears once what became of it.
  var end: (@MainActor (StepEnd) -> Void)?
}

/// What became of a step.
enum StepEnd {
  /// The flow has taken it, and its contributors are listened to; with the number of the last transition that was asked
  /// for before.
  case taken(after: Int)
  case dropped(StepRecord.Reason)
}
