/// A step that a flow is asked to turn into another.
@MainActor
final class Adaptation {
  let request: StepRequest
  /// Whether the answer comes later.
  var isWaiting = false
  var answer: (any Step)?
  /// What the flow is doing about it.
  var disposable: (any Disposable)?

  init(of request: StepRequest) {
    self.request = request
  }

  deinit { disposable?.dispose() }
}
