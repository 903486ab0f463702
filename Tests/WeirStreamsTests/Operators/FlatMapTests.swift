import Testing
import WeirStreams
import WeirTesting

/// Higher-order operators on an outer stream of "a" and "b", which stand for two inner ones.
@Suite struct FlatMapTests {
  /// The inner source for a character of the outer one.
  private static func pick(_ sources: [Observable<String>]) -> @Sendable (String) -> Observable<String> {
    { $0 == "a" ? sources[1] : sources[2] }
  }

  @Test func flatMap() throws {
    try expect(
      all: ["-a-b---|", "--1---2--|", "----x---y--|"], become: "--1-x-2-y--|",
      subscriptions: ["^------!", "-^-------!", "---^-------!"]
    ) { $0[0].flatMap(Self.pick($0)) }
    try expect(
      all: ["-a-b----", "--1--#", "----x---y--|"], become: "--1-x#", subscriptions: ["^----!", "-^---!", "---^-!"]
    ) { $0[0].flatMap(Self.pick($0)) }
    try expect(all: ["-a-#", "--1---2", "-"], become: "--1#", subscriptions: ["^--!", "-^-!"]) {
      $0[0].flatMap(Self.pick($0))
    }
    try expect(all: ["-a-b", "--1---2", "----x-y"], become: "--1-x", subscriptions: ["^----!", "-^---!"], disposed: 5) {
      $0[0].flatMap(Self.pick($0))
    }
  }

  @Test func flatMapFirst() throws {
    try expect(
      all: ["-a-b--b---|", "--1-2|", "-------x-----|"], become: "--1-2--x-----|",
      subscriptions: ["^---------!", "-^---!", "------^------!"]
    ) { $0[0].flatMapFirst(Self.pick($0)) }
  }

  @Test func flatMapLatest() throws {
    try expect(
      all: ["-a---b-|", "--1-2-3-4", "------x--y-|"], become: "--1-2-x--y-|",
      subscriptions: ["^------!", "-^---!", "-----^-----!"]
    ) { $0[0].flatMapLatest(Self.pick($0)) }
    try expect(all: ["-a---|", "--1|", "-"], become: "--1--|", subscriptions: ["^----!", "-^-!"]) {
      $0[0].flatMapLatest(Self.pick($0))
    }
    try expect(all: ["-a---b", "--1-2-#", "-------#"], become: "--1-2--#", subscriptions: ["^------!", "-^---!"]) {
      $0[0].flatMapLatest(Self.pick($0))
    }
  }

  @Test func concatMap() throws {
    try expect(
      all: ["-a-b-|", "--1----2|", "----x---y-|"], become: "--1----2y-|",
      subscriptions: ["^----!", "-^------!", "--------^-!"]
    ) { $0[0].concatMap(Self.pick($0)) }
    try expect(all: ["-a-b-|", "--1#", "-"], become: "--1#", subscriptions: ["^--!", "-^-!", nil]) {
      $0[0].concatMap(Self.pick($0))
    }
  }

  @Test func closuresThatThrow() throws {
    let fail: @Sendable (String) throws -> Observable<String> = { _ in throw MarbleFailure() }
    try expect("--a-|", becomes: "--#", subscription: "^-!") { $0.flatMap(fail) }
    try expect("--a-|", becomes: "--#", subscription: "^-!") { $0.flatMapFirst(fail) }
    try expect("--a-|", becomes: "--#", subscription: "^-!") { $0.flatMapLatest(fail) }
    try expect("--a-|", becomes: "--#", subscription: "^-!") { $0.concatMap(fail) }
  }

  @Test func streamsOfStreams() {
    let streams = Observable.of(Observable.from([1, 2]), .from([11, 12]))
    #expect(streams.merge().sentAtOnce() == ["1", "2", "11", "12", "completed", "disposed"])
    #expect(streams.concat().sentAtOnce() == ["1", "2", "11", "12", "completed", "disposed"])
    #expect(streams.merge(maxConcurrent: 1).sentAtOnce() == ["1", "2", "11", "12", "completed", "disposed"])
    #expect(streams.switchLatest().sentAtOnce() == ["1", "11", "12", "completed", "disposed"])
    #expect(streams.merge(maxConcurrent: 0).sentAtOnce() == ["completed", "disposed"])
  }

  @Test func limited() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try ["--1--|", "---2-|", "-3-|"].map { try scheduler.createColdObservable(marbles: $0) }
    let result = scheduler.start { Observable.from(cold.map { $0.asObservable() }).merge(maxConcurrent: 2) }
    #expect(try result.mismatch(with: "--12--3-|") == nil)
    #expect(cold.map(\.subscriptions) == [[.init(200, 205)], [.init(200, 205)], [.init(205, 208)]])
  }

  /// An endless inner stream, sent at once from within an event, can still be ended by its subscriber.
  @Test func endless() {
    for apply in [
      { $0.flatMap { Observable.repeatElement($0) } }, { $0.flatMapFirst { Observable.repeatElement($0) } },
      { $0.flatMapLatest { Observable.repeatElement($0) } }, { $0.concatMap { Observable.repeatElement($0) } },
    ] as [(Observable<Int>) -> Observable<Int>] {
      let (source, log) = (PublishSubject<Int>(), Log())
      _ = apply(source).take(2).subscribe(log)
      source.onNext(7)
      #expect(log.lines == ["7", "7", "completed", "disposed"])
      #expect(!source.hasObservers)
    }
  }

  @Test func manyAtOnce() {
    let many = Observable.range(start: 0, count: 100_000)
    #expect(many.flatMap { Observable.just($0) }.reduce(0, accumulator: +).sentAtOnce().first == "4999950000")
    #expect(many.concatMap { Observable.just($0) }.reduce(0, accumulator: +).sentAtOnce().first == "4999950000")
    #expect(many.flatMapLatest { Observable.just($0) }.reduce(0, accumulator: +).sentAtOnce().first == "4999950000")
    let waiting = PublishSubject<Int>()
    let sum = Observable.from([waiting.asObservable()] + (0..<100_000).map { .just($0) }).concat()
    let log = Log()
    _ = sum.reduce(0, accumulator: +).subscribe(log)
    waiting.onCompleted()
    #expect(log.lines == ["4999950000", "completed", "disposed"])
  }

  /// What comes while an event of another inner stream is delivered is dropped if its stream has been replaced.
  @Test func switchingInTheMiddle() {
    let (outer, log) = (PublishSubject<Observable<Int>>(), Log())
    let (old, new) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = outer.switchLatest().subscribe(onNext: { element in
      if element == 1 {
        old.onNext(2)
        outer.onNext(new)
        new.onNext(3)
      }
      log("\(element)")
    })
    outer.onNext(old)
    old.onNext(1)
    #expect(log.lines == ["1", "3"])
    #expect(!old.hasObservers)
  }
}
