import TestSupport
import Testing
import WeirStreams
import WeirTesting

/// What is reported, and does not trap.
@Suite(.serialized) struct SchedulerFaultTests {
  @Test func advancingWhileItRuns() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.scheduleAt(10) { scheduler.advanceTo(50) }
    #expect(faults(of: "VirtualTimeScheduler") { scheduler.start() }.count == 1)
    #expect(scheduler.clock == 10)
  }

  @Test func sleepingBackwards() {
    let scheduler = TestScheduler(initialClock: 100)
    #expect(faults(of: "VirtualTimeScheduler") { scheduler.sleep(-1) }.count == 1)
    #expect(scheduler.clock == 100)
  }

  @Test func notOnTheMainQueue() {
    #expect(
      faults(of: "MainScheduler") {
        MainScheduler.ensureExecutingOnScheduler()
        MainScheduler.ensureRunningOnMainThread(errorMessage: "here")
      }.map { $0.prefix(4) } == ["this", "here"])
  }

  @MainActor
  @Test func onTheMainQueue() {
    #expect(faults(of: "MainScheduler") { MainScheduler.ensureExecutingOnScheduler() }.isEmpty)
  }
}

extension SchedulerFaultTests {
  @Test func advancingToWhatHasPassed() {
    let scheduler = TestScheduler(initialClock: 100)
    let reported = faults(of: "VirtualTimeScheduler") {
      scheduler.advanceTo(99)
      scheduler.advanceTo(100)
    }
    #expect(reported == ["time does not go back; advanceTo(99)"])
    #expect(scheduler.clock == 100)
  }

  /// Nor does it go back where an action slept beyond the time to which the clock is advanced.
  @Test func sleepingBeyondTheLimit() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.scheduleAt(10) { scheduler.sleep(50) }
    #expect(faults(of: "VirtualTimeScheduler") { scheduler.advanceTo(20) }.isEmpty)
    #expect(scheduler.clock == 60)
  }

  @Test func startingWhileItRunsDoesNothing() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    scheduler.scheduleAt(20) { log("b") }
    scheduler.scheduleAt(10) {
      scheduler.start()
      log("a")
    }
    #expect(faults(of: "VirtualTimeScheduler") { scheduler.start() }.isEmpty)
    #expect(log.lines == ["a", "b"])
  }
}
