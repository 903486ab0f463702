import Testing
import WeirStreams
import WeirTesting

@Suite struct WindowTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Each window's events, numbered.
  private func record(_ windows: Observable<Observable<Int>>, disposed: Int = 1000) -> [Recorded<Event<String>>] {
    let observer = scheduler.createObserver(String.self)
    let outer = SerialDisposable()
    scheduler.scheduleAt(200) {
      outer.disposable = windows.enumerated().subscribe(
        onNext: { index, window in
          _ = window.subscribe(
            onNext: { observer.onNext("\(index): \($0)") }, onCompleted: { observer.onNext("\(index) ends") })
        }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
    }
    scheduler.scheduleAt(disposed) { outer.dispose() }
    scheduler.start()
    return observer.events
  }

  @Test func splitsByCountAndTime() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
    let events = record(source.window(timeSpan: .seconds(50), count: 2, scheduler: scheduler))
    #expect(
      events == [
        .next(210, "0: 1"), .next(220, "0: 2"), .next(220, "0 ends"), .next(230, "1: 3"), .next(270, "1 ends"),
        .next(300, "2 ends"), .completed(300),
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func aWindowOutlivesTheSubscription() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3)])
    let events = record(source.window(timeSpan: .seconds(100), count: 2, scheduler: scheduler), disposed: 220)
    #expect(events == [.next(210, "0: 1"), .next(230, "0: 2"), .next(230, "0 ends")])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func anErrorEndsWindowAndStream() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, MarbleFailure())])
    let windows = source.window(timeSpan: .seconds(100), count: 2, scheduler: scheduler)
    #expect(record(windows) == [.next(210, "0: 1"), .error(220, MarbleFailure())])
  }
}

extension WindowTests {
  /// Windows as texts, each of which begins with its number; a window's completion is a dot, its error a cross.
  private func check(
    _ source: String, _ expected: String, _ values: [Character: String] = [:], span: RxTimeInterval = .seconds(4),
    count: Int = 2, subscription: String? = nil, disposed: Int = 800, at location: SourceLocation = #_sourceLocation
  ) throws {
    try expect(timed: source, becomes: expected, values, subscription: subscription, disposed: disposed, at: location) {
      $0.window(timeSpan: span, count: count, scheduler: $1).enumerated().flatMap { number, window in
        window.materialize().map { event in
          switch event {
          case .next(let element): "\(number)\(element)"
          case .completed: "\(number)."
          case .error: "\(number)x"
          }
        }
      }
    }
  }

  @Test func diagrams() throws {
    // By count: the window ends with its last element.
    let values: [Character: String] = ["1": "0a", "2": "0b", "3": "0.", "4": "1c", "5": "1.", "6": "2."]
    try check("-a-b---c-|", "-1-(23)45(6|)", values, span: .seconds(5), subscription: "^--------!")
    try check("-a---b-|", "-1--3b-(5|)", ["1": "0a", "3": "0.", "b": "1b", "5": "1."])
    try check("-a-#", "-1-(x#)", ["1": "0a", "x": "0x"], subscription: "^--!")
    try check("-|", "-(3|)", ["3": "0."])
    try check("---------|", "----0---1(2|)", ["0": "0.", "1": "1.", "2": "2."])
  }

  /// Disposing of the stream ends its windows too where nobody else listens to them.
  @Test func disposal() throws {
    try check("-a-b---c-|", "-1", ["1": "0a"], subscription: "^-!", disposed: 2)
  }

  @Test func synchronousSources() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start {
      Observable.of(1, 2, 3).window(timeSpan: .seconds(4), count: 2, scheduler: scheduler)
        .flatMap { $0.toArray() }.map { "\($0)" }
    }
    #expect(result.events == [.next(200, "[1, 2]"), .next(200, "[3]"), .completed(200)])
  }

  /// A window that is subscribed to when it is over only completes.
  @Test func late() {
    let scheduler = TestScheduler(initialClock: 0)
    let (source, windows) = (PublishSubject<Int>(), Collected<Observable<Int>>())
    let subscription = source.window(timeSpan: .seconds(9), count: 1, scheduler: scheduler)
      .subscribe(onNext: { windows.add($0) })
    source.onNext(1)
    #expect(windows.values.map { $0.sentAtOnce() } == [["completed", "disposed"], ["disposed"]])
    subscription.dispose()
    #expect(!source.hasObservers)
  }

  /// Given up in the first window, it neither subscribes to its source nor waits for its timer.
  @Test func givenUpInTheFirstWindow() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(250, 1)])
    let result = scheduler.start {
      source.window(timeSpan: .seconds(70), count: 9, scheduler: scheduler).take(1).map { _ in 1 }
    }
    #expect(result.events == [.next(200, 1), .completed(200)])
    #expect(source.subscriptions.allSatisfy { $0 == Subscription(200, 200) })
  }

  @Test func reentrant() {
    let scheduler = TestScheduler(initialClock: 0)
    let (source, log) = (PublishSubject<Int>(), Log())
    _ = source.window(timeSpan: .seconds(9), count: 2, scheduler: scheduler).enumerated().subscribe(
      onNext: { index, window in
        _ = window.subscribe(onNext: { number in
          if number < 4 { source.onNext(number + 1) }
          log("\(index): \(number)")
        })
      })
    source.onNext(1)
    #expect(log.lines == ["0: 1", "0: 2", "1: 3", "1: 4"])
  }
}
