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

extension TestSchedulerTests {
  @Test func theStepsOfARun() {
    let scheduler = TestScheduler(initialClock: 0)
    var times: [String] = []
    let note: (String) -> Void = { times.append("\($0) \(scheduler.clock)") }
    let result: TestableObserver<Int> = scheduler.start(created: 10, subscribed: 20, disposed: 30) {
      note("made")
      return Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create()
      }
    }
    #expect(times == ["made 10"])
    #expect(result.events == [.next(20, 1)])
    #expect(scheduler.clock == 30)
    #expect(TestScheduler.Defaults.created == 100 && TestScheduler.Defaults.subscribed == 200)
  }

  @Test func streamsOfEveryKind() {
    func run<Stream: ObservableConvertibleType>(_ stream: Stream) -> [Recorded<Event<Int>>]
    where Stream.Element == Int {
      TestScheduler(initialClock: 0).start { stream }.events
    }
    let expected: [Recorded<Event<Int>>] = [.next(200, 1), .completed(200)]
    #expect(run(Observable.just(1)) == expected && run(Single.just(1)) == expected)
    #expect(run(Maybe.just(1)) == expected && run(Infallible.just(1)) == expected)
    #expect(run(BehaviorRelay(value: 1)) == [.next(200, 1)])
  }

  @Test(arguments: [
    (1.0, RxTimeInterval.seconds(3), 3), (0.1, .seconds(3), 30), (0.001, .milliseconds(7), 7), (10, .seconds(30), 3),
    (1, .milliseconds(1400), 1), (1, .milliseconds(1500), 2), (1, .milliseconds(1), 1), (1, .seconds(-5), 1),
  ])
  func spansInTicks(resolution: Double, span: RxTimeInterval, ticks: Int) {
    let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
    let result = scheduler.start(disposed: 100_000) { Observable<Int>.timer(span, scheduler: scheduler) }
    #expect(result.events == [.next(200 + ticks, 0), .completed(200 + ticks)])
  }

  /// Before the beginning of 1970 too, time goes tick by tick.
  @Test(arguments: [-1000, -1, 0, 5])
  func clocksThatBeginAnywhere(start: Int) {
    let scheduler = TestScheduler(initialClock: start, simulateProcessingDelay: false)
    let observer = scheduler.createObserver(Int.self)
    for seconds in 0..<4 {
      _ = scheduler.scheduleRelative(seconds, dueTime: .seconds(seconds)) {
        observer.onNext($0)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(observer.events == (0..<4).map { .next(start + $0, $0) })
    #expect(scheduler.now.timeIntervalSince1970 == Double(start + 3))
  }

  @Test(arguments: [RxTimeInterval.never, .seconds(.max), .nanoseconds(.max)])
  func spansThatNeverEnd(span: RxTimeInterval) {
    for resolution in [1e-12, 1, 1e6] {
      let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
      let observer = scheduler.createObserver(Int.self)
      let timer = scheduler.scheduleRelative(1, dueTime: span) {
        observer.onNext($0)
        return Disposables.create()
      }
      scheduler.advanceTo(1000)
      #expect(observer.events == [])
      timer.dispose()
      scheduler.start()
      #expect(scheduler.clock == 1000)
    }
  }

  @Test func theConverter() {
    let scheduler = TestScheduler(initialClock: 3, resolution: 2)
    #expect(scheduler.now.timeIntervalSince1970 == 6)
    #expect(scheduler.adjustScheduledTime(10) == 10 && scheduler.adjustScheduledTime(3) == 4)
    #expect(scheduler.adjustScheduledTime(-9) == 4)
    scheduler.sleep(4)
    #expect(scheduler.clock == 7)
  }

  @Test func closuresThatAreNotSendable() {
    final class Box { var numbers: [Int] = [] }
    let (scheduler, box) = (TestScheduler(initialClock: 0), Box())
    scheduler.scheduleAt(5) { box.numbers.append(scheduler.clock) }
    scheduler.scheduleAt(2) {
      box.numbers.append(scheduler.clock)
      scheduler.scheduleAt(3) { box.numbers.append(scheduler.clock) }
    }
    scheduler.start()
    #expect(box.numbers == [2, 3, 5])
  }
}
