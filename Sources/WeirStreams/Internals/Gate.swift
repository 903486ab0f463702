import Synchronization

/// Lets one event in at a time, and keeps the others in the order in which they came.
///
/// This is what makes the Rx contract hold where events come from many sides, without a lock held while they are delivered.
/// Who finds the gate open passes, and opens it again when done. Who finds it closed, be it another thread or the same one
/// in the middle of an event, leaves its work; whoever is inside does it before opening the gate. So a re-entrant send
/// never nests, and an endless ping-pong never grows the stack. Passing an open gate costs two atomic operations.
///
/// `@unchecked Sendable`: `jobs` is guarded by `lock`.
struct Gate: ~Copyable, @unchecked Sendable {
  private static var open: Int { 0 }
  private static var closed: Int { 1 }
  private static var awaited: Int { 2 }
  /// Open as well, but each event goes the slow way, where the watch sees it.
  private static var watched: Int { 3 }

  private let state: Atomic<Int>
  private let lock = Lock()
  private let jobs: Jobs
  private let watch: OverlapWatch?

  /// The work that waits.
  private final class Jobs {
    @exclusivity(unchecked) var waiting: [() -> Void] = []
    /// The state of the gate while nobody is inside.
    let idle: Int

    init(idle: Int) {
      self.idle = idle
    }
  }

  /// - Parameter watch: What sees the events of this gate; nil for nothing.
  init(_ watch: OverlapWatch? = nil) {
    let idle = watch == nil ? Gate.open : Gate.watched
    self.watch = watch
    jobs = Jobs(idle: idle)
    state = Atomic(idle)
  }

  /// Whether the caller is inside now; it must `leave()` afterwards.
  @inline(__always)
  func enter() -> Bool {
    state.compareExchange(expected: Gate.open, desired: Gate.closed, ordering: .acquiringAndReleasing).exchanged
  }

  /// Does what was left meanwhile, and opens the gate.
  @inline(__always)
  func leave() {
    let isOpen = state.compareExchange(expected: Gate.closed, desired: Gate.open, ordering: .acquiringAndReleasing)
    if !isOpen.exchanged { drain() }
  }

  /// Runs the work now if the gate is open, else leaves it to whoever is inside.
  func perform(_ job: @escaping () -> Void) {
    if enter() {
      job()
      leave()
    } else {
      post(job)
    }
  }

  /// Delivers an event now if the gate is open, else leaves it to whoever is inside.
  func performEvent(_ job: @escaping () -> Void) {
    if enter() {
      job()
      leave()
    } else {
      postEvent(job)
    }
  }

  /// Leaves an event to whoever is inside, or delivers it if they have just gone.
  ///
  /// O(1).
  func postEvent(_ job: @escaping () -> Void) { post(event(job)) }

  /// Takes note of an event that found the gate closed, where it is watched.
  ///
  /// Not under a lock: it may report to the user.
  /// - Returns: The job that delivers it.
  func event(_ job: @escaping () -> Void) -> () -> Void { watch?.event(job) ?? job }

  /// Leaves work to whoever is inside, or does it if they have just gone.
  ///
  /// O(1).
  func post(_ job: @escaping () -> Void) {
    if enqueue(job) { drain() }
  }

  /// Leaves work to whoever is inside.
  ///
  /// Where nobody is, the caller is now, and must `drain()`. O(1).
  func enqueue(_ job: @escaping () -> Void) -> Bool {
    lock.withLock {
      jobs.waiting.append(job)
      return state.exchange(Gate.awaited, ordering: .acquiringAndReleasing) == jobs.idle
    }
  }

  /// Does what waits until nothing does, and opens the gate.
  func drain() {
    while true {
      let work = lock.withLock {
        let work = jobs.waiting
        jobs.waiting = []
        state.store(work.isEmpty ? jobs.idle : Gate.closed, ordering: .releasing)
        return work
      }
      if work.isEmpty { return }
      for job in work { job() }
    }
  }
}
