import Testing
import WeirStreams
import WeirTesting

@Suite struct MaybeTests {
  @Test func firstCallCounts() {
    let rows: [([MaybeEvent<Int>], [String])] = [
      ([.success(1), .success(2), .completed], ["1", "completed"]), ([.completed, .success(1)], ["completed"]),
      ([.error(Failure.first), .completed], ["error first"]), ([], []),
    ]
    for (events, expected) in rows {
      let maybe = Maybe<Int>.create { observer in
        for event in events { observer(event) }
        return Disposables.create()
      }
      #expect(maybe.sentAtOnce() == expected + ["disposed"])
    }
  }

  @Test func subscribing() {
    let log = Log()
    let maybes: [Maybe<Int>] = [.just(1), .empty(), .error(Failure.first), .never()]
    for maybe in maybes { maybe.subscribe { log("\($0)") }.dispose() }
    #expect(log.take() == ["success(1)", "completed", "error(WeirStreamsTests.Failure.first)"])
    for maybe in maybes {
      maybe.subscribe(
        onSuccess: { log("\($0)") }, onError: { log("\($0)") }, onCompleted: { log("completed") },
        onDisposed: { log("disposed") }
      ).dispose()
    }
    #expect(log.take() == ["1", "disposed", "completed", "disposed", "first", "disposed", "disposed"])
    let owner = Log()
    _ = Maybe<Int>.empty().subscribe(with: owner, onCompleted: { $0("completed") }, onDisposed: { $0("disposed") })
    #expect(owner.lines == ["completed", "disposed"])
  }

  @Test func fromObservable() throws {
    try expect("-a-|", becomes: "---(a|)") { $0.asMaybe() }
    try expect("-a-b-|", becomes: "---#", error: RxError.moreThanOneElement, subscription: "^--!") { $0.asMaybe() }
    try expect("---|", becomes: "---|") { $0.asMaybe() }
    try expect("-a-#", becomes: "---#") { $0.asMaybe() }
  }

  @Test func operators() {
    let one = Maybe.just(1)
    let none = Maybe<Int>.empty()
    let bad = Maybe<Int>.error(Failure.first)
    let rows: [(any ObservableConvertibleType<Int>, [String])] = [
      (one.map { $0 + 1 }, ["2", "completed"]), (none.map { $0 + 1 }, ["completed"]),
      (one.filter { $0 > 1 }, ["completed"]), (one.compactMap { $0 > 1 ? $0 : nil }, ["completed"]),
      (one.flatMap { .just($0 + 1) }, ["2", "completed"]), (none.ifEmpty(default: 2), ["2", "completed"]),
      (none.ifEmpty(switchTo: Single.just(3)), ["3", "completed"]), (none.ifEmpty(switchTo: bad), ["error first"]),
      (bad.catchAndReturn(2), ["2", "completed"]), (none.asSingle(), ["error \(RxError.noElements)"]),
      (one.asSingle(), ["1", "completed"]), (Maybe.zip(one, none) { $0 + $1 }, ["completed"]),
      (Maybe.zip(one, one, one) { $0 + $1 + $2 }, ["3", "completed"]), (one.do(onNext: { _ in }), ["1", "completed"]),
      (none.do(onCompleted: { throw Failure.second }), ["error second"]),
    ]
    for (maybe, expected) in rows { #expect(maybe.sentAtOnce() == expected + ["disposed"]) }
    #expect(one.asCompletable().sentAtOnce() == ["completed", "disposed"])
  }
}
