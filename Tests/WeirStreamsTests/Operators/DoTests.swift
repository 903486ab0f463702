import Testing
import WeirStreams
import WeirTesting

@Suite struct DoTests {
  private func withAll(_ source: Observable<Int>, _ log: Log) -> Observable<Int> {
    source.do(
      onNext: { log("onNext \($0)") }, afterNext: { log("afterNext \($0)") }, onError: { log("onError \($0)") },
      afterError: { log("afterError \($0)") }, onCompleted: { log("onCompleted") },
      afterCompleted: { log("afterCompleted") }, onSubscribe: { log("onSubscribe") },
      onSubscribed: { log("onSubscribed") }, onDispose: { log("onDispose") })
  }

  @Test func orderOfCompletion() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let subscription = withAll(subject, log).subscribe(log)
    subject.onNext(1)
    subject.onCompleted()
    subscription.dispose()
    #expect(
      log.lines == [
        "onSubscribe", "onSubscribed", "onNext 1", "1", "afterNext 1", "onCompleted", "completed", "disposed",
        "afterCompleted", "onDispose",
      ])
  }

  @Test func orderOfFailureAtOnce() {
    let log = Log()
    _ = withAll(.error(Failure.first), log).subscribe(log)
    #expect(
      log.lines == [
        "onSubscribe", "onError first", "error first", "disposed", "afterError first", "onSubscribed", "onDispose",
      ])
  }

  @Test func orderOfDisposal() {
    let log = Log()
    let subject = PublishSubject<Int>()
    withAll(subject.do(onDispose: { log("source") }), log).subscribe(log).dispose()
    #expect(log.lines == ["onSubscribe", "onSubscribed", "source", "onDispose", "disposed"])
  }

  @Test func lettingThrough() throws {
    try expect("-a-b-|", becomes: "-a-b-|", subscription: "^----!") { $0.do() }
    try expect("-a-#", becomes: "-a-#", subscription: "^--!") { $0.do(onNext: { _ in }) }
    try expect("-a-b", becomes: "-a", subscription: "^-!", disposed: 2) { $0.do(onDispose: {}) }
  }

  @Test func orderOfFailure() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    let subscription = withAll(subject, log).subscribe(log)
    subject.onError(Failure.first)
    subscription.dispose()
    #expect(
      log.lines == [
        "onSubscribe", "onSubscribed", "onError first", "error first", "disposed", "afterError first", "onDispose",
      ])
  }

  /// The hooks of a source that has already ended, for what it sends at once.
  @Test func orderOfCompletionAtOnce() {
    let log = Log()
    _ = withAll(.just(1), log).subscribe(log)
    #expect(
      log.lines == [
        "onSubscribe", "onNext 1", "1", "afterNext 1", "onCompleted", "completed", "disposed", "afterCompleted",
        "onSubscribed", "onDispose",
      ])
  }

  /// Hooks of several are called from the source on down; at the subscription the other way round.
  @Test func twoInARow() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    let first = subject.do(onNext: { _ in log("first") }, onSubscribe: { log("subscribe first") })
    let second = first.do(onNext: { _ in log("second") }, onSubscribe: { log("subscribe second") })
    let subscription = second.subscribe()
    subject.onNext(1)
    #expect(log.lines == ["subscribe second", "subscribe first", "first", "second"])
    subscription.dispose()
  }

  /// After a hook has thrown no further hook is called for an event, and the disposal is told once.
  @Test func hooksAfterAFault() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    let failing = subject.do(
      onNext: { _ in throw Failure.first }, afterNext: { _ in log("afterNext") }, onError: { _ in log("onError") },
      afterError: { _ in log("afterError") }, onDispose: { log("onDispose") })
    _ = failing.subscribe(log)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["error first", "disposed", "onDispose"])
    #expect(!subject.hasObservers)
  }

  @Test func throwing() throws {
    try expect("-a-b-|", becomes: "-#", subscription: "^!") { $0.do(onNext: { _ in throw MarbleFailure() }) }
    try expect("-a-b-|", becomes: "-(a#)", subscription: "^!") { $0.do(afterNext: { _ in throw MarbleFailure() }) }
    try expect("-a-|", becomes: "-a-#") { $0.do(onCompleted: { throw MarbleFailure() }) }
    try expect("-a-|", becomes: "-a-|") { $0.do(afterCompleted: { throw MarbleFailure() }) }
    try expect("-a-#", becomes: "-a-#", error: Failure.first) { $0.do(onError: { _ in throw Failure.first }) }
    try expect("-a-#", becomes: "-a-#") { $0.do(afterError: { _ in throw Failure.first }) }
  }

  @Test func disposedOfFromWithin() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = withAll(subject, log).subscribe(onNext: { _ in subscription.dispose() })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["onSubscribe", "onSubscribed", "onNext 1", "onDispose", "afterNext 1"])
  }
}
