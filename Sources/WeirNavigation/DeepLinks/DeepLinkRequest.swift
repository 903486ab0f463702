/// A deep link that waits or is followed.
@MainActor
final class DeepLinkRequest {
  let route: Route
  /// The gates that know that it waits there.
  private var announced: Set<ObjectIdentifier> = []
  private var completions: [DeepLinks.Completion]
  /// What follows it.
  var task: Task<Void, Never>?
  /// What has taken its place while it was followed.
  var successor: Route?

  init(_ route: Route, completion: DeepLinks.Completion?) {
    self.route = route
    completions = completion.map { [$0] } ?? []
  }

  /// Another one to the same place shares the outcome.
  func join(_ completion: DeepLinks.Completion?) {
    if let completion { completions.append(completion) }
  }

  deinit { task?.cancel() }

  func end(_ outcome: DeepLinkOutcome) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(outcome) }
  }

  /// Tells a gate, once, that it waits there.
  func announce(at gate: DeepLinkGate) {
    guard announced.insert(ObjectIdentifier(gate)).inserted else { return }
    gate.onWait?(route)
  }
}
