import Testing
import WeirStreams
import WeirTesting

@Suite struct TakePredicateTests {
  @Test func whileItHolds() throws {
    try expect("-1-2-x-3-|", becomes: "-1-2-|", subscription: "^----!") { $0.take(while: { $0 != "x" }) }
    try expect("-1-2-x-3-|", becomes: "-1-2-(x|)", subscription: "^----!") {
      $0.take(while: { $0 != "x" }, behavior: .inclusive)
    }
    for behavior in [TakeBehavior.inclusive, .exclusive] {
      try expect("-1-2-|", becomes: "-1-2-|", subscription: "^----!") {
        $0.take(while: { $0 != "x" }, behavior: behavior)
      }
      try expect("-1-#", becomes: "-1-#") { $0.take(while: { $0 != "x" }, behavior: behavior) }
      try expect("-1-2-x", becomes: "-1", subscription: "^-!", disposed: 2) {
        $0.take(while: { $0 != "x" }, behavior: behavior)
      }
    }
  }

  @Test func untilItHolds() throws {
    try expect("-1-2-x-3-|", becomes: "-1-2-|", subscription: "^----!") { $0.take(until: { $0 == "x" }) }
    try expect("-1-2-x-3-|", becomes: "-1-2-(x|)", subscription: "^----!") {
      $0.take(until: { $0 == "x" }, behavior: .inclusive)
    }
    try expect("-1-2-|", becomes: "-1-2-|") { $0.take(until: { $0 == "x" }) }
    try expect("-1-#", becomes: "-1-#") { $0.take(until: { $0 == "x" }) }
  }

  @Test func throwing() throws {
    for behavior in [TakeBehavior.inclusive, .exclusive] {
      try expect("-1-2-|", becomes: "-#", subscription: "^!") {
        $0.take(while: { _ in throw MarbleFailure() }, behavior: behavior)
      }
      try expect("-1-2-|", becomes: "-#", subscription: "^!") {
        $0.take(until: { _ in throw MarbleFailure() }, behavior: behavior)
      }
    }
  }

  /// The predicate is not asked again once it has been answered.
  @Test func calls() {
    let log = Log()
    let few = Observable.from(1...9).take(while: {
      log("\($0)")
      return $0 < 3
    })
    #expect(few.sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func stopsASourceThatSendsAtOnce() {
    #expect(
      Observable.repeatElement(1).enumerated().take(while: { $0.index < 2 }).map(\.index).sentAtOnce()
        == ["0", "1", "completed", "disposed"])
  }

  /// The subject queues what the subscriber sends, so that it comes after the end.
  @Test func reentrant() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.take(while: { $0 < 3 }).do(onNext: { subject.onNext($0 + 1) }).subscribe(log)
    subject.onNext(1)
    subscription.dispose()
    #expect(log.lines == ["1", "2", "completed", "disposed"])
    #expect(!subject.hasObservers)
  }

  @available(*, deprecated)
  @Test func oldNames() throws {
    try expect("-1-x-3-|", becomes: "-1-|") { $0.takeWhile { $0 != "x" } }
    try expect("-1-x-3-|", becomes: "-1-(x|)") { $0.takeUntil(.inclusive) { $0 == "x" } }
    try expect("-1-x-3-|", becomes: "-1-|") { $0.takeUntil(.exclusive) { $0 == "x" } }
  }
}
