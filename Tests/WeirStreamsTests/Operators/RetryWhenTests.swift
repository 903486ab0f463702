import Testing
import WeirStreams
import WeirTesting

@Suite struct RetryWhenTests {
  private struct OtherError: Error {}

  @Test func trigger() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try scheduler.createColdObservable(marbles: "-a#")
    let trigger = try scheduler.createHotObservable(marbles: "-x-x---y---|")
    let result = scheduler.start { cold.retry { (_: Observable<any Error>) in trigger } }
    #expect(try result.mismatch(with: "-a--a---a--|") == nil)
    #expect(cold.subscriptions == [.init(200, 202), .init(203, 205), .init(207, 209)])
    #expect(trigger.subscriptions == [.init(200, 211)])
  }

  @Test func endOfTheTrigger() {
    let failing = Observable.concat(.just(1), .error(Failure.first))
    #expect(
      failing.retry { (_: Observable<any Error>) in Observable<Int>.empty() }.sentAtOnce()
        == ["1", "completed", "disposed"])
    #expect(
      failing.retry { (_: Observable<any Error>) in Observable<Int>.error(Failure.second) }.sentAtOnce()
        == ["1", "error second", "disposed"])
    #expect(
      failing.retry { (errors: Observable<any Error>) in errors.take(2) }.sentAtOnce()
        == ["1", "1", "completed", "disposed"])
  }

  @Test func typeOfTheError() {
    let failing = Observable.concat(.just(1), .error(Failure.first))
    #expect(
      failing.retry { (errors: Observable<OtherError>) in errors }.sentAtOnce() == ["1", "error first", "disposed"])
    #expect(
      failing.retry { (errors: Observable<Failure>) in errors.take(1) }.sentAtOnce()
        == ["1", "completed", "disposed"])
  }

  @Test func manyAtOnce() {
    let attempts = Tally()
    let source = Observable<Int>.deferred { attempts.increment() < 100_000 ? .error(Failure.first) : .just(1) }
    #expect(source.retry { (errors: Observable<any Error>) in errors }.sentAtOnce() == ["1", "completed", "disposed"])
  }

  /// What the trigger sends while the source runs starts nothing.
  @Test func triggersThatAreNotAwaited() {
    let (source, trigger, log) = (PublishSubject<Int>(), PublishSubject<Void>(), Log())
    let retrying = source.do(onSubscribe: { log("subscribed") }).retry { (_: Observable<any Error>) in trigger }
    let subscription = retrying.subscribe(log)
    trigger.onNext(())
    source.onNext(1)
    trigger.onNext(())
    #expect(log.take() == ["subscribed", "1"])
    subscription.dispose()
    #expect(!source.hasObservers && !trigger.hasObservers)
  }

  /// The end of the trigger while the source runs counts when the source fails, and does not matter when it completes.
  @Test func endOfTheTriggerWhileTheSourceRuns() throws {
    try expect(all: ["-a---#", "--|"], become: "-a---|", subscriptions: ["^----!", "^-!"]) { sources in
      sources[0].retry { (_: Observable<any Error>) in sources[1] }
    }
    try expect(all: ["-a---|", "--|"], become: "-a---|") { sources in
      sources[0].retry { (_: Observable<any Error>) in sources[1] }
    }
  }

  /// Nothing is tried again that has been given up while it waited.
  @Test func disposedWhileItWaits() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try scheduler.createColdObservable(marbles: "-#")
    let trigger = try scheduler.createHotObservable(marbles: "-----x")
    let result = scheduler.start(disposed: 203) { cold.retry { (_: Observable<any Error>) in trigger } }
    #expect(result.events.isEmpty)
    #expect(cold.subscriptions == [.init(200, 201)] && trigger.subscriptions == [.init(200, 203)])
  }

  @available(*, deprecated)
  @Test func oldName() {
    let failing = Observable.concat(.just(1), .error(Failure.first))
    let expected = ["1", "completed", "disposed"]
    #expect(failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) }.sentAtOnce() == expected)
    #expect(failing.retryWhen { (errors: Observable<Failure>) in errors.take(1) }.sentAtOnce() == expected)
  }
}
