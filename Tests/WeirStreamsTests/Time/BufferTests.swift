import Testing
import WeirStreams
import WeirTesting

@Suite struct BufferTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func sendsWhatIsFullAndWhatIsDue() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(280, 4), .completed(400),
    ])
    let result = scheduler.start { [scheduler] in
      source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
    }
    #expect(
      result.events == [.next(230, [1, 2, 3]), .next(300, [4]), .next(370, []), .next(400, []), .completed(400)])
    #expect(source.subscriptions == [Subscription(200, 400)])
  }

  @Test func anErrorDropsWhatWaits() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, MarbleFailure())])
    let result = scheduler.start { [scheduler] in
      source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
    }
    #expect(result.events == [.error(220, MarbleFailure())])
  }

  @Test func disposalStopsTheTimer() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let result = scheduler.start(disposed: 290) { [scheduler] in
      source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
    }
    #expect(result.events == [.next(270, [1])])
    #expect(scheduler.clock == 300)
  }
}

extension BufferTests {
  private func check(
    _ source: String, _ expected: String, _ values: [Character: String] = [:], span: RxTimeInterval = .seconds(3),
    count: Int = 2, subscription: String? = nil, disposed: Int = 800, at location: SourceLocation = #_sourceLocation
  ) throws {
    try expect(timed: source, becomes: expected, values, subscription: subscription, disposed: disposed, at: location) {
      $0.buffer(timeSpan: span, count: count, scheduler: $1).map { $0.joined() }
    }
  }

  @Test func diagrams() throws {
    let values: [Character: String] = ["1": "ab", "2": "c", "3": "de", "0": ""]
    // A full array begins a new span.
    try check("-ab-c-de--|", "--1--2-3--(0|)", values, subscription: "^---------!")
    try check("-ab-c-de--#", "--1--2-3--#", values, subscription: "^---------!")
    try check("-ab-c-de--#", "--1--2", values, subscription: "^-----!", disposed: 6)
    try check("--c--de-|", "---2--3-(0|)", values)
    try check("-|", "-(0|)", values)
    try check("-#", "-#", values)
    try check("-------|", "---0--0(0|)", values)
  }

  @Test func countOfOneAndNoCount() throws {
    try check("-ab|", "-ab(0|)", ["0": ""], count: 1)
    for count in [0, -1] { try check("-abcd|", "---1-(2|)", ["1": "abc", "2": "d"], count: count) }
    try check("-abcd|", "--1-2(0|)", ["1": "ab", "2": "cd", "0": ""], span: .never)
  }

  @Test func synchronousSources() throws {
    for (count, expected) in [(2, ["ab", "c"]), (3, ["abc", ""]), (9, ["abc"])] {
      let scheduler = TestScheduler(initialClock: 0)
      let result = scheduler.start {
        Observable.of("a", "b", "c").buffer(timeSpan: .seconds(3), count: count, scheduler: scheduler)
      }
      #expect(result.events.compactMap { $0.value.element?.joined() } == expected)
      #expect(result.events.last == .completed(200))
    }
  }

  @Test func givenUpInTheMiddle() throws {
    try expect(timed: "-abcd-", becomes: "--(1|)", ["1": "ab"], subscription: "^-!") {
      $0.buffer(timeSpan: .seconds(3), count: 2, scheduler: $1).take(1).map { $0.joined() }
    }
    // In the last array, which the completion sends: no second end.
    try expect(timed: "-a|", becomes: "--(1|)", ["1": "a"]) {
      $0.buffer(timeSpan: .seconds(3), count: 2, scheduler: $1).take(1).map { $0.joined() }
    }
  }

  /// What a subscriber sends while it gets an array goes into the next one.
  @Test func reentrant() {
    let scheduler = TestScheduler(initialClock: 0)
    let (source, log) = (PublishSubject<Int>(), Log())
    _ = source.buffer(timeSpan: .seconds(9), count: 2, scheduler: scheduler).subscribe(onNext: { numbers in
      if let last = numbers.last, last < 5 { (1...2).forEach { source.onNext(last + $0) } }
      log("\(numbers)")
    })
    source.onNext(1)
    source.onNext(2)
    #expect(log.lines == ["[1, 2]", "[3, 4]", "[5, 6]"])
  }
}
