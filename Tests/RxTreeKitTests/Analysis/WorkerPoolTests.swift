import Foundation
import Testing

@testable import RxTreeKit

@Suite struct WorkerPoolTests {
  @Test(arguments: [1, 2, 3, 8, 64])
  func resultsAreInOrder(_ workers: Int) {
    let pool = WorkerPool(workers: workers)
    #expect(pool.map(1_000) { $0 * $0 } == (0..<1_000).map { $0 * $0 })
  }

  @Test func resultsAreInOrderWhateverTakesLonger() {
    let pool = WorkerPool(workers: 4)
    let found = pool.map(64) { index -> Int in
      var sum = 0
      for number in 0..<((64 - index) * 500) { sum &+= number }
      return sum == .min ? -1 : index
    }
    #expect(found == Array(0..<64))
  }

  @Test func nothingToDo() {
    #expect(WorkerPool(workers: 4).map(0) { $0 } == [])
    #expect(WorkerPool(workers: 0).map(3) { $0 } == [0, 1, 2])
    #expect(WorkerPool(workers: -1).map(1) { $0 } == [0])
  }

  @Test func everyIndexIsWorkedOnOnce() {
    let counter = Counter()
    _ = WorkerPool(workers: 8).map(500) { counter.add($0) }
    #expect(counter.seen.sorted() == Array(0..<500))
  }

  @Test func oneIsRun() {
    #expect(WorkerPool(workers: 3).run { 42 } == 42)
    #expect(WorkerPool(workers: 1).run { [1, 2] } == [1, 2])
  }

  @Test func poolsInsidePools() {
    let found = WorkerPool(workers: 2).map(4) { outer in WorkerPool(workers: 2).map(4) { outer * 4 + $0 } }
    #expect(found.flatMap { $0 } == Array(0..<16))
  }

  @Test func stackIsLarge() {
    // 100,000 frames need far more than a thread's usual stack of half a megabyte.
    #expect(WorkerPool(workers: 1).run { Self.sum(100_000) } == 5_000_050_000)
  }

  private static func sum(_ number: Int) -> Int { number == 0 ? 0 : number + sum(number - 1) }
}

/// Unchecked because `values` is only touched with `lock` locked.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Int] = []

  var seen: [Int] { lock.withLock { values } }

  func add(_ value: Int) { lock.withLock { values.append(value) } }
}
