import Testing
import WeirStreams
import WeirTesting

@Suite struct RetryTests {
  @Test func forever() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try scheduler.createColdObservable(marbles: "-a#")
    let forever = scheduler.start(disposed: 205) { cold.retry() }
    #expect(try forever.mismatch(with: "-a-a") == nil)
    #expect(cold.subscriptions == [.init(200, 202), .init(202, 204), .init(204, 205)])
  }

  @Test func times() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try scheduler.createColdObservable(marbles: "-a#")
    let twice = scheduler.start { cold.retry(2) }
    #expect(try twice.mismatch(with: "-a-a#") == nil)
    #expect(cold.subscriptions == [.init(200, 202), .init(202, 204)])
  }

  /// A count counts attempts: the first one is among them.
  @Test(arguments: [0, 1, 2, 5]) func attempts(count: Int) {
    let attempts = Tally()
    let source = Observable<Int>.deferred {
      attempts.increment()
      return .concat(.just(1), .error(Failure.first))
    }
    let lines = source.retry(count).sentAtOnce()
    #expect(attempts.value == count)
    let end = count == 0 ? "completed" : "error first"
    #expect(lines == Array(repeating: "1", count: count) + [end, "disposed"])
  }

  @Test func untilItCompletes() throws {
    try expect("-a-|", becomes: "-a-|", subscription: "^--!") { $0.retry() }
    let attempts = Tally()
    let source = Observable<Int>.deferred { attempts.increment() < 3 ? .error(Failure.first) : .just(attempts.value) }
    #expect(source.retry().sentAtOnce() == ["3", "completed", "disposed"])
    #expect(source.retry(-1).sentAtOnce() == ["completed", "disposed"])
    let failing = Observable.concat(.just(1), .error(Failure.first))
    #expect(failing.retry().take(3).sentAtOnce() == ["1", "1", "1", "completed", "disposed"])
  }

  /// Who disposes from within the last element is not subscribed again.
  @Test func disposedInTheMiddle() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = SerialDisposable()
    let retrying = source.do(onError: { _ in subscription.dispose() }, onSubscribe: { log("subscribed") }).retry()
    subscription.disposable = retrying.subscribe(log)
    source.onNext(1)
    source.onError(Failure.first)
    #expect(log.lines == ["subscribed", "1", "disposed"])
  }

  /// However often a stream fails at once, the stack does not grow.
  @Test func manyAtOnce() {
    let attempts = Tally()
    let source = Observable<Int>.deferred {
      attempts.increment() % 100_000 > 0 ? .error(Failure.first) : .just(1)
    }
    #expect(source.retry().sentAtOnce() == ["1", "completed", "disposed"])
    #expect(source.retry(100_000).sentAtOnce() == ["1", "completed", "disposed"])
  }
}
