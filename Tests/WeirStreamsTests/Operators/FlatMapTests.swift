import Testing
import WeirStreams
import WeirTesting

/// `flatMap`, `flatMapFirst` and `merge` on an outer stream of "a" and "b", which stand for two inner ones.
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
    try expect(all: ["-a-#", "--1---2", "-"], become: "--1#", subscriptions: ["^--!", "-^-!", nil]) {
      $0[0].flatMap(Self.pick($0))
    }
    try expect(all: ["-a-|", "--1|", "-"], become: "--1|", subscriptions: ["^--!", "-^-!", nil]) {
      $0[0].flatMap(Self.pick($0))
    }
    try expect(all: ["-a-a-|", "--1-2----3---|", "-"], become: "--1-(22)-(33)|") { $0[0].flatMap(Self.pick($0)) }
    try expect(all: ["---|", "-", "-"], become: "---|", subscriptions: ["^--!", nil, nil]) {
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
    try expect(all: ["-a-b-|", "--1----|", "-"], become: "--1----|", subscriptions: ["^----!", "-^-----!", nil]) {
      $0[0].flatMapFirst(Self.pick($0))
    }
    try expect(all: ["-a-#", "--1--", "-"], become: "--1#", subscriptions: ["^--!", "-^-!", nil]) {
      $0[0].flatMapFirst(Self.pick($0))
    }
    try expect(all: ["-a--", "--#", "-"], become: "--#", subscriptions: ["^-!", "-^!", nil]) {
      $0[0].flatMapFirst(Self.pick($0))
    }
    try expect(all: ["-a-b", "--1-2", "-"], become: "--1", subscriptions: ["^--!", "-^-!", nil], disposed: 3) {
      $0[0].flatMapFirst(Self.pick($0))
    }
  }

  /// What comes while an inner stream runs is not even asked for its stream.
  @Test func flatMapFirstDoesNotAskWhileItIsBusy() {
    let (outer, inner, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let subscription = outer.flatMapFirst { number in
      log("asked \(number)")
      return inner
    }.subscribe(log)
    for number in 1...3 { outer.onNext(number) }
    inner.onNext(7)
    #expect(log.take() == ["asked 1", "7"])
    inner.onCompleted()
    outer.onNext(4)
    #expect(log.take() == ["asked 4"])
    outer.onCompleted()
    #expect(log.take() == ["completed", "disposed"])
    subscription.dispose()
  }

  /// Inner streams that end do not stay until the outer one does.
  @Test func innerStreamsAreReleased() {
    final class Token: Sendable {}
    weak var token: Token?
    let outer = PublishSubject<Token>()
    let subscription = outer.flatMap { token in Observable.just(0).do(onNext: { _ in _ = token }) }.subscribe()
    do {
      let new = Token()
      token = new
      outer.onNext(new)
    }
    #expect(token == nil)
    subscription.dispose()
  }

  /// An inner stream that sends to the outer one while it is told of an element.
  @Test func reentrant() {
    let (outer, log) = (PublishSubject<Int>(), Log())
    let subscription = outer.flatMap { number in Observable.of(number * 10, number * 10 + 1) }.subscribe(onNext: {
      log("\($0)")
      if $0 == 10 { outer.onNext(2) }
    })
    outer.onNext(1)
    #expect(log.lines == ["10", "11", "20", "21"])
    subscription.dispose()
  }

  /// Two inner streams on two threads: all of their elements come, none at the same time.
  @Test func twoThreads() {
    for _ in 0..<200 {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      nonisolated(unsafe) var sum = 0
      let ended = Tally()
      let subscription = Observable.of(first, second).flatMap { $0 }.subscribe(
        onNext: { sum += $0 }, onCompleted: { ended.increment() })
      race(
        {
          for _ in 0..<50 { first.onNext(1) }
          first.onCompleted()
        },
        {
          for _ in 0..<50 { second.onNext(1) }
          second.onCompleted()
        })
      #expect(sum == 100 && ended.value == 1)
      subscription.dispose()
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

}
