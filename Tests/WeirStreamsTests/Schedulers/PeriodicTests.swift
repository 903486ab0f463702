import Foundation
import Testing
import WeirStreams
import WeirTesting

/// Schedulers that have no periodic work of their own: `SchedulerType.schedulePeriodic` counts for them.
@Suite struct PeriodicTests {
  /// A scheduler that takes the default of the protocol.
  private struct Plain: SchedulerType {
    let scheduler: any SchedulerType

    var now: RxTime { scheduler.now }

    func schedule<StateType>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      scheduler.schedule(state, action: action)
    }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
    }
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let log = Log()

  @Test func eachRunGetsWhatTheOneBeforeGave() {
    let run = Plain(scheduler: scheduler).schedulePeriodic("a", startAfter: .seconds(5), period: .seconds(3)) {
      [log, scheduler] text in
      log("\(text) \(scheduler.clock)")
      return text + "a"
    }
    scheduler.advanceTo(12)
    run.dispose()
    scheduler.start()
    #expect(log.lines == ["a 5", "aa 8", "aaa 11"])
    #expect(scheduler.clock == 12)
  }

  @Test func disposedOfBeforeTheFirst() {
    Plain(scheduler: scheduler).schedulePeriodic(0, startAfter: .seconds(5), period: .seconds(3)) { [log] in
      log("\($0)")
      return $0
    }.dispose()
    scheduler.start()
    #expect(log.lines.isEmpty && scheduler.clock == 0)
  }

  @Test func disposedOfInTheMiddle() {
    let run = SerialDisposable()
    run.disposable = Plain(scheduler: scheduler).schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) {
      [log] number in
      log("\(number)")
      if number == 2 { run.dispose() }
      return number + 1
    }
    scheduler.start()
    #expect(log.lines == ["0", "1", "2"])
  }

  /// A run that takes longer than the period delays those that follow; none is left out.
  @Test func slowRuns() {
    let run = Plain(scheduler: scheduler).schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(10)) {
      [log, scheduler] number in
      log("\(number) at \(scheduler.clock)")
      if number == 0 { scheduler.sleep(25) }
      return number + 1
    }
    scheduler.scheduleAt(60) { run.dispose() }
    scheduler.start()
    #expect(log.lines == ["0 at 10", "1 at 35", "2 at 45", "3 at 55"])
  }

  /// Ticks that come on several threads at once do not make the runs overlap: those that come meanwhile follow one by one.
  @Test func overThreads() async {
    let scheduler = Plain(scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
    let (numbers, input) = AsyncStream.makeStream(of: Int.self)
    let (inside, overlaps) = (BooleanFlag(), Tally())
    let run = scheduler.schedulePeriodic(0, startAfter: .nanoseconds(0), period: .nanoseconds(1)) { number in
      if inside.exchange(true) { overlaps.increment() }
      input.yield(number)
      _ = inside.exchange(false)
      return number + 1
    }
    var seen: [Int] = []
    for await number in numbers {
      seen.append(number)
      if seen.count == 50 { break }
    }
    run.dispose()
    #expect(seen == Array(0..<50))
    #expect(overlaps.value == 0)
  }
}
