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
    let seen = Protected<[Int]>([])
    _ = WorkerPool(workers: 8).map(500) { index in seen.withLock { $0.append(index) } }
    #expect(seen.withLock { $0.sorted() } == Array(0..<500))
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

  @Test func theCallerDoesItsShare() {
    let found = WorkerPool(workers: 3).runJoining { pool in pool.map(200) { $0 * 2 } }
    #expect(found == (0..<200).map { $0 * 2 })
    #expect(WorkerPool(workers: 1).runJoining { pool in pool.map(3) { $0 } } == [0, 1, 2])
  }

  @Test func withoutAThreadTheCallerWorksAlone() {
    let pool = WorkerPool(workers: 3) { _, _ in nil }
    #expect(pool.map(100) { $0 } == Array(0..<100))
    #expect(pool.shortage == 3)
    #expect(pool.runJoining { $0.map(10) { $0 + 1 } } == Array(1...10))
  }

  @Test(arguments: [1, 2, 5])
  func theThreadsThatThereAreDoTheWorkOfTheOthers(_ started: Int) {
    let count = Protected(0)
    let pool = WorkerPool(workers: 6) { size, body in
      let isLeft = count.withLock { count in
        count += 1
        return count <= started
      }
      return isLeft ? WorkerThread.start(stackSize: size, body) : nil
    }
    #expect(pool.map(300) { $0 } == Array(0..<300))
    #expect(pool.shortage == 6 - started)
  }

  @Test func aSmallerStackIsBetterThanNone() {
    let sizes = Protected<[Int]>([])
    let pool = WorkerPool(workers: 2) { size, body in
      sizes.withLock { $0.append(size) }
      return size <= 32 << 20 ? WorkerThread.start(stackSize: size, body) : nil
    }
    #expect(pool.map(10) { $0 } == Array(0..<10))
    #expect(pool.shortage == 0)
    #expect(sizes.withLock { $0.count } == 6)
  }

  @Test func everyThreadIsStartedOnce() {
    let count = Protected(0)
    let pool = WorkerPool(workers: 4) { size, body in
      count.withLock { $0 += 1 }
      return WorkerThread.start(stackSize: size, body)
    }
    _ = pool.map(50) { $0 }
    #expect(count.withLock { $0 } == 4)
    _ = pool.map(2) { $0 }
    #expect(count.withLock { $0 } == 6)
    _ = pool.map(0) { $0 }
    #expect(count.withLock { $0 } == 6)
  }

  private static func sum(_ number: Int) -> Int { number == 0 ? 0 : number + sum(number - 1) }
}
