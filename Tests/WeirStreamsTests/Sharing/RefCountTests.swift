import Testing
import WeirStreams
import WeirTesting

@Suite struct RefCountTests {
  @Test func firstAndLast() {
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

  @Test func diagrams() throws {
    try expect("-a-b-|", becomes: "-a-b-|", subscription: "^----!") { $0.publish().refCount() }
    try expect("-a-#", becomes: "-a-#", subscription: "^--!") { $0.publish().refCount() }
    try expect("-a-b", becomes: "-a", subscription: "^-!", disposed: 2) { $0.publish().refCount() }
    try expect("-a-b", becomes: "-(a|)", subscription: "^!") { $0.replay(1).refCount().take(1) }
  }

  /// The end ends the connection; who comes then connects again, from within the end too.
  @Test func afterTheEnd() {
    let attempts = Tally()
    let source = Observable<Int>.deferred {
      attempts.increment() < 4 ? .error(Failure.first) : .just(attempts.value)
    }
    let shared = source.publish().refCount()
    #expect(shared.sentAtOnce() == ["error first", "disposed"])
    #expect(shared.sentAtOnce() == ["error first", "disposed"])
    #expect(shared.retry().sentAtOnce() == ["4", "completed", "disposed"])
    #expect(shared.sentAtOnce() == ["5", "completed", "disposed"])
  }

  /// All are told of the end, whoever among them subscribes again while the first is told.
  @Test func endForAll() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let shared = source.publish().refCount()
    _ = shared.subscribe(onCompleted: { _ = shared.subscribe(onCompleted: { log("third") }) })
    _ = shared.subscribe(onCompleted: { log("second") })
    source.onCompleted()
    #expect(log.lines == ["third", "second"])
    #expect(shared.sentAtOnce() == ["completed", "disposed"])
  }

  /// A subscriber that has enough with what is replayed as it comes leaves before there is a connection.
  @Test func leavingWhileSubscribing() {
    let log = Log()
    let source = Observable<Int>.never().do(onSubscribe: { log("subscribed") }, onDispose: { log("left") })
    let shared = source.multicast(BehaviorSubject(value: 0)).refCount()
    #expect(shared.take(1).sentAtOnce() == ["0", "completed", "disposed"])
    #expect(log.take().isEmpty)
    let subscription = shared.subscribe()
    #expect(log.take() == ["subscribed"])
    subscription.dispose()
    #expect(log.lines == ["left"])
  }

  /// A source that sends at once, to a subscriber that leaves with the first element.
  @Test func leavingWhileConnecting() {
    let shared = Observable.repeatElement(1).publish().refCount()
    for _ in 0..<3 { #expect(shared.take(2).sentAtOnce() == ["1", "1", "completed", "disposed"]) }
  }

  /// A connectable that is not ours connects in one go, so that its subscribers can leave while it does.
  @Test func foreignConnectables() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let foreign = Foreign(connectable: source.startWith(0).publish(), log: log)
    let shared = foreign.refCount()
    #expect(shared.take(1).sentAtOnce() == ["0", "completed", "disposed"])
    #expect(log.take() == ["connected"])
    #expect(!source.hasObservers)
    let (first, second) = (shared.subscribe(log), shared.subscribe(log))
    source.onNext(1)
    #expect(log.take() == ["0", "connected", "1", "1"])
    first.dispose()
    second.dispose()
    #expect(!source.hasObservers)
  }

  /// Comes and goes on two threads while the source ends: the next subscriber always finds a living connection.
  @Test func twoThreads() {
    for _ in 0..<1000 {
      let source = PublishSubject<Int>()
      let gate = BooleanFlag()
      let shared = Observable.deferred { gate.exchange(true) ? .never() : source.asObservable() }.publish().refCount()
      let first = shared.subscribe()
      race(
        { source.onCompleted() },
        {
          shared.subscribe().dispose()
          first.dispose()
        })
      let connected = Tally()
      let late = shared.do(onNext: { _ in connected.increment() }).subscribe()
      #expect(!source.hasObservers && connected.value == 0)
      late.dispose()
    }
  }
}

/// A connectable stream that is none of the library's classes.
private struct Foreign: ConnectableObservableType {
  let connectable: ConnectableObservable<Int>
  let log: Log

  func connect() -> any Disposable {
    defer { log("connected") }
    return connectable.connect()
  }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
    connectable.subscribe(observer)
  }

  func asObservable() -> Observable<Int> { connectable }
}
