import Testing
import WeirStreams
import WeirTesting

@Suite struct DelayTests {
  @Test func everythingButAnErrorComesLater() throws {
    try expect(timed: "-ab--c-|", becomes: "----ab--c-|", subscription: "^------!") {
      $0.delay(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-a-|", becomes: "------a-|") { $0.delay(.seconds(5), scheduler: $1) }
    try expect(timed: "-|", becomes: "---|", subscription: "^!") { $0.delay(.seconds(2), scheduler: $1) }
    try expect(timed: "-a---b#", becomes: "---a--#", subscription: "^-----!") { $0.delay(.seconds(2), scheduler: $1) }
    try expect(timed: "-ab#", becomes: "---#") { $0.delay(.seconds(5), scheduler: $1) }
  }

  /// Those of one tick come a tick apart, as each is an action.
  @Test func severalAtATime() throws {
    try expect(timed: "-(abc)--|", becomes: "---abc----|") { $0.delay(.seconds(2), scheduler: $1) }
    try expect(timed: "-(ab|)", becomes: "---ab|") { $0.delay(.seconds(2), scheduler: $1) }
  }

  @Test func disposal() throws {
    try expect(timed: "-ab--c-|", becomes: "----a", subscription: "^----!", disposed: 5) {
      $0.delay(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-ab|", becomes: "----a", subscription: "^--!", disposed: 5) {
      $0.delay(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-ab|", becomes: "----(a|)", subscription: "^--!") {
      $0.delay(.seconds(3), scheduler: $1).take(1)
    }
  }

  @Test func noTimeAndAllTime() throws {
    try expect(timed: "-a-b-|", becomes: "--a-b-|") { $0.delay(.seconds(0), scheduler: $1) }
    for span in [RxTimeInterval.never, .seconds(.max), .nanoseconds(.max)] {
      try expect(timed: "-ab---|", becomes: "-", subscription: "^-----!", disposed: 8) {
        $0.delay(span, scheduler: $1)
      }
      try expect(timed: "-ab---#", becomes: "------#") { $0.delay(span, scheduler: $1) }
    }
  }

  @Test func synchronousSources() throws {
    try expect(timed: "-", becomes: "---ab|") { Observable.of("a", "b").delay(.seconds(3), scheduler: $1) }
    try expect(timed: "-", becomes: "---|") { Observable<String>.empty().delay(.seconds(3), scheduler: $1) }
    try expect(timed: "-", becomes: "#") { Observable<String>.error(MarbleFailure()).delay(.seconds(3), scheduler: $1) }
  }

  /// An error in the middle of an element comes right after it, and takes the place of all that waits.
  @Test func anErrorFromInside() {
    let scheduler = TestScheduler(initialClock: 0)
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    let subscription = source.delay(.seconds(5), scheduler: scheduler).subscribe { event in
      if case .next(1) = event { source.onError(Failure.first) }
      observer.on(event)
    }
    scheduler.scheduleAt(10) { (1...3).forEach { source.onNext($0) } }
    scheduler.start()
    #expect(observer.events == [.next(15, 1), .error(15, Failure.first)])
    #expect(!source.hasObservers)
    subscription.dispose()
  }

  @Test func manyKeepTheirOrder() throws {
    let queue = ConcurrentDispatchQueueScheduler(qos: .default)
    let delayed = Observable.from(1...300).delay(.microseconds(1), scheduler: queue)
    #expect(try delayed.toBlocking(timeout: 60).toArray() == Array(1...300))
  }
}
