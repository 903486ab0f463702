import Testing
import WeirStreams
import WeirTesting

@Suite struct ThrottleTests {
  @Test func latest() throws {
    // The first at once, the last of those held back when the span is over, and a span begins with what is sent.
    try expect(timed: "-ab-c----d--|", becomes: "-a---c---d--|", subscription: "^-----------!") {
      $0.throttle(.seconds(4), scheduler: $1)
    }
    try expect(timed: "-a---b---c---|", becomes: "-a---b---c---|") { $0.throttle(.seconds(4), scheduler: $1) }
    try expect(timed: "-abcdefghi-", becomes: "-a--d--g--i") { $0.throttle(.seconds(3), scheduler: $1) }
  }

  @Test func withoutTheLatest() throws {
    try expect(timed: "-abcdefghi-|", becomes: "-a--d--g---|", subscription: "^----------!") {
      $0.throttle(.seconds(3), latest: false, scheduler: $1)
    }
    try expect(timed: "-ab|", becomes: "-a-|") { $0.throttle(.seconds(3), latest: false, scheduler: $1) }
  }

  @Test func ends() throws {
    // A completion waits for what waits; an error does not.
    try expect(timed: "-ab|", becomes: "-a---(b|)", subscription: "^--!") { $0.throttle(.seconds(4), scheduler: $1) }
    try expect(timed: "-a-|", becomes: "-a-|", subscription: "^--!") { $0.throttle(.seconds(4), scheduler: $1) }
    try expect(timed: "-|", becomes: "-|") { $0.throttle(.seconds(4), scheduler: $1) }
    try expect(timed: "-ab#", becomes: "-a-#", subscription: "^--!") { $0.throttle(.seconds(4), scheduler: $1) }
    try expect(timed: "-#", becomes: "-#") { $0.throttle(.seconds(4), scheduler: $1) }
  }

  @Test func disposal() throws {
    try expect(timed: "-ab------", becomes: "-a", subscription: "^--!", disposed: 3) {
      $0.throttle(.seconds(4), scheduler: $1)
    }
    // After the completion of the source, while the last element waits.
    try expect(timed: "-ab|", becomes: "-a", subscription: "^--!", disposed: 4) {
      $0.throttle(.seconds(4), scheduler: $1)
    }
    // From inside of the last element.
    try expect(timed: "-ab|", becomes: "-a---(b|)") { $0.throttle(.seconds(4), scheduler: $1).take(2) }
  }

  @Test func noTimeAndAllTime() throws {
    try expect(timed: "-abc-|", becomes: "-abc-|") { $0.throttle(.seconds(0), scheduler: $1) }
    for span in [RxTimeInterval.never, .seconds(.max), .nanoseconds(.max)] {
      try expect(timed: "-abc-#", becomes: "-a---#") { $0.throttle(span, scheduler: $1) }
    }
  }

  @Test func synchronousSources() throws {
    try expect(timed: "-", becomes: "a---(c|)") { Observable.of("a", "b", "c").throttle(.seconds(4), scheduler: $1) }
    try expect(timed: "-", becomes: "(a|)") { Observable.just("a").throttle(.seconds(4), scheduler: $1) }
    try expect(timed: "-", becomes: "|") { Observable<String>.empty().throttle(.seconds(4), scheduler: $1) }
    try expect(timed: "-", becomes: "#") {
      Observable<String>.error(MarbleFailure()).throttle(.seconds(4), scheduler: $1)
    }
  }
}
