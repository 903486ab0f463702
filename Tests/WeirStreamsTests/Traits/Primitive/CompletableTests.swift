import Testing
import WeirStreams
import WeirTesting

@Suite struct CompletableTests {
  @Test func firstCallCounts() {
    let rows: [([CompletableEvent], [String])] = [
      ([.completed, .error(Failure.first)], ["completed"]), ([.error(Failure.first), .completed], ["error first"]),
      ([], []),
    ]
    for (events, expected) in rows {
      let completable = Completable.create { observer in
        for event in events { observer(event) }
        return Disposables.create()
      }
      #expect(completable.sentAtOnce() == expected + ["disposed"])
    }
  }

  @Test func subscribing() {
    let log = Log()
    let completables: [Completable] = [.empty(), .error(Failure.first), .never()]
    for completable in completables { completable.subscribe { log("\($0)") }.dispose() }
    #expect(log.take() == ["completed", "error(WeirStreamsTests.Failure.first)"])
    for completable in completables {
      completable.subscribe(
        onCompleted: { log("completed") }, onError: { log("\($0)") }, onDisposed: { log("disposed") }
      ).dispose()
    }
    #expect(log.take() == ["completed", "disposed", "first", "disposed", "disposed"])
  }

  @Test func combining() {
    let log = Log()
    func part(_ name: String) -> Completable { Completable.empty().do(onSubscribe: { log(name) }) }
    let bad = Completable.error(Failure.first)
    let rows: [(Completable, [String], [String])] = [
      (part("a").concat(part("b")), ["a", "b"], ["completed"]),
      (.concat(part("a"), bad, part("b")), ["a"], ["error first"]),
      (.concat([part("a"), part("b")]), ["a", "b"], ["completed"]),
      (.concat(AnySequence([part("a"), part("b")])), ["a", "b"], ["completed"]),
      (.zip(part("a"), part("b")), ["a", "b"], ["completed"]), (.zip([part("a"), bad]), ["a"], ["error first"]),
      (.merge(part("a"), part("b")), ["a", "b"], ["completed"]), (.zip([]), [], ["completed"]),
      (part("a").andThen(part("b")), ["a", "b"], ["completed"]), (bad.andThen(part("b")), [], ["error first"]),
    ]
    for (completable, subscribed, expected) in rows {
      #expect(completable.sentAtOnce() == expected + ["disposed"])
      #expect(log.take() == subscribed)
    }
  }

  @Test func andThen() throws {
    let done = Completable.empty()
    #expect(done.andThen(Single.just(1)).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(done.andThen(Maybe<Int>.empty()).sentAtOnce() == ["completed", "disposed"])
    #expect(done.andThen(Observable.of(1, 2)).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(done.andThen(Infallible.of(1)).sentAtOnce() == ["1", "completed", "disposed"])
    try expect("-a-|", becomes: "---(xy|)", subscription: "^--!") {
      $0.ignoreElements().asCompletable().andThen(Observable.of("x", "y"))
    }
    try expect("-a-#", becomes: "---#", subscription: "^--!") {
      $0.ignoreElements().asCompletable().andThen(Observable.of("x", "y"))
    }
  }

  @Test func manyInARow() {
    var completable = Completable.empty()
    for _ in 0..<1000 { completable = completable.andThen(.empty()) }
    #expect(completable.sentAtOnce() == ["completed", "disposed"])
    let many = Completable.concat((0..<100_000).map { _ in Completable.empty() })
    #expect(many.sentAtOnce() == ["completed", "disposed"])
  }
}
