import Synchronization

/// Tells `WeirDiagnostics` of events that overlap at one gate: once of re-entrant ones, once of those of other threads.
///
/// Only a gate that is made while the diagnosis is on has one; such a gate lets no event pass the quick way, so that the
/// quick way has nothing to ask.
///
/// `@unchecked Sendable`: the variables are guarded by `lock`.
final class OverlapWatch: @unchecked Sendable {
  /// Whether gates that are made now are watched.
  static let isOn = Atomic<Bool>(false)

  private let type: String
  private let element: String
  private let lock = Lock()
  private var deliverer: ObjectIdentifier?
  private var told: Set<Overlap> = []

  /// - Parameters:
  ///   - type: What is watched, to be named in the report.
  ///   - element: The type of its elements.
  init(_ type: String, of element: Any.Type) {
    self.type = type
    self.element = "\(element)"
  }

  /// Takes note of an event that is sent now, and gives the job that delivers it.
  func event(_ job: @escaping () -> Void) -> () -> Void {
    if let overlap = newOverlap() { report(overlap) }
    return { [self] in
      lock.withLock { deliverer = Self.thread }
      job()
      lock.withLock { deliverer = nil }
    }
  }

  /// How the event that is sent now overlaps another, where that has not been told.
  private func newOverlap() -> Overlap? {
    lock.withLock {
      guard let deliverer else { return nil }
      let overlap = deliverer == Self.thread ? Overlap.reentrant : .concurrent
      return told.insert(overlap).inserted ? overlap : nil
    }
  }

  private func report(_ overlap: Overlap) {
    WeirDiagnostics.report(
      type, rule: "an event must not be sent while another is delivered",
      value: "\(type)<\(element)>, \(overlap.rawValue)",
      remedy: overlap.remedy)
  }

  /// Each thread has a trampoline of its own, on all platforms.
  private static var thread: ObjectIdentifier { ObjectIdentifier(Trampoline.ofThread()) }
}

/// The ways in which an event can come while another is delivered.
private enum Overlap: String {
  case reentrant = "re-entrantly, by a subscriber to that event"
  case concurrent = "from another thread"

  var remedy: String {
    switch self {
    case .reentrant:
      "it follows that event; end the loop with distinctUntilChanged, or observe(on: MainScheduler.asyncInstance)"
    case .concurrent:
      "it follows that event, on the thread of that; send from one thread, as after observe(on:)"
    }
  }
}
