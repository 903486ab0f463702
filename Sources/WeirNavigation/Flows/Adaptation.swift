/// A step that a flow is asked to turn into another.
@MainActor
final class Adaptation {
  let step: any Step
  let source: String
  /// Whether the answer comes later.
  var isWaiting = false
  var answer: (any Step)?
  /// What the flow is doing about it.
  var disposable: (any Disposable)?

  init(of step: any Step, source: String) {
    self.step = step
    self.source = source
  }

  deinit { disposable?.dispose() }
}
