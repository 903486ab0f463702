import Testing
import WeirStreams
import WeirTesting

@Suite struct SingleOperatorsTests {
  private let log = Log()

  private static let one = Single.just(1)
  private static let bad = Single<Int>.error(Failure.first)

  /// What each hook is told of a success and of a failure, in the order of the calls.
  @Test func hooks() {
    func observed(_ single: Single<Int>) -> Single<Int> {
      single.do(
        onSuccess: { [log] in log("on \($0)") }, afterSuccess: { [log] in log("after \($0)") },
        onError: { [log] in log("on \($0)") }, afterError: { [log] in log("after \($0)") },
        onSubscribe: { [log] in log("subscribe") }, onSubscribed: { [log] in log("subscribed") },
        onDispose: { [log] in log("dispose") })
    }
    _ = observed(Self.one).subscribe(onSuccess: { [log] in log("\($0)") })
    #expect(log.take() == ["subscribe", "on 1", "1", "after 1", "subscribed", "dispose"])
    _ = observed(Self.bad).subscribe(onFailure: { [log] in log("\($0)") })
    #expect(log.take() == ["subscribe", "on first", "first", "after first", "subscribed", "dispose"])
    observed(.never()).subscribe().dispose()
    #expect(log.take() == ["subscribe", "subscribed", "dispose"])
  }

  /// What a closure throws is the failure, whichever closure.
  @Test func closuresThatThrow() {
    let singles: [any ObservableConvertibleType<Int>] = [
      Self.one.map { _ in throw Failure.second }, Self.one.filter { _ in throw Failure.second },
      Self.one.compactMap { _ in throw Failure.second }, Self.one.flatMap { _ in throw Failure.second },
      Self.one.flatMapMaybe { _ -> Maybe<Int> in throw Failure.second },
      Self.one.do(onSuccess: { _ in throw Failure.second }), Self.bad.do(onError: { _ in throw Failure.second }),
      Self.bad.catch { _ in throw Failure.second }, Single<Int>.deferred { throw Failure.second },
      Single<Int>.using(
        { () -> BooleanDisposable in throw Failure.second }, primitiveSequenceFactory: { _ in .just(1) }),
      Single<Int>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in throw Failure.second }),
      Single.zip(Self.one, Self.one) { _, _ -> Int in throw Failure.second },
      Single.zip([Self.one]) { _ -> Int in throw Failure.second },
      Single.zip([Single<Int>]()) { _ -> Int in throw Failure.second },
    ]
    for single in singles { #expect(single.sentAtOnce() == ["error second", "disposed"]) }
    let completable = Self.one.flatMapCompletable { _ in throw Failure.second }
    #expect(completable.sentAtOnce() == ["error second", "disposed"])
  }

  @Test func failuresPassThrough() {
    let singles: [any ObservableConvertibleType<Int>] = [
      Self.bad.map { $0 }, Self.bad.filter { _ in true }, Self.bad.compactMap { $0 }, Self.bad.flatMap { .just($0) },
      Self.bad.flatMapMaybe { .just($0) }, Self.bad.asMaybe(), Self.one.flatMap { _ in Self.bad },
      Self.bad.debug("SingleOperatorsTests"), Single.zip([Self.one, Self.bad]) { $0.count },
      Single.zip([Self.bad, Self.one]).map { $0.count },
    ]
    for single in singles { #expect(single.sentAtOnce() == ["error first", "disposed"]) }
    #expect(Self.bad.asCompletable().sentAtOnce() == ["error first", "disposed"])
    #expect(Self.bad.flatMapCompletable { _ in .empty() }.sentAtOnce() == ["error first", "disposed"])
  }

  @Test func retrying() {
    let attempts = Tally()
    let unsteady = Single<Int>.create { observer in
      observer(attempts.increment() < 3 ? .failure(Failure.first) : .success(attempts.value))
      return Disposables.create()
    }
    #expect(unsteady.retry(2).sentAtOnce() == ["error first", "disposed"])
    #expect(unsteady.retry(1).sentAtOnce() == ["3", "completed", "disposed"])
    let typed = Self.bad.retry { (errors: Observable<Failure>) in errors.take(2) }
    #expect(typed.sentAtOnce() == ["completed", "disposed"])
    let untyped = Self.bad.retry { errors in errors.flatMap { Observable<Int>.error($0) } }
    #expect(untyped.sentAtOnce() == ["error first", "disposed"])
  }

  @available(*, deprecated)
  @Test func formerNames() {
    let scheduler = ImmediateScheduler.instance
    #expect(Self.one.observeOn(scheduler).subscribeOn(scheduler).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Self.bad.catchError { _ in .just(2) }.sentAtOnce().first == "2")
    #expect(Self.bad.catchErrorJustReturn(3).sentAtOnce().first == "3")
    let typed = Self.bad.retryWhen { (errors: Observable<Failure>) in errors.take(1) }
    #expect(typed.sentAtOnce() == ["completed", "disposed"])
    let untyped = Self.bad.retryWhen { errors in errors.take(1) }
    #expect(untyped.sentAtOnce() == ["completed", "disposed"])
    _ = Self.bad.subscribe(
      onSuccess: { _ in }, onError: { [log] in log("\($0)") }, onDisposed: { [log] in log("over") })
    #expect(log.lines == ["first", "over"])
  }

  /// A single is disposed of with the one that it is part of.
  @Test func disposal() throws {
    for apply in [
      { $0.map { $0 } }, { $0.flatMap { .just($0) } }, { Single.zip($0, Single<Int>.never()) { first, _ in first } },
      { Single.zip([$0, .never()]) { $0.joined() } }, { $0.catchAndReturn("x") },
    ] as [@Sendable (Single<String>) -> Single<String>] {
      try expect("-----a-|", becomes: "-", subscription: "^--!", disposed: 3) { apply($0.asSingle()) }
    }
    // The others of a zip end with the one that fails.
    try expect(all: ["-a-#", "--x-----|"], become: "---#", subscriptions: ["^--!", "^--!"]) { sources in
      Single.zip(sources[0].asSingle(), sources[1].asSingle()) { $0 + $1 }.asObservable()
    }
    try expect(all: ["-a|", "--x-----|"], become: "--------(1|)", ["1": "ax"], subscriptions: ["^-!", "^-------!"]) {
      sources in Single.zip(sources[0].asSingle(), sources[1].asSingle()) { $0 + $1 }.asObservable()
    }
  }

  @Test func firstOfAStream() throws {
    try expect("--a-b|", becomes: "--(1|)", ["1": "Optional(\"a\")"], subscription: "^-!") { $0.first() }
    try expect("--|", becomes: "--(1|)", ["1": "nil"], subscription: "^-!") { $0.first() }
    try expect("--#", becomes: "--#", subscription: "^-!") { $0.first() }
    try expect("--a", becomes: "-", subscription: "^!", disposed: 1) { $0.first() }
    #expect(Observable.of(1, 2).first().sentAtOnce() == ["Optional(1)", "completed", "disposed"])
  }
}
