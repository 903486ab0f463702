import Testing
import WeirStreams
import WeirTesting

@Suite struct RepeatElementTests {
  @Test func withoutAnEnd() throws {
    let ones = Observable.repeatElement(1)
    for count in [1, 2, 100_000] {
      #expect(try ones.take(count).toBlocking().toArray() == Array(repeating: 1, count: count))
    }
    #expect(sent(by: ones, givenUpAt: 3) == ["1", "1", "1", "given up"])
  }

  @Test func onASchedulerEachIsAnAction() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    scheduler.scheduleAt(202) { log("other work") }
    let result = scheduler.start(disposed: 204) {
      Observable.repeatElement("a", scheduler: scheduler).do(onDispose: { log("left") })
    }
    #expect(result.events == [.next(201, "a"), .next(202, "a"), .next(203, "a")])
    #expect(log.lines == ["other work", "left"])
  }

  /// Two endless sources of one subscription: both are heard.
  @Test func nobodyStarves() {
    let merged = Observable.merge(.repeatElement("a"), .repeatElement("b")).take(6)
    #expect(merged.sentAtOnce() == ["a", "b", "a", "b", "a", "b", "completed", "disposed"])
  }

  @Test func disposedOfOnAnotherThread() throws {
    let queue = SerialDispatchQueueScheduler(qos: .default)
    for _ in 0..<50 {
      let (overlaps, stop) = (SendingOverlaps(), PublishSubject<Void>())
      let subscription = overlaps.watch(Observable.repeatElement(1, scheduler: queue).take(until: stop))
      stop.onNext(())
      subscription.dispose()
      #expect(overlaps.seen.isEmpty && overlaps.endCount <= 1)
    }
    // The queue is free again.
    #expect(try Observable.just(1, scheduler: queue).toBlocking(timeout: 10).toArray() == [1])
  }
}
