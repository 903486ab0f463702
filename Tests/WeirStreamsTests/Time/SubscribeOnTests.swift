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

extension SubscribeOnTests {
  @Test func diagrams() throws {
    // The subscription is an action, and so is its end where it is disposed of; the events come as they are sent.
    try expect(timed: "-a-b-|", becomes: "---b-|", subscription: "-^---!") { $0.subscribe(on: $1).skip(0) }
    try expect(timed: "--a-b-#", becomes: "--a-b-#", subscription: "-^----!") { $0.subscribe(on: $1) }
    try expect(timed: "--a-b-", becomes: "--a", subscription: "-^--!", disposed: 3) { $0.subscribe(on: $1) }
    try expect(timed: "--a-b-", becomes: "--(a|)", subscription: "-^-!") { $0.subscribe(on: $1).take(1) }
    try expect(timed: "---a--b-", becomes: "---a", subscription: "--^---!", disposed: 4) { source, scheduler in
      source.subscribe(on: scheduler).subscribe(on: scheduler)
    }
  }

  @Test func synchronousSources() throws {
    try expect(timed: "-", becomes: "-(ab|)") { Observable.of("a", "b").subscribe(on: $1) }
    try expect(timed: "-", becomes: "-#") { Observable<String>.error(MarbleFailure()).subscribe(on: $1) }
    try expect(timed: "-", becomes: "-|") { Observable<String>.empty().subscribe(on: $1) }
    try expect(timed: "-", becomes: "-(aa|)") { Observable.repeatElement("a").subscribe(on: $1).take(2) }
    try expect(timed: "-", becomes: "-#") { Observable<String>.deferred { throw MarbleFailure() }.subscribe(on: $1) }
  }

  @available(*, deprecated)
  @Test func formerName() throws {
    try expect(timed: "--a-|", becomes: "--a-|", subscription: "-^--!") { $0.subscribeOn($1) }
  }

  @Test func atOnce() {
    #expect(Observable.of(1, 2).subscribe(on: ImmediateScheduler.instance).sentAtOnce().count == 4)
    #expect(Observable.just(1).subscribe(on: CurrentThreadScheduler.instance).sentAtOnce().count == 3)
  }

  /// A subscription that is disposed of while its action runs on another thread is not left behind.
  @Test func disposalAgainstTheSubscription() throws {
    let queue = SerialDispatchQueueScheduler(qos: .default)
    for _ in 0..<1000 {
      let subject = PublishSubject<Int>()
      subject.subscribe(on: queue).subscribe().dispose()
      // What the disposal schedules comes before this.
      _ = try Observable.just(1, scheduler: queue).toBlocking(timeout: 60).toArray()
      #expect(!subject.hasObservers)
    }
  }
}
