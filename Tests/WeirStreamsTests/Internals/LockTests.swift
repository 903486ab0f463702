import Testing

@testable import WeirStreams

/// `@unchecked Sendable`: the number is guarded by `lock`.
private final class GuardedNumber: @unchecked Sendable {
  let lock = Lock()
  var number = 0
}

@Suite struct LockTests {
  @Test func oneThreadAtATime() {
    let counter = GuardedNumber()
    let work: @Sendable () -> Void = { for _ in 0..<20_000 { counter.lock.withLock { counter.number += 1 } } }
    onThreads(work, work, work)
    #expect(counter.number == 60_000)
  }

  @Test func errorsAndValuesPass() {
    let counter = GuardedNumber()
    let five = counter.lock.withLock { 5 }
    #expect(five == 5)
    #expect(throws: RxError.self) { try counter.lock.withLock { throw RxError.unknown } }
    let six = counter.lock.withLock { 6 }
    #expect(six == 6)
  }
}
