import Testing
import WeirStreams
import WeirTesting

@Suite struct ShareTests {
  /// A source that counts who subscribes and who leaves.
  private struct Source {
    let subject = PublishSubject<Int>()
    let log = Log()

    var stream: Observable<Int> {
      subject.do(onSubscribe: { log("subscribed") }, onDispose: { log("left") })
    }
  }

  private static let scopes: [(Int, SubjectLifetimeScope)] = [
    (0, .whileConnected), (1, .whileConnected), (2, .whileConnected), (0, .forever), (1, .forever), (2, .forever),
  ]

  @Test(arguments: scopes)
  func oneSubscriptionForAll(_ replay: Int, _ scope: SubjectLifetimeScope) {
    let (source, first, second) = (Source(), Log(), Log())
    let shared = source.stream.share(replay: replay, scope: scope)
    let one = shared.subscribe(first)
    source.subject.onNext(1)
    source.subject.onNext(2)
    let two = shared.subscribe(second)
    source.subject.onNext(3)
    #expect(first.take() == ["1", "2", "3"])
    #expect(second.take() == ["1", "2"].suffix(replay) + ["3"])
    one.dispose()
    source.subject.onNext(4)
    #expect(source.log.take() == ["subscribed"])
    two.dispose()
    #expect(source.log.take() == ["left"])
    #expect(first.take() == ["disposed"])
    #expect(second.take() == ["4", "disposed"])
    _ = shared.subscribe(first)
    let kept = scope == .forever ? ["3", "4"].suffix(replay) : []
    #expect(first.take() == Array(kept))
    #expect(source.log.take() == ["subscribed"])
  }

  @Test(arguments: scopes)
  func end(_ replay: Int, _ scope: SubjectLifetimeScope) {
    let (source, first) = (Source(), Log())
    let shared = source.stream.share(replay: replay, scope: scope)
    _ = shared.subscribe(first)
    source.subject.onNext(1)
    source.subject.onError(Failure.first)
    #expect(first.lines == ["1", "error first", "disposed"])
    #expect(source.log.take() == ["subscribed", "left"])
    let late = ["1"].suffix(scope == .forever ? min(replay, 1) : 0)
    #expect(shared.sentAtOnce() == late + ["error first", "disposed"])
    if scope == .whileConnected { #expect(source.log.take() == ["subscribed", "left"]) }
  }

  @Test(arguments: scopes)
  func sourceThatSendsAtOnce(_ replay: Int, _ scope: SubjectLifetimeScope) {
    let shared = Observable.from(1...3).share(replay: replay, scope: scope)
    #expect(shared.sentAtOnce() == ["1", "2", "3", "completed", "disposed"])
    let (first, second) = (Log(), Log())
    _ = Observable.merge(shared.do(onNext: { first("\($0)") }), shared.do(onNext: { second("\($0)") })).subscribe()
    if scope == .whileConnected { #expect(first.lines == ["1", "2", "3"]) }
  }

  /// Whoever subscribes again from within the end gets a new connection.
  @Test func retryOfShared() {
    let attempts = Counter()
    let source = Observable<Int>.deferred {
      attempts.increment() < 3 ? .error(Failure.first) : .just(attempts.value)
    }
    #expect(source.share().retry().sentAtOnce() == ["3", "completed", "disposed"])
    #expect(source.share(replay: 1).sentAtOnce() == ["4", "completed", "disposed"])
  }

  @Test func disposedWhileReplaying() {
    let source = Source()
    let shared = source.stream.share(replay: 2)
    let keeper = shared.subscribe()
    source.subject.onNext(1)
    source.subject.onNext(2)
    #expect(shared.take(1).sentAtOnce() == ["1", "completed", "disposed"])
    keeper.dispose()
    #expect(source.log.lines == ["subscribed", "left"])
  }

  /// Something unrelated that subscribes first changes nothing for a shared source that is split and combined again.
  @Test func observerEffect() {
    func results(with other: Bool) -> [String] {
      let (subject, log) = (PublishSubject<Int>(), Log())
      let shared = subject.share()
      if other { _ = shared.filter { $0 < 0 }.subscribe() }
      let (even, odd) = (shared.filter { $0 % 2 == 0 }, shared.filter { $0 % 2 == 1 })
      _ = Observable.merge(odd, even, shared.map { $0 * 10 }).subscribe(log)
      for number in 1...4 { subject.onNext(number) }
      return log.lines
    }
    #expect(results(with: false) == results(with: true))
    #expect(results(with: false) == ["1", "10", "2", "20", "3", "30", "4", "40"])
  }
}

@Suite struct ConnectableTests {
  @Test func publish() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let shared = source.publish()
    _ = shared.subscribe(log)
    source.onNext(1)
    let connection = shared.connect()
    source.onNext(2)
    connection.dispose()
    source.onNext(3)
    #expect(log.take() == ["2"])
    #expect(!source.hasObservers)
    _ = shared.subscribe(log)
    _ = shared.connect()
    source.onNext(4)
    #expect(log.lines == ["4"])
  }

  @Test func connectingTwice() {
    let source = PublishSubject<Int>()
    let shared = source.publish()
    let (first, second) = (shared.connect(), shared.connect())
    second.dispose()
    #expect(!source.hasObservers)
    first.dispose()
  }

  /// The end ends the connection, and its subject with it: what follows begins anew.
  @Test func replayAfterTheEnd() {
    let (early, late) = (Log(), Log())
    let shared = Observable.from(1...3).replay(2)
    _ = shared.subscribe(early)
    _ = shared.connect()
    #expect(early.lines == ["1", "2", "3", "completed", "disposed"])
    _ = shared.subscribe(late)
    #expect(late.lines.isEmpty)
    _ = shared.connect()
    #expect(late.lines == early.lines)
  }

  @Test func replayToLateSubscribers() {
    let source = PublishSubject<Int>()
    let (two, all) = (source.replay(2), source.replayAll())
    let connections = [two.connect(), all.connect()]
    for number in 1...3 { source.onNext(number) }
    #expect(two.sentAtOnce() == ["2", "3", "disposed"])
    #expect(all.sentAtOnce() == ["1", "2", "3", "disposed"])
    for connection in connections { connection.dispose() }
    #expect(two.sentAtOnce() == ["disposed"])
  }

  @Test func multicastWithSelector() {
    let subscriptions = Counter()
    let source = Observable<Int>.deferred {
      subscriptions.increment()
      return .from(1...3)
    }
    let doubled = source.multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 + $1 } })
    #expect(doubled.sentAtOnce() == ["2", "4", "6", "completed", "disposed"])
    #expect(subscriptions.value == 1)
    let failing = source.multicast({ () throws -> PublishSubject<Int> in throw Failure.first }, selector: { $0 })
    #expect(failing.sentAtOnce() == ["error first", "disposed"])
  }

  @Test func refCount() {
    let source = PublishSubject<Int>()
    let subject = BehaviorSubject(value: 0)
    let shared = source.multicast(subject).refCount()
    let (first, second) = (shared.subscribe(), shared.subscribe())
    #expect(source.hasObservers)
    first.dispose()
    first.dispose()
    #expect(source.hasObservers)
    second.dispose()
    #expect(!source.hasObservers)
    #expect(shared.sentAtOnce() == ["0", "disposed"])
  }
}
