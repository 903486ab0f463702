import Testing
import WeirStreams
import WeirTesting

@Suite struct TestSchedulerTests {
  @Test func hotSourceThroughOperators() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(230)])
    let result = scheduler.start { source.map { $0 * 10 } }
    #expect(result.events == [.next(210, 20), .next(220, 30), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func coldSourceCountsFromTheSubscription() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, "a"), .error(20, RxError.timeout)])
    let result = scheduler.start { source }
    #expect(result.events == [.next(210, "a"), .error(220, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposalEndsTheSubscription() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let result = scheduler.start(created: 1, subscribed: 2, disposed: 250) { source }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(2, 250)])
    #expect("\(Subscription(3))" == "(3: Infinity)")
  }

  @Test(arguments: [(true, 11), (false, 10)])
  func workForNowCanTakeATick(delay: Bool, time: Int) {
    let scheduler = TestScheduler(initialClock: 10, simulateProcessingDelay: delay)
    var times: [Int] = []
    scheduler.scheduleAt(10) {}
    let observer = scheduler.createObserver(Int.self)
    _ = scheduler.schedule(1) {
      observer.onNext($0)
      return Disposables.create()
    }
    scheduler.start()
    times = observer.events.map(\.time)
    #expect(times == [time])
  }

  @Test func resolutionIsTheLengthOfATick() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let observer = scheduler.createObserver(Int.self)
    _ = scheduler.scheduleRelative(1, dueTime: .seconds(2)) {
      observer.onNext($0)
      return Disposables.create()
    }
    scheduler.start()
    #expect(observer.events == [.next(20, 1)])
  }
}
