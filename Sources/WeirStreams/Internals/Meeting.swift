/// Where several senders of one stream meet: their events pass one at a time, and none passes after the end.
///
/// The state of an operator with more than one source belongs to whoever is inside the gate. Sources are subscribed to
/// outside of it, so that what they send at once passes without being kept.
///
/// `@unchecked Sendable`: `isEnded`, and what subclasses add, belong to whoever is inside the gate.
@usableFromInline
class Meeting: @unchecked Sendable {
  let gate = Gate()
  let lifetime: Lifetime
  @exclusivity(unchecked) final var isEnded = false

  /// - Parameter lifetime: That of what the senders make up together.
  init(_ lifetime: Lifetime) {
    self.lifetime = lifetime
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Ends the stream, now or after the event that is passing.
  final func end(_ error: (any Error)?) {
    gate.perform { [self] in endInside(error) }
  }

  /// Ends the stream; only for whoever is inside the gate.
  final func endInside(_ error: (any Error)?) {
    if isEnded || lifetime.isDisposed { return }
    isEnded = true
    passEnd(error)
  }

  /// Sends the end on.
  func passEnd(_ error: (any Error)?) {}

  /// Whether an event that had to wait may pass now; only for whoever is inside the gate.
  final var isOpen: Bool { !isEnded && !lifetime.isDisposed }
}
