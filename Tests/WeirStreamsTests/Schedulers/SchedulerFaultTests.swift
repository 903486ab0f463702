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
