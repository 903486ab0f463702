import Foundation

/// Runs independent pieces of work on some threads with large stacks: source may nest deeply.
struct WorkerPool: Sendable {
  /// Room for the deepest source that is followed; only what is used is ever committed.
  private static let stackSize = 256 << 20

  let workers: Int

  /// What `work` gives for each index below `count`, in order.
  ///
  /// `work` is called from several threads at once.
  func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    let state = WorkState<Result>(count: count)
    let threads = (0..<max(1, min(workers, count))).map { _ in
      Self.thread { while let index = state.next() { state.finish(index, work(index)) } }
    }
    threads.forEach { $0.start() }
    return state.results()
  }

  /// What `work` gives, run on a thread with a large stack.
  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    WorkerPool(workers: 1).map(1) { _ in work() }.first
  }

  private static func thread(_ body: @escaping @Sendable () -> Void) -> Thread {
    let thread = Thread(block: body)
    thread.stackSize = stackSize
    return thread
  }
}

/// The indices that are left and the results so far.
///
/// Unchecked because its variables are only touched with `condition` locked.
private final class WorkState<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private var nextIndex = 0
  private var finished: [Int: Result] = [:]

  init(count: Int) { self.count = count }

  func next() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    guard nextIndex < count else { return nil }
    nextIndex += 1
    return nextIndex - 1
  }

  func finish(_ index: Int, _ result: Result) {
    condition.lock()
    finished[index] = result
    if finished.count == count { condition.broadcast() }
    condition.unlock()
  }

  /// All results, once there are all.
  func results() -> [Result] {
    condition.lock()
    defer { condition.unlock() }
    while finished.count < count { condition.wait() }
    return (0..<count).compactMap { finished[$0] }
  }
}
