import Testing
import WeirStreams
import WeirTesting

@Suite struct IntervalTests {
  @Test func counting() throws {
    try expect(timed: "-", becomes: "--0-1-2-3", disposed: 9) { Observable<Int>.interval(.seconds(2), scheduler: $1) }
    try expect(timed: "-", becomes: "--0-1-(2|)") { Observable<Int>.interval(.seconds(2), scheduler: $1).take(3) }
    try expect(timed: "-", becomes: "-0123", disposed: 5) { Observable<UInt8>.interval(.seconds(0), scheduler: $1) }
    try expect(timed: "-", becomes: "-", disposed: 9) { Observable<Int>.interval(.never, scheduler: $1) }
  }

  @Test func timers() throws {
    try expect(timed: "-", becomes: "---(0|)") { Observable<Int>.timer(.seconds(3), scheduler: $1) }
    try expect(timed: "-", becomes: "-(0|)") { Observable<Int>.timer(.seconds(0), scheduler: $1) }
    try expect(timed: "-", becomes: "-", disposed: 2) { Observable<Int>.timer(.seconds(3), scheduler: $1) }
    try expect(timed: "-", becomes: "---(0|)") { Observable<Int>.timer(.seconds(3), scheduler: $1).take(1) }
    try expect(timed: "-", becomes: "---0-1-2", disposed: 8) {
      Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: $1)
    }
    try expect(timed: "-", becomes: "-", disposed: 9) { Observable<Int>.timer(.never, scheduler: $1) }
    try expect(timed: "-", becomes: "--0", disposed: 99) {
      Observable<Int>.timer(.seconds(2), period: .never, scheduler: $1)
    }
  }

  /// A narrow type begins anew rather than trap.
  @Test func beyondTheGreatestNumber() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 340) {
      Observable<Int8>.timer(.seconds(1), period: .seconds(1), scheduler: scheduler).skip(127).take(2)
    }
    #expect(result.events == [.next(328, 127), .next(329, -128), .completed(329)])
  }

  /// Each subscriber has a count of its own.
  @Test func twoSubscribers() throws {
    try expect(timed: "-", becomes: "-01(02)", disposed: 4) { _, scheduler in
      let interval = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      return Observable.merge(interval, interval.delaySubscription(.seconds(2), scheduler: scheduler))
    }
  }

  @Test func onDispatchQueues() throws {
    for scheduler in [
      SerialDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(qos: .default),
    ] as [any SchedulerType] {
      let interval = Observable<Int>.interval(.microseconds(100), scheduler: scheduler)
      #expect(try interval.take(20).toBlocking(timeout: 60).toArray() == Array(0..<20))
    }
  }
}
