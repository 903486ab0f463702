/// All about one event of one view model: who listens, and what was sent last.
@MainActor
final class EventChannel {
  let listeners = ListenerList()
  private(set) var last: RxControllerEvent?
  /// The place of the last one among all that the view model has sent.
  private(set) var order = 0

  func remember(_ event: RxControllerEvent, order: Int) {
    // The value is released after the change: its `deinit` may be a user's.
    let old = last
    last = event
    self.order = order
    withExtendedLifetime(old) {}
  }

  var isOfNoUse: Bool { listeners.isEmpty && last == nil }
}
