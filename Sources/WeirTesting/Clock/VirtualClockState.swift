/// Who sleeps on a `VirtualClock`, and who waits for sleepers.
///
/// It resumes nobody itself, since that must not happen under a lock.
struct VirtualClockState {
  struct Sleeper {
    let number: Int
    let deadline: VirtualClock.Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  var now = VirtualClock.Instant(offset: .zero)
  /// In the order in which they wake.
  private(set) var sleepers: [Sleeper] = []
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var nextNumber = 0
  /// The numbers of those who are about to sleep, and have not been cancelled.
  private var coming: Set<Int> = []

  mutating func makeNumber() -> Int {
    nextNumber += 1
    coming.insert(nextNumber)
    return nextNumber
  }

  /// Puts a sleeper in its place.
  /// - Returns: The outcome, where there is no reason to sleep, and those who have waited for this.
  mutating func add(
    _ sleeper: Sleeper
  ) -> (outcome: Result<Void, any Error>?, waiters: [CheckedContinuation<Void, Never>]) {
    if coming.remove(sleeper.number) == nil { return (.failure(CancellationError()), []) }
    if sleeper.deadline <= now { return (.success(()), []) }
    let place = sleepers.firstIndex {
      ($0.deadline, $0.number) > (sleeper.deadline, sleeper.number)
    }
    sleepers.insert(sleeper, at: place ?? sleepers.endIndex)
    let ready = waiters.filter { $0.count <= sleepers.count }
    waiters.removeAll { $0.count <= sleepers.count }
    return (nil, ready.map(\.continuation))
  }

  mutating func cancel(_ number: Int) -> Sleeper? {
    coming.remove(number)
    return sleepers.firstIndex { $0.number == number }.map { sleepers.remove(at: $0) }
  }

  /// Takes the next sleeper out, and moves the clock to its time.
  mutating func takeSleeper(until target: VirtualClock.Instant) -> Sleeper? {
    guard let first = sleepers.first, first.deadline <= target else { return nil }
    now = max(now, first.deadline)
    return sleepers.removeFirst()
  }

  /// Whether they are asleep already.
  mutating func waitForSleepers(_ count: Int, _ continuation: CheckedContinuation<Void, Never>) -> Bool {
    if sleepers.count >= count { return true }
    waiters.append((count, continuation))
    return false
  }
}
