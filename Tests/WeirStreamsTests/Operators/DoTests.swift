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
