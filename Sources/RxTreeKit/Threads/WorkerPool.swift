/// Runs independent pieces of work on some threads with large stacks: source may nest deeply.
///
/// Where the system has no room for a thread, the others do its work, and at worst the caller's; ``shortage`` tells.
struct WorkerPool: Sendable {
  /// Starts a thread with a stack of a size, or gives nil.
  typealias Starter = @Sendable (_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> WorkerThread?

  /// Room for the deepest source that is followed, of which only what is used is ever committed.
  ///
  /// Less where that much cannot be had, which is room enough for what people write. A process that may use little memory keeps most of
  /// it for other things.
  private static let stackSizes = [256 << 20, 64 << 20, 16 << 20, 4 << 20].filter { size in
    size == 4 << 20 || SystemCalls.memoryLimit.map { size <= $0 / 16 } ?? true
  }

  let workers: Int
  /// Whether the caller has a large stack itself, and does its share.
  private let callerWorks: Bool
  private let start: Starter
  private let missing: Protected<Int>

  init(workers: Int, start: @escaping Starter = WorkerThread.start) {
    self.init(workers: max(1, workers), callerWorks: false, start: start, missing: Protected(0))
  }

  private init(workers: Int, callerWorks: Bool, start: @escaping Starter, missing: Protected<Int>) {
    self.workers = workers
    self.callerWorks = callerWorks
    self.start = start
    self.missing = missing
  }

  /// How many threads could not be started at once, at worst.
  var shortage: Int { missing.withLock { $0 } }

  /// What `work` gives for each index below `count`, in order.
  ///
  /// `work` is called from several threads at once.
  func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    let results = Results<Result>(count: count)
    let next = Protected(0)
    let body: @Sendable () -> Void = {
      while let index = Self.take(next, below: count) { results.set(index, work(index)) }
    }
    let wanted = min(workers, count)
    let threads = started(callerWorks ? wanted - 1 : wanted, body)
    if callerWorks || threads.isEmpty { body() }
    threads.forEach { $0.join() }
    return results.all
  }

  /// What `work` gives, run on a thread with a large stack.
  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    map(1) { _ in work() }.first
  }

  /// What `work` gives with a pool in which the thread that it runs on does its share.
  func runJoining<Result: Sendable>(_ work: @escaping @Sendable (WorkerPool) -> Result) -> Result? {
    run { work(WorkerPool(workers: workers, callerWorks: true, start: start, missing: missing)) }
  }

  private static func take(_ next: Protected<Int>, below count: Int) -> Int? {
    next.withLock { next in
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  /// So many threads, or as many as can be had.
  private func started(_ count: Int, _ body: @escaping @Sendable () -> Void) -> [WorkerThread] {
    var threads: [WorkerThread] = []
    while threads.count < count, let thread = started(body) { threads.append(thread) }
    let lacking = count - threads.count
    if lacking > 0 { missing.withLock { $0 = max($0, lacking) } }
    return threads
  }

  private func started(_ body: @escaping @Sendable () -> Void) -> WorkerThread? {
    for size in Self.stackSizes {
      if let thread = start(size, body) { return thread }
    }
    return nil
  }
}

/// Room for the result of each index.
///
/// Unchecked because each index is set by one thread only, and all are read after these have ended.
private final class Results<Result: Sendable>: @unchecked Sendable {
  private let slots: UnsafeMutableBufferPointer<Result?>

  init(count: Int) {
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil)
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  func set(_ index: Int, _ result: Result) { slots[index] = result }

  var all: [Result] { slots.compactMap { $0 } }
}
