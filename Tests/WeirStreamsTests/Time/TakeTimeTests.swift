import Testing
import WeirStreams
import WeirTesting

/// `take(for:scheduler:)` and `skip(for:scheduler:)`.
@Suite struct TakeTimeTests {
  @Test func take() throws {
    try expect(timed: "-ab--c-", becomes: "-ab-|", subscription: "^---!") { $0.take(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-a-|", becomes: "-a-|", subscription: "^--!") { $0.take(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-a-#", becomes: "-a-#", subscription: "^--!") { $0.take(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-a-b", becomes: "-a", subscription: "^-!", disposed: 2) {
      $0.take(for: .seconds(4), scheduler: $1)
    }
    // What comes in the very tick, before the timer, is taken.
    try expect(timed: "-a--b", becomes: "-a--(b|)") { $0.take(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-a", becomes: "-(a|)", subscription: "^!") { $0.take(for: .seconds(0), scheduler: $1) }
    for span in [RxTimeInterval.never, .seconds(.max)] {
      try expect(timed: "-a---|", becomes: "-a---|") { $0.take(for: span, scheduler: $1) }
    }
  }

  @available(*, deprecated)
  @Test func formerName() throws {
    try expect(timed: "-ab--c-", becomes: "-ab-|") { $0.take(.seconds(4), scheduler: $1) }
  }

  @Test func takeOfSynchronousSources() throws {
    try expect(timed: "-", becomes: "(ab|)") { Observable.of("a", "b").take(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-", becomes: "#") {
      Observable<String>.error(MarbleFailure()).take(for: .seconds(4), scheduler: $1)
    }
    try expect(timed: "-", becomes: "----|") { Observable<String>.never().take(for: .seconds(4), scheduler: $1) }
  }

  @Test func skip() throws {
    try expect(timed: "-ab--c-|", becomes: "-----c-|", subscription: "^------!") {
      $0.skip(for: .seconds(4), scheduler: $1)
    }
    try expect(timed: "-a-|", becomes: "---|", subscription: "^--!") { $0.skip(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-a-#", becomes: "---#", subscription: "^--!") { $0.skip(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-----a-b", becomes: "-----a", subscription: "^-----!", disposed: 6) {
      $0.skip(.seconds(4), scheduler: $1)
    }
    try expect(timed: "----a", becomes: "-") { $0.skip(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-ab|", becomes: "--b|") { $0.skip(for: .seconds(0), scheduler: $1) }
    for span in [RxTimeInterval.never, .seconds(.max)] {
      try expect(timed: "-a---|", becomes: "-----|") { $0.skip(for: span, scheduler: $1) }
    }
  }

  @Test func skipOfSynchronousSources() throws {
    try expect(timed: "-", becomes: "|") { Observable.of("a", "b").skip(for: .seconds(4), scheduler: $1) }
    try expect(timed: "-", becomes: "#") {
      Observable<String>.error(MarbleFailure()).skip(for: .seconds(4), scheduler: $1)
    }
  }

  /// A chain of both is a window in time.
  @Test func both() throws {
    try expect(timed: "-abcdefg", becomes: "----de(f|)", subscription: "^-----!") {
      $0.skip(for: .seconds(3), scheduler: $1).take(for: .seconds(6), scheduler: $1)
    }
  }
}
