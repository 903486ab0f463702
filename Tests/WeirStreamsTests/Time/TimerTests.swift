import Testing
import WeirStreams
import WeirTesting

@Suite struct TimerTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func intervalCounts() {
    let result = scheduler.start(disposed: 500) { [scheduler] in
      Observable<Int>.interval(.seconds(100), scheduler: scheduler)
    }
    #expect(result.events == [.next(300, 0), .next(400, 1)])
  }

  @Test func timerRingsOnce() {
    let result = scheduler.start { [scheduler] in Observable<Int>.timer(.seconds(300), scheduler: scheduler) }
    #expect(result.events == [.next(500, 0), .completed(500)])
  }

  @Test func timerRingsPeriodically() {
    let result = scheduler.start { [scheduler] in
      Observable<UInt8>.timer(.seconds(300), period: .seconds(200), scheduler: scheduler)
    }
    #expect(result.events == [.next(500, 0), .next(700, 1), .next(900, 2)])
  }

  @Test func theSubscriberMayEndIt() {
    let result = scheduler.start { [scheduler] in
      Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(2)
    }
    #expect(result.events == [.next(210, 0), .next(220, 1), .completed(220)])
    #expect(scheduler.clock == 1000)
  }
}
