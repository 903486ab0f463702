/// The one queue of all events, first in, first out.
///
/// Those who begin to listen take their turn in it as well, so that they get what was sent before as the last value, once,
/// and then each event that was sent after.
@MainActor
final class EventQueue {
  static let shared = EventQueue()

  private enum Work {
    case send(RxControllerEvent, EventNode)
    case join(EventListener, EventNode, replays: Bool)
  }

  private var works: [Work] = []
  private var isBusy = false

  /// Delivers an event, now or when its turn comes.
  func send(_ event: RxControllerEvent, in node: EventNode) {
    guard !isBusy else { return works.append(.send(event, node)) }
    isBusy = true
    node.deliver(event)
    drain()
    isBusy = false
  }

  /// Lets somebody listen, now or when their turn comes.
  func join(_ listener: EventListener, in node: EventNode, replays: Bool) {
    guard !isBusy else { return works.append(.join(listener, node, replays: replays)) }
    isBusy = true
    node.admit(listener, replays: replays)
    drain()
    isBusy = false
  }

  private func drain() {
    var next = 0
    while next < works.count {
      let work = works[next]
      next += 1
      if next == works.count || next >= 256 {
        works.removeFirst(next)
        next = 0
      }
      switch work {
      case .send(let event, let node): node.deliver(event)
      case .join(let listener, let node, let replays): node.admit(listener, replays: replays)
      }
    }
  }
}
