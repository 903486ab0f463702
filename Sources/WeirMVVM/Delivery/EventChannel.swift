/// All about one event of one view model: who listens, and what was sent last.
@MainActor
final class EventChannel {
  let listeners = ListenerList()
  private(set) var last: RxControllerEvent?
  /// The place of the last one among all that the view model has sent.
  private(set) var order = 0

  func remember(_ event: RxControllerEvent, order: Int) {
    last = event
    self.order = order
  }

  var isOfNoUse: Bool { listeners.isEmpty && last == nil }
}
