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

extension VirtualClockTests {
  @Test func instants() {
    let start = clock.now
    let later = start.advanced(by: .seconds(3))
    #expect(start < later && !(later < start) && start == clock.now)
    #expect(start.duration(to: later) == .seconds(3) && later.duration(to: start) == .seconds(-3))
    #expect(later.offset == .seconds(3) && clock.minimumResolution == .zero)
  }

  @Test func advancingAtOnce() async throws {
    let clock = clock
    let task = Task {
      try await clock.sleep(for: .seconds(2))
      return clock.now.offset
    }
    await clock.waitForSleepers()
    advanceAtOnce(.seconds(1))
    #expect(clock.sleeperCount == 1)
    advanceAtOnce(.seconds(4))
    #expect(clock.sleeperCount == 0 && clock.now.offset == .seconds(5))
    #expect(try await task.value == .seconds(5))
  }

  private func advanceAtOnce(_ duration: Duration) { clock.advance(by: duration) }

  @Test func timeDoesNotGoBack() async {
    let start = clock.now
    await clock.advance(by: .seconds(5))
    await clock.advance(to: start.advanced(by: .seconds(3)))
    advanceAtOnce(.seconds(-1))
    #expect(clock.now.offset == .seconds(5))
  }

  /// Those who wake at the same time wake in the order in which they went to sleep.
  @Test func sameTime() async {
    let (log, input) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 {
      Task { [clock] in
        try await clock.sleep(for: .seconds(1))
        input.yield(number)
      }
      await clock.waitForSleepers(number)
    }
    await clock.advance(by: .seconds(1))
    var numbers = log.makeAsyncIterator()
    #expect(await [numbers.next(), numbers.next(), numbers.next()].compactMap { $0 }.count == 3)
    #expect(clock.sleeperCount == 0)
  }

  @Test func waitingForSeveralSleepers() async {
    let clock = clock
    await clock.waitForSleepers(0)
    let waiter = Task { await clock.waitForSleepers(2) }
    let sleepers = [1, 2].map { seconds in Task { try await clock.sleep(for: .seconds(seconds)) } }
    await waiter.value
    #expect(clock.sleeperCount == 2)
    for sleeper in sleepers { sleeper.cancel() }
    for sleeper in sleepers { _ = await sleeper.result }
    #expect(clock.sleeperCount == 0)
  }

  /// Whoever wakes a sleeper, be it the clock or a cancellation, each wakes once.
  @Test func cancellationAgainstTheClock() async {
    let clock = clock
    for _ in 0..<300 {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      let canceller = Task.detached { task.cancel() }
      await clock.advance(by: .seconds(1))
      await canceller.value
      _ = await task.result
    }
    #expect(clock.sleeperCount == 0)
  }
}
