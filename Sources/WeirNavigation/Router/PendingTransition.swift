/// A transition that waits or runs.
@MainActor
final class PendingTransition {
  let number: Int
  let name: String
  /// Where it happens; a transition of the host that runs there is awaited first.
  weak var container: UIViewController?
  let begin: @MainActor (TransitionConfirmation) -> Void
  let completion: (@MainActor (TransitionOutcome) -> Void)?
  /// What is listened to until it has ended.
  var bag = DisposeBag()
  /// What counts the time until it is given up.
  var timer: Task<Void, Never>?
  var hasBegun = false

  init(
    _ number: Int, _ name: String, in container: UIViewController?,
    begin: @escaping @MainActor (TransitionConfirmation) -> Void,
    completion: (@MainActor (TransitionOutcome) -> Void)?
  ) {
    self.number = number
    self.name = name
    self.container = container
    self.begin = begin
    self.completion = completion
  }
}
