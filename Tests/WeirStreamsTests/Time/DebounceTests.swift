import Testing
import WeirStreams
import WeirTesting

@Suite struct DebounceTests {
  @Test func whatNothingFollows() throws {
    try expect(timed: "-ab-c----d------|", becomes: "-------c----d---|", subscription: "^---------------!") {
      $0.debounce(.seconds(3), scheduler: $1)
    }
    // An element that comes in the very tick of the timer, and before it, takes the place of what waits.
    try expect(timed: "-a--b------|", becomes: "-------b---|") { $0.debounce(.seconds(3), scheduler: $1) }
    try expect(timed: "-abcdefgh-", becomes: "-----------h") { $0.debounce(.seconds(3), scheduler: $1) }
  }

  @Test func ends() throws {
    try expect(timed: "-ab|", becomes: "---(b|)", subscription: "^--!") { $0.debounce(.seconds(4), scheduler: $1) }
    try expect(timed: "-ab#", becomes: "---#", subscription: "^--!") { $0.debounce(.seconds(4), scheduler: $1) }
    try expect(timed: "-a---|", becomes: "---a-|") { $0.debounce(.seconds(2), scheduler: $1) }
    try expect(timed: "--|", becomes: "--|") { $0.debounce(.seconds(2), scheduler: $1) }
    try expect(timed: "--#", becomes: "--#") { $0.debounce(.seconds(2), scheduler: $1) }
  }

  @Test func disposal() throws {
    try expect(timed: "-ab------", becomes: "-", subscription: "^--!", disposed: 3) {
      $0.debounce(.seconds(4), scheduler: $1)
    }
    // From inside of the element that the completion sends: no completion follows.
    try expect(timed: "-a|", becomes: "--(a|)") { $0.debounce(.seconds(4), scheduler: $1).take(1) }
  }

  @Test func noTimeAndAllTime() throws {
    try expect(timed: "-a-b-|", becomes: "--a-b|") { $0.debounce(.seconds(0), scheduler: $1) }
    for span in [RxTimeInterval.never, .seconds(.max), .nanoseconds(.max)] {
      try expect(timed: "-a-b-|", becomes: "-----(b|)") { $0.debounce(span, scheduler: $1) }
    }
  }

  @Test func synchronousSources() throws {
    try expect(timed: "-", becomes: "(c|)") { Observable.of("a", "b", "c").debounce(.seconds(4), scheduler: $1) }
    try expect(timed: "-", becomes: "|") { Observable<String>.empty().debounce(.seconds(4), scheduler: $1) }
    try expect(timed: "-", becomes: "#") {
      Observable<String>.error(MarbleFailure()).debounce(.seconds(4), scheduler: $1)
    }
  }

  @Test func whatWaitsIsReleased() {
    final class Token: Sendable {}
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Token>()
    weak var token: Token?
    let subscription = source.debounce(.seconds(5), scheduler: scheduler).subscribe()
    do {
      let new = Token()
      token = new
      source.onNext(new)
    }
    #expect(token != nil)
    source.onNext(Token())
    #expect(token == nil)
    subscription.dispose()
  }
}
