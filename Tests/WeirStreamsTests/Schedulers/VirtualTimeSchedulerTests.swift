import Foundation
import Testing
import WeirStreams
import WeirTesting

@Suite struct VirtualTimeSchedulerTests {
  private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  private let log = Collected<String>()

  private func schedule(_ name: String, at time: Int) -> any Disposable {
    scheduler.scheduleAbsoluteVirtual(name, time: time) { [log, scheduler] name in
      log.add("\(name) \(scheduler.clock)")
      return Disposables.create()
    }
  }

  @Test func runsInTheOrderOfTimeAndOfScheduling() {
    for (name, time) in [("c", 30), ("a", 10), ("d", 30), ("b", 20), ("past", -5)] { _ = schedule(name, at: time) }
    #expect("\(scheduler)".contains("30"))
    scheduler.start()
    #expect(log.values == ["past 0", "a 10", "b 20", "c 30", "d 30"])
  }

  @Test func manyInRandomOrder() {
    var random = SystemRandomNumberGenerator()
    for time in (1...1000).shuffled(using: &random) { _ = schedule("x", at: time) }
    scheduler.start()
    #expect(log.values == (1...1000).map { "x \($0)" })
  }

  @Test func advanceToRunsWhatIsDue() {
    _ = schedule("a", at: 10)
    _ = schedule("b", at: 20)
    scheduler.advanceTo(10)
    #expect(log.values == ["a 10"])
    scheduler.advanceTo(15)
    #expect(scheduler.clock == 15)
    #expect(scheduler.now == Date(timeIntervalSince1970: 15))
    scheduler.start()
    #expect(log.values == ["a 10", "b 20"])
  }

  @Test func sleepRunsNothing() {
    _ = schedule("a", at: 10)
    scheduler.sleep(50)
    #expect(log.values == [])
    scheduler.start()
    #expect(log.values == ["a 50"])
  }

  @Test func cancelledActionsDoNotRun() {
    schedule("a", at: 10).dispose()
    scheduler.start()
    #expect(log.values == [])
    #expect(scheduler.clock == 0)
  }

  @Test func stopKeepsTheRest() {
    scheduler.scheduleAt(10) { [scheduler] in scheduler.stop() }
    _ = schedule("a", at: 20)
    scheduler.start()
    #expect(log.values == [])
    scheduler.start()
    #expect(log.values == ["a 20"])
  }

  @Test func schedulingFromOtherThreads() {
    onThreads(
      { for time in 0..<2000 { _ = schedule("a", at: time) } },
      { for time in 0..<2000 { _ = schedule("b", at: time) } })
    scheduler.start()
    #expect(log.values.count == 4000)
    #expect(scheduler.clock == 1999)
  }

  @Test func periodicWorkGoesOnUntilItIsDisposedOf() {
    let run = scheduler.schedulePeriodic(1, startAfter: .seconds(10), period: .seconds(5)) { [log, scheduler] number in
      log.add("\(number) \(scheduler.clock)")
      return number * 2
    }
    scheduler.advanceTo(20)
    run.dispose()
    scheduler.start()
    #expect(log.values == ["1 10", "2 15", "4 20"])
  }

  @Test func historicalSchedulerShowsRealTime() {
    let start = Date(timeIntervalSince1970: 1000)
    let scheduler = HistoricalScheduler(initialClock: start)
    let times = Collected<RxTime>()
    for interval in [RxTimeInterval.milliseconds(1500), .microseconds(500_000), .nanoseconds(1_000_000_000), .never] {
      _ = scheduler.scheduleRelative((), dueTime: interval) {
        times.add(scheduler.now)
        return Disposables.create()
      }
    }
    scheduler.advanceTo(start.addingTimeInterval(10))
    #expect(times.values.map { $0.timeIntervalSince(start) } == [0.5, 1, 1.5])
  }
}
