import Testing
import WeirStreams
import WeirTesting

/// What an operator sends or calls after one further down has ended the stream before the source did.
@Suite struct EarlyEndTests {
  private func doing(_ log: Log, _ stream: Observable<Int>) -> Observable<Int> {
    stream.do(onNext: { log("\($0)") }, onError: { log("error \($0)") }, onCompleted: { log("completed") })
  }

  @Test func endComesOnceAfterTwoThatEndEarly() {
    let log = Log()
    let single = Observable.repeatElement(9).take(1).take(1).asSingle()
    let stream = single.flatMap { _ in Single<Int>.never() }.do(onSubscribe: { log("subscribed") })
    stream.subscribe().dispose()
    let flattened = Observable.repeatElement(9).take(1).take(1).toArray().asObservable().flatMap { list in
      log("\(list)")
      return Observable<Int>.never()
    }
    flattened.subscribe().dispose()
    #expect(log.lines == ["subscribed", "[9]"])
  }

  @Test func nothingAfterTheErrorOfAStage() {
    let log = Log()
    _ = doing(log, Observable.of(1, 2).take(2).asMaybe().asObservable()).subscribe(onError: { _ in })
    _ = doing(log, Observable.just(1).take(1).reduce(0) { _, _ in throw Failure.first }).subscribe(onError: { _ in })
    #expect(log.lines == ["error Sequence contains more than one element.", "error first"])
  }

  @Test func nothingAfterTheEndFurtherDown() {
    let log = Log()
    _ = doing(log, Observable.repeatElement(1).take(1)).take(1).subscribe()
    _ = doing(log, Observable.just(2).take(1).map { _ in throw Failure.first }).subscribe(onError: { _ in })
    #expect(log.lines == ["1", "error first"])
  }

  @Test func lateElementsDoNotReachTheNextSource() throws {
    let failing: (Observable<String>) -> Observable<String> = { source in
      source.take(1).materialize().map { if $0.element != nil { throw Failure.first } else { "late" } }
    }
    try expect("-a-|", becomes: "-x", ["x": "x"]) { failing($0).catch { _ in Observable.never().startWith("x") } }
    try expect("-a-a|", becomes: "-#", error: Failure.first) { failing($0).retry(1) }
    try expect("-a-|", becomes: "-#", error: Failure.first) { failing($0).flatMap { Observable.just($0) } }
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, "a")])
    let result = scheduler.start { failing(source.asObservable()).observe(on: scheduler) }
    #expect(texts(result.events) == texts([.error(211, Failure.first, String.self)]))
  }

  @Test func closureThatDisposesStopsTheElement() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    let source = subject.do(onNext: { _ in subscription.dispose() })
    subscription.disposable = source.map { log("mapped \($0)") }.subscribe()
    subject.onNext(1)
    #expect(log.lines == [])
  }

  @Test func signalIsHeardOnce() {
    let (subject, signal) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = Log()
    let failing = signal.do(afterNext: { _ in throw Failure.first })
    let subscription = subject.skip(until: failing).subscribe(log)
    subject.onNext(1)
    signal.onNext(1)
    subject.onNext(2)
    subscription.dispose()
    #expect(log.lines == ["2", "disposed"])
  }

  /// A source that sends its error at once, to an operator that has had its completion from a stage in between.
  @Test func errorAfterTheCompletionOfOneSource() {
    let failed = ReplaySubject<Int>.create(bufferSize: 1)
    failed.onNext(1)
    failed.onError(Failure.first)
    let (subject, log) = (PublishSubject<Int>(), Log())
    let streams = [
      failed.take(1).sample(subject), failed.take(1).skip(until: subject), subject.withLatestFrom(failed.take(1)),
      subject.take(until: failed.take(while: { _ in false })),
    ]
    for stream in streams {
      let subscription = stream.subscribe(log)
      subject.onNext(5)
      subscription.dispose()
    }
    #expect(log.lines == ["1", "completed", "disposed", "disposed", "1", "disposed", "5", "disposed"])
  }
}
