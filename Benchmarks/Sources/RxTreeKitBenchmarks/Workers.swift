import Foundation

/// Some threads with room for a parser on their stacks.
struct Workers {
  private let count: Int

  init(_ count: Int) { self.count = count }

  /// What `work` gives for each index, in order.
  func map(_ size: Int, _ work: @escaping @Sendable (Int) -> Int) -> [Int] {
    let state = State(size: size)
    let threads = (0..<count).map { _ in
      let thread = Thread { while let index = state.next() { state.finish(index, work(index)) } }
      thread.stackSize = 64 << 20
      return thread
    }
    threads.forEach { $0.start() }
    return state.results()
  }

  /// Unchecked because its variables are only touched with `condition` locked.
  private final class State: @unchecked Sendable {
    private let condition = NSCondition()
    private var nextIndex = 0
    private var left: Int
    private var values: [Int]

    init(size: Int) {
      left = size
      values = Array(repeating: 0, count: size)
    }

    func next() -> Int? {
      condition.withLock {
        guard nextIndex < values.count else { return nil }
        nextIndex += 1
        return nextIndex - 1
      }
    }

    func finish(_ index: Int, _ value: Int) {
      condition.withLock {
        values[index] = value
        left -= 1
        if left == 0 { condition.broadcast() }
      }
    }

    func results() -> [Int] {
      condition.withLock {
        while left > 0 { condition.wait() }
        return values
      }
    }
  }
}
