import Testing
import WeirStreams
import WeirTesting

@Suite struct DeferredTests {
  @Test func diagrams() throws {
    try expect("-a-b-|", becomes: "-a-b-|", subscription: "^----!") { source in Observable.deferred { source } }
    try expect("-a-#", becomes: "-a-#", subscription: "^--!") { source in Observable.deferred { source } }
    try expect("-a-b-|", becomes: "-a", subscription: "^-!", disposed: 2) { source in Observable.deferred { source } }
    try expect("-a-b-|", becomes: "#") { _ in Observable<String>.deferred { throw MarbleFailure() } }
  }

  @Test func madeAnewForEachSubscription() {
    let made = Tally()
    let stream = Observable<Int>.deferred { .just(made.increment()) }
    #expect(made.value == 0)
    #expect((1...3).map { _ in stream.sentAtOnce().first } == ["1", "2", "3"])
  }

  @Test func otherStreamsAreDeferredToo() {
    #expect(Observable<Int>.deferred { Single.just(1).asObservable() }.sentAtOnce() == ["1", "completed", "disposed"])
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    let stream = Observable<Int>.deferred { subject }
    subject.onNext(1)
    subject.onNext(2)
    #expect(stream.sentAtOnce() == ["1", "2", "disposed"])
    #expect(!subject.hasObservers)
  }

  /// What the closure throws can be caught, and then tried again.
  @Test func anErrorIsAnEvent() {
    let attempts = Tally()
    let stream = Observable<Int>.deferred {
      if attempts.increment() < 3 { throw Failure.first }
      return .just(attempts.value)
    }
    #expect(stream.retry(5).sentAtOnce() == ["3", "completed", "disposed"])
    #expect(Observable<Int>.deferred { throw Failure.first }.catchAndReturn(9).sentAtOnce().first == "9")
  }

  @Test func nested() {
    @Sendable func deep(_ depth: Int) -> Observable<Int> {
      .deferred { depth == 0 ? .just(7) : deep(depth - 1) }
    }
    #expect(deep(500).sentAtOnce() == ["7", "completed", "disposed"])
  }

  @Test func givenUpInTheMiddle() {
    #expect(sent(by: Observable.deferred { Observable.of(1, 2, 3) }, givenUpAt: 2) == ["1", "2", "given up"])
  }
}
