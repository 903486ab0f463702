import Testing
import WeirStreams
import WeirTesting

@Suite struct SubscribeOnTests {
  @Test func bothEndsOnTheScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 2)])
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test func disposalBeforeTheSubscription() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2)])
    let result = scheduler.start(disposed: 200) { source.subscribe(on: scheduler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [])
  }

  @Test func anEndlessSourceCanBeStopped() throws {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    #expect(try Observable.repeatElement(1).subscribe(on: queue).take(3).toBlocking().toArray() == [1, 1, 1])
    let other = Observable.repeatElement(1).subscribe(on: queue).subscribe()
    other.dispose()
    #expect(try Observable.just(5).observe(on: queue).toBlocking().toArray() == [5])
  }
}
