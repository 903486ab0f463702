import Testing
import WeirStreams
import WeirTesting

@Suite struct TimeoutTests {
  @Test func failsWhenNothingComesInTime() throws {
    let error = RxError.timeout
    try expect(timed: "-a-b-----c", becomes: "-a-b---#", error: error, subscription: "^------!") {
      $0.timeout(.seconds(4), scheduler: $1)
    }
    try expect(timed: "-----a", becomes: "---#", error: error, subscription: "^--!") {
      $0.timeout(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-a-b-|", becomes: "-a-b-|", subscription: "^----!") { $0.timeout(.seconds(4), scheduler: $1) }
    try expect(timed: "-a-b-#", becomes: "-a-b-#", subscription: "^----!") { $0.timeout(.seconds(4), scheduler: $1) }
    try expect(timed: "-a-b-", becomes: "-a-b", subscription: "^----!", disposed: 5) {
      $0.timeout(.seconds(4), scheduler: $1)
    }
  }

  /// What comes in the very tick, before the timer, is in time.
  @Test func inTheNickOfTime() throws {
    try expect(timed: "---a--b--|", becomes: "---a--b--|") { $0.timeout(.seconds(3), scheduler: $1) }
    try expect(timed: "---|", becomes: "---|") { $0.timeout(.seconds(3), scheduler: $1) }
  }

  @Test func another() throws {
    func check(
      _ sources: [String], _ expected: String, _ subscriptions: [String?], disposed: Int = 800
    ) throws {
      let scheduler = TestScheduler(initialClock: 0)
      let hot = try sources.map { try scheduler.createHotObservable(marbles: $0) }
      let result = scheduler.start(disposed: 200 + disposed) {
        hot[0].timeout(.seconds(3), other: hot[1], scheduler: scheduler)
      }
      #expect(try result.mismatch(with: expected) == nil)
      #expect(try hot[0].subscriptionMismatch(with: subscriptions[0] ?? "-") == nil)
      #expect(try hot[1].subscriptionMismatch(with: subscriptions[1] ?? "-") == nil)
    }
    try check(["-a------b", "--x--y--|"], "-a---y--|", ["^---!", "----^---!"])
    try check(["-a------b", "--x--y--#"], "-a---y--#", ["^---!", "----^---!"])
    try check(["-a------b", "--x--y--|"], "-a---y", ["^---!", "----^-!"], disposed: 6)
    try check(["-a-|", "--x--y--|"], "-a-|", ["^--!", nil])
    try check(["-a-#", "--x--y--|"], "-a-#", ["^--!", nil])
  }

  /// The other stream has no time limit.
  @Test func othersOfOtherKinds() throws {
    try expect(timed: "-", becomes: "---(x|)") { $0.timeout(.seconds(3), other: Single.just("x"), scheduler: $1) }
    try expect(timed: "-", becomes: "---|") { $0.timeout(.seconds(3), other: Observable.empty(), scheduler: $1) }
    try expect(timed: "-", becomes: "-", disposed: 20) {
      $0.timeout(.seconds(3), other: Observable.never(), scheduler: $1)
    }
    try expect(timed: "-", becomes: "------(x|)") { source, scheduler in
      source.timeout(
        .seconds(1), other: source.timeout(.seconds(5), other: Observable.just("x"), scheduler: scheduler),
        scheduler: scheduler)
    }
  }

  @Test func noTimeAndAllTime() throws {
    try expect(timed: "-a", becomes: "-#", error: RxError.timeout) { $0.skip(1).timeout(.seconds(0), scheduler: $1) }
    for span in [RxTimeInterval.never, .seconds(.max), .nanoseconds(.max)] {
      try expect(timed: "-a----|", becomes: "-a----|") { $0.timeout(span, scheduler: $1) }
    }
  }

  @Test func synchronousSources() throws {
    try expect(timed: "-", becomes: "(ab|)") { Observable.of("a", "b").timeout(.seconds(3), scheduler: $1) }
    try expect(timed: "-", becomes: "|") { Observable<String>.empty().timeout(.seconds(3), scheduler: $1) }
    try expect(timed: "-", becomes: "#") {
      Observable<String>.error(MarbleFailure()).timeout(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-", becomes: "(aa|)") {
      Observable.repeatElement("a").timeout(.seconds(3), scheduler: $1).take(2)
    }
  }
}
