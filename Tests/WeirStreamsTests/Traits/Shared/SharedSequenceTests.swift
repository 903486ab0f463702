import Testing
import WeirStreams
import WeirTesting

/// What drivers, signals and sequences with a strategy of one's own have in common.
@MainActor @Suite(.serialized) struct SharedSequenceTests {
  /// Sends at once, and replays two elements.
  private struct Twice: SharingStrategyProtocol {
    static var scheduler: any SchedulerType { VirtualNow() }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
      source.share(replay: 2, scope: .whileConnected)
    }
  }

  /// A scheduler that runs everything at once.
  private struct VirtualNow: SchedulerType {
    var now: RxTime { RxTime(timeIntervalSince1970: 0) }

    func schedule<StateType>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      action(state)
    }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      action(state)
    }
  }

  private let log = Log()

  @Test func strategyOfOnesOwn() {
    let subject = PublishSubject<Int>()
    let shared: SharedSequence<Twice, Int> = subject.asSharedSequence(onErrorJustReturn: 0)
    let first = shared.asObservable().subscribe(onNext: { [log] in log("first \($0)") })
    (1...3).forEach { subject.onNext($0) }
    #expect(shared.map { $0 * 10 }.asObservable().sentAtOnce() == ["20", "30", "disposed"])
    #expect(shared.delay(.seconds(5)).asObservable().sentAtOnce() == ["2", "3", "disposed"])
    #expect(shared.asInfallible().sentAtOnce() == ["2", "3", "disposed"])
    first.dispose()
    #expect(!subject.hasObservers)
    let recovering: SharedSequence<Twice, Int> = Observable.error(Failure.first).asSharedSequence { _ in .just(7) }
    #expect(recovering.sentAtOnce() == ["7", "completed", "disposed"])
    let other: SharedSequence<Twice, Int> = Observable.error(Failure.first).asSharedSequence(
      onErrorDriveWith: .of(8, 9))
    #expect(other.sentAtOnce() == ["8", "9", "completed", "disposed"])
  }

  @Test func creation() {
    let made = Tally()
    let rows: [(Signal<Int>, [String])] = [
      (.empty(), ["completed"]), (.never(), []), (.just(1), ["1", "completed"]), (.from(optional: nil), ["completed"]),
      (.deferred { .just(made.increment()) }, ["1", "completed"]),
    ]
    for (stream, expected) in rows { #expect(stream.sentAtOnce() == expected + ["disposed"]) }
    #expect(made.value == 1)
  }

  /// Each element has a turn of the main queue for itself; only the first comes at once.
  @Test func creationOfSeveral() async {
    let rows: [(Driver<Int>, [String])] = [
      (.of(1, 2), ["1", "2"]), (.from([1, 2]), ["1", "2"]), (.from(1...2), ["1", "2"]), (.from(optional: 1), ["1"]),
    ]
    for (stream, expected) in rows {
      let subscription = stream.drive(
        onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("completed") })
      #expect(log.lines == ["1"])
      while log.lines.last != "completed" { await turnOfTheMainQueue() }
      #expect(log.take() == expected + ["completed"])
      subscription.dispose()
    }
  }

  @Test func operatorsOfBothKinds() {
    let signal = Observable.of(1, 1, 2).asSignal(onErrorJustReturn: 0)
    let driver = Observable.of(1, 1, 2).asDriver(onErrorJustReturn: 0)
    let rows: [(any ObservableConvertibleType<Int>, String)] = [
      (signal.map { $0 * 2 }, "2 2 4"), (signal.filter { $0 > 1 }, "2"), (signal.compactMap { $0 > 1 ? $0 : nil }, "2"),
      (signal.distinctUntilChanged(), "1 2"), (signal.distinctUntilChanged { $0 % 2 }, "1 2"),
      (signal.distinctUntilChanged { $0 == $1 }, "1 2"),
      (driver.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }), "1 2"),
      (signal.scan(0) { $0 + $1 }, "1 2 4"), (signal.skip(1), "1 2"), (signal.startWith(0), "0 1 1 2"),
      (signal.flatMap { Signal.just($0) }, "1 1 2"), (signal.flatMapFirst { Driver.just($0) }, "1 1 2"),
      (driver.flatMapLatest { Signal.just($0 * 3) }, "3 3 6"),
      (Signal.merge(.just(1), .just(2)), "1 2"), (Signal.merge([.just(1), .just(2)]), "1 2"),
      (Signal.merge([.just(1), .just(2)][...]), "1 2"), (Signal.concat([.just(1), .just(2)]), "1 2"),
      (Signal.concat(AnySequence([.just(1), .just(2)])), "1 2"),
      (Signal.just(Signal.just(1)).merge(maxConcurrent: 1), "1"), (Signal.just(Driver.just(1)).merge(), "1"),
      (Driver.just(Signal.just(1)).switchLatest(), "1"),
      (driver.withLatestFrom(Driver.just(5)) { $0 + $1 }, "6 6 7"), (driver.withLatestFrom(Signal.just(5)), "5 5 5"),
      (Driver.combineLatest([.just(1), .just(2)]).map { $0[0] + $0[1] }, "3"),
      (Driver.zip([driver, driver]).map { $0[0] + $0[1] }, "2 2 4"),
      (Signal.zip(signal, Observable.of("a", "b").asSignal(onErrorJustReturn: "")) { number, _ in number }, "1 1"),
      (driver.debug("SharedSequenceTests"), "1 1 2"),
    ]
    for (stream, expected) in rows {
      let sent = stream.sentAtOnce()
      #expect(sent == expected.split(separator: " ").map(String.init) + ["completed", "disposed"])
    }
  }

  @Test func hooks() {
    _ = Driver.just(1).do(
      onNext: { [log] in log("on \($0)") }, afterNext: { [log] in log("after \($0)") },
      onCompleted: { [log] in log("on completed") }, afterCompleted: { [log] in log("after completed") },
      onSubscribe: { [log] in log("subscribe") }, onSubscribed: { [log] in log("subscribed") },
      onDispose: { [log] in log("dispose") }
    ).drive(onNext: { [log] in log("\($0)") })
    #expect(
      log.lines == [
        "subscribe", "on 1", "1", "after 1", "on completed", "after completed", "subscribed", "dispose",
      ])
  }

  @Test func drivingEveryTarget() {
    let (behavior, optionalBehavior) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (replay, optionalReplay) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
    let (observer, optional) = (ReplaySubject<Int>.createUnbounded(), ReplaySubject<Int?>.createUnbounded())
    let driver = Observable.of(1, 2).asDriver(onErrorJustReturn: 0)
    for subscription in [
      driver.drive(behavior, behavior), driver.drive(optionalBehavior), driver.drive(replay),
      driver.drive(optionalReplay),
      driver.drive(observer), driver.drive(optional), driver.drive(),
    ] { subscription.dispose() }
    #expect(behavior.value == 2 && optionalBehavior.value == 2)
    #expect(replay.sentAtOnce() == ["1", "2", "disposed"] && optionalReplay.sentAtOnce().count == 3)
    #expect(observer.sentAtOnce() == ["1", "2", "completed", "disposed"] && optional.sentAtOnce().count == 4)
    let add: (Observable<Int>) -> (Int) -> [String] = { stream in { added in stream.map { $0 + added }.sentAtOnce() } }
    #expect(driver.drive(add, curriedArgument: 3).first == "4")
  }

  @Test func inVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      let source = scheduler.createHotObservable([
        .next(210, 1), .next(211, 2), .next(230, 3), .error(250, Failure.first),
      ])
      let rows: [(Driver<Int>, [Recorded<Event<Int>>])] = [
        (
          source.asDriver(onErrorJustReturn: 9).throttle(.seconds(5)),
          [.next(211, 1), .next(216, 2), .next(231, 3), .next(251, 9), .completed(251)]
        ),
        (
          source.asDriver(onErrorJustReturn: 9).throttle(.seconds(5), latest: false),
          [.next(211, 1), .next(231, 3), .next(251, 9), .completed(251)]
        ),
        (Driver.timer(.seconds(3), period: .seconds(2)).filter { $0 < 2 }, [.next(3, 0), .next(5, 1)]),
        (Driver.interval(.seconds(4)).filter { $0 < 2 }, [.next(4, 0), .next(8, 1)]),
      ]
      for (driver, expected) in rows {
        let observer = scheduler.createObserver(Int.self)
        let subscription = driver.drive(observer)
        scheduler.scheduleAt(400) { subscription.dispose() }
        scheduler.scheduleAt(401) { #expect(observer.events == expected) }
      }
      scheduler.start()
    }
    // The schedulers are put back, after an error too.
    #expect(throws: Failure.self) {
      try SharingScheduler.mock(makeScheduler: { scheduler }) { throw Failure.first }
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }
}
