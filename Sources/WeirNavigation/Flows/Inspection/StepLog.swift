/// Where steps went, the latest ones.
///
/// On the main actor. It holds texts only, so it keeps no flow and no screen alive.
@MainActor
public final class StepLog {
  /// How many entries it keeps; the oldest go first.
  public var capacity: Int {
    didSet { trim() }
  }
  private var ring: [StepRecord] = []
  private var start = 0
  /// How many steps were recorded since the beginning.
  public private(set) var count = 0

  init(capacity: Int = 1000) {
    self.capacity = capacity
  }

  /// The entries, the oldest first.
  public var records: [StepRecord] { Array(ring[start...]) }

  /// The entries of the steps that no flow has taken.
  public var dropped: [StepRecord] {
    records.filter { if case .dropped = $0.outcome { true } else { false } }
  }

  func add(_ step: any Step, of source: String, _ outcome: StepRecord.Outcome) {
    guard capacity > 0 else { return }
    count += 1
    ring.append(StepRecord(number: count, step: "\(step)", source: source, outcome: outcome))
    if ring.count - start > capacity { trim() }
  }

  private func trim() {
    start = max(start, ring.count - max(capacity, 0))
    guard start > ring.count / 2 else { return }
    ring.removeFirst(start)
    start = 0
  }
}
