import Testing
import WeirStreams
import WeirTesting

/// In which order sources are released, when a stream ends, goes on with another source or is disposed of.
@Suite struct ReleaseOrderTests {
  private func traced(_ name: String, _ log: Log, _ source: Observable<Int> = .never()) -> Observable<Int> {
    source.do(onDispose: { log(name) })
  }

  @Test func upstreamFirst() {
    let log = Log()
    let scheduler = TestScheduler(initialClock: 0)
    let second = traced("second", log)
    let streams: [Observable<Int>] = [
      Observable.error(Failure.first).catch { _ in second },
      Observable.empty().ifEmpty(switchTo: second),
      Observable<Never>.empty().asCompletable().andThen(second),
      second.delaySubscription(.seconds(5), scheduler: scheduler),
    ]
    for stream in streams {
      let subscription = traced("downstream", log, stream).subscribe()
      scheduler.start()
      subscription.dispose()
      #expect(log.take() == ["second", "downstream"])
    }
  }

  @Test func upstreamFirstAtTheEnd() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = traced("downstream", log, traced("upstream", log, subject)).subscribe()
    subject.onCompleted()
    #expect(log.lines == ["upstream", "downstream"])
  }

  @Test func sourceBeforeInnerStreams() {
    let log = Log()
    let (source, inner) = (traced("source", log, .never().startWith(1)), traced("inner", log))
    source.flatMap { _ in inner }.subscribe().dispose()
    source.flatMapLatest { _ in inner }.subscribe().dispose()
    source.concatMap { _ in inner }.subscribe().dispose()
    #expect(log.lines == ["source", "inner", "source", "inner", "source", "inner"])
  }

  /// A stream that the failed part and what comes after it share is not connected anew.
  @Test func sharedSourceStaysConnected() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let shared = subject.do(onSubscribe: { log("connected") }).share()
    let failing = shared.map { _ -> Int in throw Failure.first }
    let empty = shared.take(until: { _ in true })
    let streams = [
      failing.catch { _ in shared }, empty.ifEmpty(switchTo: shared),
      empty.ignoreElements().asCompletable().andThen(shared),
    ]
    for stream in streams {
      let subscription = stream.subscribe()
      subject.onNext(1)
      subscription.dispose()
      #expect(log.take() == ["connected"])
    }
  }

  /// As in RxSwift: a subscriber that subscribes again in answer to the end finds the source still held, unless several
  /// elements are remembered.
  @Test func shareReleasesAfterTheEnd() {
    for (replay, isReleased) in [(0, false), (1, false), (2, true)] {
      let log = Log()
      let subject = PublishSubject<Int>()
      let source = traced("released", log, .merge(subject, .never()))
      _ = source.share(replay: replay).subscribe(onError: { _ in log("ended") })
      subject.onError(Failure.first)
      #expect(log.lines == (isReleased ? ["released", "ended"] : ["ended", "released"]), "\(replay)")
    }
  }

  @Test func retryWhenThatSendsAndCompletesAtOnce() {
    let log = Log()
    let source = Observable<Int>.deferred {
      log("subscribed")
      throw Failure.first
    }
    _ = source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }).subscribe(log)
    #expect(log.lines == ["subscribed", "completed", "disposed"])
  }

  /// As in RxSwift: what is remembered forever is whole, even if the first subscriber has left in the middle of a source
  /// that sends at once.
  @Test func sharedForeverIsHeardToTheEnd() {
    for replay in 0...2 {
      let log = Log()
      let shared = Observable.just(1).do(onSubscribe: { log("connected") }).share(replay: replay, scope: .forever)
      _ = shared.take(1).subscribe(log)
      _ = shared.subscribe(log)
      let remembered = replay == 0 ? [] : ["1"]
      #expect(log.lines == ["connected", "1", "completed", "disposed"] + remembered + ["completed", "disposed"])
    }
  }
}
