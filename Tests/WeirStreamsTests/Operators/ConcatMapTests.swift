import Testing
import WeirStreams
import WeirTesting

/// On an outer stream of "a" and "b", which stand for two inner ones.
@Suite struct ConcatMapTests {
  /// The inner source for a character of the outer one.
  private static func pick(_ sources: [Observable<String>]) -> @Sendable (String) -> Observable<String> {
    { $0 == "a" ? sources[1] : sources[2] }
  }

  @Test func oneAfterTheOther() throws {
    try expect(
      all: ["-a-b-|", "--1----2|", "----x---y-|"], become: "--1----2y-|",
      subscriptions: ["^----!", "-^------!", "--------^-!"]
    ) { $0[0].concatMap(Self.pick($0)) }
    try expect(all: ["-a---|", "--1|", "-"], become: "--1--|", subscriptions: ["^----!", "-^-!", nil]) {
      $0[0].concatMap(Self.pick($0))
    }
    try expect(all: ["---|", "-", "-"], become: "---|") { $0[0].concatMap(Self.pick($0)) }
    try expect(all: ["-a-b", "--1-2", "-"], become: "--1", subscriptions: ["^--!", "-^-!", nil], disposed: 3) {
      $0[0].concatMap(Self.pick($0))
    }
  }

  @Test func errors() throws {
    try expect(all: ["-a-b-|", "--1#", "-"], become: "--1#", subscriptions: ["^--!", "-^-!", nil]) {
      $0[0].concatMap(Self.pick($0))
    }
    try expect(all: ["-a-#", "--1--", "-"], become: "--1#", subscriptions: ["^--!", "-^-!", nil]) {
      $0[0].concatMap(Self.pick($0))
    }
    // The closure is asked as the element comes, even if the stream then waits.
    try expect(all: ["-a-b-", "--1--2", "-"], become: "--1#", subscriptions: ["^--!", "-^-!", nil]) { sources in
      sources[0].concatMap { element -> Observable<String> in
        if element == "b" { throw MarbleFailure() }
        return sources[1]
      }
    }
  }

  @Test func limited() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try ["--1--|", "---2-|", "-3-|"].map { try scheduler.createColdObservable(marbles: $0) }
    let result = scheduler.start { Observable.from(cold.map { $0.asObservable() }).merge(maxConcurrent: 2) }
    #expect(try result.mismatch(with: "--12--3-|") == nil)
    #expect(cold.map(\.subscriptions) == [[.init(200, 205)], [.init(200, 205)], [.init(205, 208)]])
  }

  /// An error of one ends all, also those that run beside it and those that wait.
  @Test func limitedErrors() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try ["--#", "---2-|", "-3-|"].map { try scheduler.createColdObservable(marbles: $0) }
    let result = scheduler.start { Observable.from(cold.map { $0.asObservable() }).merge(maxConcurrent: 2) }
    #expect(try result.mismatch(with: "--#") == nil)
    #expect(cold.map(\.subscriptions) == [[.init(200, 202)], [.init(200, 202)], []])
  }

  /// However many threads end their streams at once, as many run as may, and all of them come to their turn.
  @Test func twoThreads() {
    for _ in 0..<200 {
      let running = Depth()
      let outer = PublishSubject<Observable<Int>>()
      let subjects = (0..<8).map { _ in PublishSubject<Int>() }
      let ended = Tally()
      let subscription = outer.merge(maxConcurrent: 3).subscribe(onCompleted: { ended.increment() })
      for subject in subjects {
        outer.onNext(subject.do(onCompleted: { running.leave() }, onSubscribe: { running.enter() }))
      }
      outer.onCompleted()
      race(
        { for index in stride(from: 0, to: 8, by: 2) { subjects[index].onCompleted() } },
        { for index in stride(from: 1, to: 8, by: 2) { subjects[index].onCompleted() } })
      #expect(ended.value == 1 && subjects.allSatisfy { !$0.hasObservers })
      #expect(running.deepest <= 3)
      subscription.dispose()
    }
  }
}
