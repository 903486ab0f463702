import Testing
import WeirStreams
import WeirTesting

@Suite struct DelaySubscriptionTests {
  @Test func subscribesLater() throws {
    try expect(timed: "-ab-c-|", becomes: "----c-|", subscription: "---^--!") {
      $0.delaySubscription(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-ab-c-#", becomes: "----c-#", subscription: "---^--!") {
      $0.delaySubscription(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-ab-c-#", becomes: "----c", subscription: "---^-!", disposed: 5) {
      $0.delaySubscription(.seconds(3), scheduler: $1)
    }
    try expect(timed: "--a-", becomes: "--a", subscription: "-^-!", disposed: 3) {
      $0.delaySubscription(.seconds(0), scheduler: $1)
    }
  }

  @Test func disposedOfBefore() throws {
    for span in [RxTimeInterval.seconds(3), .never, .seconds(.max)] {
      try expect(timed: "-a-", becomes: "-", subscription: "-", disposed: 2) {
        $0.delaySubscription(span, scheduler: $1)
      }
    }
  }

  @Test func synchronousSources() throws {
    try expect(timed: "-", becomes: "---(ab|)") {
      Observable.of("a", "b").delaySubscription(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-", becomes: "---|") { Observable<String>.empty().delaySubscription(.seconds(3), scheduler: $1) }
    try expect(timed: "-", becomes: "---(a|)") {
      Observable.repeatElement("a").delaySubscription(.seconds(3), scheduler: $1).take(1)
    }
    try expect(timed: "-", becomes: "---#") {
      Observable<String>.deferred { throw MarbleFailure() }.delaySubscription(.seconds(3), scheduler: $1)
    }
  }
}
