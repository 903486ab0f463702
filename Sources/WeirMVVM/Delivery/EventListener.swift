/// Whose events a view model listens to or sends.
enum EventSide: Sendable {
  /// Its own, which its children share.
  case own
  /// Those of its parent.
  case parent
}

/// Who listens for an event.
///
/// It belongs to the view model that listens, and is at home at the one whose events it hears.
@MainActor
final class EventListener {
  /// What it listens for; nil is all.
  nonisolated let identifier: RxControllerEvent.Identifier?
  /// Where it forwards the event to, if that is what it does.
  nonisolated let route: EventRoute?
  private(set) var receive: @MainActor (RxControllerEvent) -> Void
  /// Its number among the listeners to a parent.
  var number = 0
  /// Where it is at home, from when it asks for it on.
  var home: EventNode?
  /// Its place in the list of its home, once its turn has come.
  var place: Int?

  nonisolated init(
    _ identifier: RxControllerEvent.Identifier?, route: EventRoute? = nil,
    receive: @escaping @MainActor (RxControllerEvent) -> Void
  ) {
    self.identifier = identifier
    self.route = route
    self.receive = receive
  }

  /// Lets go of what it called: the subscription holds the listener, and is held by it.
  func end() {
    // What the closure held is released after the change: a `deinit` of a user's may come back here.
    let old = receive
    receive = { _ in }
    withExtendedLifetime(old) {}
  }
}
