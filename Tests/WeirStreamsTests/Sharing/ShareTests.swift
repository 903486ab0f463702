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
    let attempts = Tally()
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

  /// Marbles: who comes later, what is replayed, and when the source is subscribed to and left.
  @Test func diagram() throws {
    for replay in 0...2 {
      let scheduler = TestScheduler(initialClock: 0)
      let source = try scheduler.createHotObservable(marbles: "-a-b-c-d")
      let shared = source.share(replay: replay)
      let (first, second) = (scheduler.createObserver(String.self), scheduler.createObserver(String.self))
      let bag = CompositeDisposable()
      scheduler.scheduleAt(200) { _ = bag.insert(shared.subscribe(first)) }
      scheduler.scheduleAt(204) { _ = bag.insert(shared.subscribe(second)) }
      scheduler.scheduleAt(206) { bag.dispose() }
      scheduler.start()
      #expect(try first.mismatch(with: "-a-b-c") == nil)
      let values = second.events.map { "\($0.time - 200)\($0.value.element ?? "")" }
      #expect(values == ["4a", "4b"].suffix(replay) + ["5c"])
      #expect(source.subscriptions == [Subscription(200, 206)])
    }
  }

  /// Who subscribes from within an element gets what is replayed, that element among it, and then what follows.
  @Test func subscribingFromWithin() {
    for replay in 0...2 {
      let (source, log, isFirst) = (Source(), Log(), Tally())
      let shared = source.stream.share(replay: replay)
      let subscription = shared.subscribe(onNext: { element in
        if element == 2, isFirst.increment() == 1 { _ = shared.subscribe(log) }
      })
      for element in 1...3 { source.subject.onNext(element) }
      #expect(log.lines == ["1", "2"].suffix(replay) + ["3"])
      #expect(source.log.lines == ["subscribed"])
      subscription.dispose()
    }
  }

  /// Who leaves from within an element and comes again connects anew where it was alone.
  @Test(arguments: scopes)
  func resubscribingFromWithin(_ replay: Int, _ scope: SubjectLifetimeScope) {
    let (source, log) = (Source(), Log())
    let shared = source.stream.share(replay: replay, scope: scope)
    let first = SerialDisposable()
    first.disposable = shared.subscribe(onNext: { element in
      guard element == 1 else { return }
      first.dispose()
      _ = shared.subscribe(log)
    })
    for element in 1...2 { source.subject.onNext(element) }
    let replayed = scope == .forever && replay > 0 ? ["1"] : []
    #expect(log.lines == replayed + ["2"])
    #expect(source.log.lines == ["subscribed", "left", "subscribed"])
  }

  /// An error at once goes to the first subscriber, and the next one tries anew.
  @Test func errorAtOnce() {
    let attempts = Tally()
    let shared = Observable<Int>.deferred {
      attempts.increment()
      return .error(Failure.first)
    }.share(replay: 1)
    for attempt in 1...3 {
      #expect(shared.sentAtOnce() == ["error first", "disposed"])
      #expect(attempts.value == attempt)
    }
  }

  /// The last two that leave on two threads at once leave the source once.
  @Test(arguments: scopes) func leavingOnTwoThreads(_ replay: Int, _ scope: SubjectLifetimeScope) {
    for _ in 0..<200 {
      let source = Source()
      let shared = source.stream.share(replay: replay, scope: scope)
      let (first, second) = (shared.subscribe(), shared.subscribe())
      race({ first.dispose() }, { second.dispose() })
      #expect(source.log.lines == ["subscribed", "left"])
    }
  }

  /// Two that come on two threads at once share one connection.
  @Test(arguments: scopes) func comingOnTwoThreads(_ replay: Int, _ scope: SubjectLifetimeScope) {
    for _ in 0..<200 {
      let source = Source()
      let shared = source.stream.share(replay: replay, scope: scope)
      let bag = CompositeDisposable()
      race({ _ = bag.insert(shared.subscribe()) }, { _ = bag.insert(shared.subscribe()) })
      #expect(source.log.lines == ["subscribed"])
      bag.dispose()
      #expect(source.log.lines == ["subscribed", "left"])
    }
  }
}
