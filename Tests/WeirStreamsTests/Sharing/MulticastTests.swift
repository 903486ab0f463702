import Testing
import WeirStreams
import WeirTesting

@Suite struct MulticastTests {
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
    let (source, log) = (PublishSubject<Int>(), Log())
    let shared = source.do(onSubscribe: { log("subscribed") }, onDispose: { log("left") }).publish()
    let (first, second) = (shared.connect(), shared.connect())
    #expect(log.lines == ["subscribed"])
    second.dispose()
    #expect(!source.hasObservers)
    first.dispose()
    #expect(log.lines == ["subscribed", "left"])
    shared.connect().dispose()
    #expect(log.lines == ["subscribed", "left", "subscribed", "left"])
  }

  /// A connection that is over, and is disposed of again, does not touch the one that has taken its place.
  @Test func oldConnections() {
    let source = PublishSubject<Int>()
    let shared = source.publish()
    let old = shared.connect()
    old.dispose()
    let new = shared.connect()
    old.dispose()
    #expect(source.hasObservers)
    new.dispose()
    #expect(!source.hasObservers)
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
    let (none, two, all) = (source.replay(0), source.replay(2), source.replayAll())
    let connections = [none.connect(), two.connect(), all.connect()]
    for number in 1...3 { source.onNext(number) }
    #expect(none.sentAtOnce() == ["disposed"])
    #expect(two.sentAtOnce() == ["2", "3", "disposed"])
    #expect(all.sentAtOnce() == ["1", "2", "3", "disposed"])
    for connection in connections { connection.dispose() }
    #expect(two.sentAtOnce() == ["disposed"])
  }

  /// A subject that is given is used for every connection; one that is made, for one.
  @Test func subjects() {
    let made = Tally()
    let (source, own) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
    let given = source.multicast(own)
    let making = source.multicast { () -> BehaviorSubject<Int> in BehaviorSubject(value: made.increment() * 100) }
    for connection in [given.connect(), making.connect()] {
      source.onNext(1)
      connection.dispose()
    }
    #expect(given.sentAtOnce() == ["1", "disposed"])
    #expect(making.sentAtOnce() == ["200", "disposed"])
    #expect(made.value == 2)
    // Who sends to the given subject sends to all.
    own.onNext(7)
    #expect(given.sentAtOnce() == ["7", "disposed"])
  }

  @Test func errors() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let shared = source.publish()
    _ = shared.subscribe(log)
    _ = shared.connect()
    source.onError(Failure.first)
    #expect(log.lines == ["error first", "disposed"])
    #expect(shared.sentAtOnce() == ["disposed"])
  }

  @Test func selector() {
    let subscriptions = Tally()
    let source = Observable<Int>.deferred {
      subscriptions.increment()
      return .from(1...3)
    }
    let doubled = source.multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 + $1 } })
    #expect(doubled.sentAtOnce() == ["2", "4", "6", "completed", "disposed"])
    #expect(subscriptions.value == 1)
    #expect(doubled.sentAtOnce().count == 5 && subscriptions.value == 2)
  }

  @Test func selectorThatEndsEarly() throws {
    try expect("-a-b-|", becomes: "-(a|)", subscription: "^!") {
      $0.multicast({ PublishSubject<String>() }, selector: { $0.take(1) })
    }
    try expect("-a-b-|", becomes: "(x|)", subscription: "") {
      $0.multicast({ PublishSubject<String>() }, selector: { _ in .just("x") })
    }
    try expect("-a-#", becomes: "-a-#", subscription: "^--!") {
      $0.multicast({ PublishSubject<String>() }, selector: { $0 })
    }
    try expect("-a-b", becomes: "-a", subscription: "^-!", disposed: 2) {
      $0.multicast({ PublishSubject<String>() }, selector: { $0 })
    }
  }

  @Test func closuresThatThrow() throws {
    let source = Observable.just(1)
    let first = source.multicast({ () throws -> PublishSubject<Int> in throw Failure.first }, selector: { $0 })
    #expect(first.sentAtOnce() == ["error first", "disposed"])
    let second = source.multicast(
      { PublishSubject() }, selector: { _ throws -> Observable<Int> in throw Failure.first })
    #expect(second.sentAtOnce() == ["error first", "disposed"])
  }

  /// A connection that is disposed of from within an element sends no more.
  @Test func disconnectingFromWithin() {
    let (source, log, connection) = (PublishSubject<Int>(), Log(), SerialDisposable())
    let shared = source.publish()
    _ = shared.subscribe(onNext: { number in
      log("\(number)")
      connection.dispose()
    })
    connection.disposable = shared.connect()
    for number in 1...2 { source.onNext(number) }
    #expect(log.lines == ["1"])
    #expect(!source.hasObservers)
  }

  /// Disposing of one connection on two threads leaves the source once, and not the one that comes then.
  @Test func disconnectingOnTwoThreads() {
    for _ in 0..<500 {
      let (source, log) = (PublishSubject<Int>(), Log())
      let shared = source.do(onDispose: { log("left") }).publish()
      let connection = shared.connect()
      race({ connection.dispose() }, { connection.dispose() })
      #expect(log.lines == ["left"])
      let next = shared.connect()
      connection.dispose()
      #expect(source.hasObservers)
      next.dispose()
    }
  }

  /// Two that connect on two threads at once make one connection.
  @Test func connectingOnTwoThreads() {
    for _ in 0..<500 {
      let (source, log, connections) = (PublishSubject<Int>(), Log(), CompositeDisposable())
      let shared = source.do(onSubscribe: { log("subscribed") }).publish()
      let heard = Tally()
      _ = shared.subscribe(onNext: { _ in heard.increment() })
      race({ _ = connections.insert(shared.connect()) }, { _ = connections.insert(shared.connect()) })
      source.onNext(1)
      #expect(log.lines == ["subscribed"] && heard.value == 1)
      connections.dispose()
      #expect(!source.hasObservers)
    }
  }
}
