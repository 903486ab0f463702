import Synchronization
import WeirStreams

/// Watches a subscription that one thread disposes of while another sends.
///
/// An event that is under way when `dispose` returns may still arrive on the thread that sends it; one that is sent after
/// that may not, and no event may overlap another or follow the end.
final class TeardownWatch: Sendable {
  private let isOver = Atomic<Bool>(false)
  private let isLate = Atomic<Bool>(false)
  private let hasEnded = Atomic<Bool>(false)
  private let depth = Depth()
  private let log = Log()

  /// What went wrong.
  var faults: [String] { log.lines + (depth.deepest > 1 ? ["events overlap"] : []) }

  /// Disposes of the subscription.
  func over(_ dispose: () -> Void) {
    dispose()
    isOver.store(true, ordering: .sequentiallyConsistent)
  }

  /// Sends elements; only one thread may.
  func send<Element>(_ elements: some Sequence<Element>, _ send: (Element) -> Void) {
    for element in elements {
      if isOver.load(ordering: .sequentiallyConsistent) { isLate.store(true, ordering: .sequentiallyConsistent) }
      send(element)
    }
  }

  func observer<Element>() -> AnyObserver<Element> {
    AnyObserver { [self] event in
      depth.enter()
      if isLate.load(ordering: .sequentiallyConsistent) { log("late: \(event)") }
      if hasEnded.load(ordering: .sequentiallyConsistent) { log("after the end: \(event)") }
      if event.isStopEvent { hasEnded.store(true, ordering: .sequentiallyConsistent) }
      depth.leave()
    }
  }
}
