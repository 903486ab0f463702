import Testing
import WeirTesting

@Suite struct VirtualClockTests {
  private let clock = VirtualClock()

  @Test func sleepersWakeInOrder() async throws {
    let (log, input) = AsyncStream.makeStream(of: String.self)
    for (name, time) in [("c", 3), ("a", 1), ("b", 2)] {
      Task { [clock] in
        try await clock.sleep(for: .seconds(time))
        input.yield("\(name) \(clock.now.offset)")
      }
    }
    await clock.waitForSleepers(3)
    await clock.advance(by: .seconds(2))
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .seconds(5))
    #expect(clock.now.offset == .seconds(7))
    var names = log.makeAsyncIterator()
    #expect(await [names.next(), names.next(), names.next()].map { $0?.prefix(1) } == ["a", "b", "c"])
  }

  @Test func timeThatHasPassedDoesNotSuspend() async throws {
    try await clock.sleep(until: clock.now, tolerance: nil)
    #expect(clock.sleeperCount == 0)
  }

  @Test func cancellationWakesAtOnce() async {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
    let late = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func aLoopOfSleeps() async throws {
    let task = Task { [clock] in
      for _ in 0..<3 { try await clock.sleep(for: .seconds(1)) }
      return clock.now.offset
    }
    for _ in 0..<3 {
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(1))
    }
    #expect(try await task.value == .seconds(3))
  }
}
