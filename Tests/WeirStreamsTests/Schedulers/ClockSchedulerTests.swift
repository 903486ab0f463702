import Foundation
import Testing
import WeirStreams
import WeirTesting

@Suite struct ClockSchedulerTests {
  private let clock = VirtualClock()

  @Test func runsInOrderWhenTheClockGetsThere() async {
    let epoch = Date(timeIntervalSince1970: 0)
    let scheduler = ClockScheduler(clock, epoch: epoch)
    let (stream, input) = AsyncStream.makeStream(of: String.self)
    for (name, time) in [("c", 30), ("a", 10), ("d", 30), ("b", 20)] {
      _ = scheduler.scheduleRelative(name, dueTime: .seconds(time)) {
        input.yield("\($0) \(Int(scheduler.now.timeIntervalSince(epoch)))")
        return Disposables.create()
      }
    }
    scheduler.scheduleRelative("e", dueTime: .seconds(25)) { name in
      input.yield(name)
      return Disposables.create()
    }.dispose()
    var names = stream.makeAsyncIterator()
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(10))
    #expect(await names.next() == "a 10")
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(10))
    #expect(await names.next() == "b 20")
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(20))
    #expect(await [names.next(), names.next()].map { $0?.first } == ["c", "d"])
  }

  @Test func aTimedOperatorOverAClock() async {
    let scheduler = ClockScheduler(clock)
    let values = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3).values
    let numbers = Task { try await values.reduce(into: []) { $0.append($1) } }
    for _ in 0..<3 {
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(1))
    }
    #expect((try? await numbers.value) == [0, 1, 2])
  }

  @Test func threadsScheduleAtOnce() {
    let scheduler = ClockScheduler(clock)
    let inside = BooleanFlag()
    let count = Collected<Bool>()
    let group = DispatchGroup()
    let action: @Sendable (Int) -> any Disposable = { _ in
      count.add(inside.exchange(true))
      _ = inside.exchange(false)
      group.leave()
      return Disposables.create()
    }
    for _ in 0..<2000 { group.enter() }
    onThreads(
      { for number in 0..<1000 { _ = scheduler.schedule(number, action: action) } },
      { for number in 0..<1000 { _ = scheduler.schedule(number, action: action) } })
    group.wait()
    #expect(count.values.count == 2000)
    #expect(!count.values.contains(true))
  }
}
