import Testing
import WeirStreams
import WeirTesting

@Suite struct MaybeOperatorsTests {
  private let log = Log()

  private static let one = Maybe.just(1)
  private static let none = Maybe<Int>.empty()
  private static let bad = Maybe<Int>.error(Failure.first)

  @Test func hooks() {
    func observed(_ maybe: Maybe<Int>) -> Maybe<Int> {
      maybe.do(
        onNext: { [log] in log("on \($0)") }, afterNext: { [log] in log("after \($0)") },
        onError: { [log] in log("on \($0)") }, afterError: { [log] in log("after \($0)") },
        onCompleted: { [log] in log("on completed") }, afterCompleted: { [log] in log("after completed") },
        onSubscribe: { [log] in log("subscribe") }, onSubscribed: { [log] in log("subscribed") },
        onDispose: { [log] in log("dispose") })
    }
    _ = observed(Self.none).subscribe(onCompleted: { [log] in log("completed") })
    #expect(
      log.take() == ["subscribe", "on completed", "completed", "after completed", "subscribed", "dispose"])
    _ = observed(Self.bad).subscribe(onError: { [log] in log("\($0)") })
    #expect(log.take() == ["subscribe", "on first", "first", "after first", "subscribed", "dispose"])
    _ = observed(Self.one).subscribe(onSuccess: { [log] in log("\($0)") })
    #expect(
      log.take() == [
        "subscribe", "on 1", "1", "after 1", "on completed", "after completed", "subscribed", "dispose",
      ])
  }

  @Test func closuresThatThrow() {
    let maybes: [any ObservableConvertibleType<Int>] = [
      Self.one.map { _ in throw Failure.second }, Self.one.filter { _ in throw Failure.second },
      Self.one.compactMap { _ in throw Failure.second }, Self.one.flatMap { _ in throw Failure.second },
      Self.one.do(onNext: { _ in throw Failure.second }), Self.bad.do(onError: { _ in throw Failure.second }),
      Self.none.do(onCompleted: { throw Failure.second }), Self.bad.catch { _ in throw Failure.second },
      Maybe<Int>.deferred { throw Failure.second },
      Maybe.zip(Self.one, Self.one) { _, _ -> Int in throw Failure.second },
    ]
    for maybe in maybes { #expect(maybe.sentAtOnce() == ["error second", "disposed"]) }
  }

  @Test func nothingPassesThrough() {
    let maybes: [any ObservableConvertibleType<Int>] = [
      Self.none.map { $0 }, Self.none.filter { _ in true }, Self.none.compactMap { $0 },
      Self.none.flatMap { .just($0) },
      Self.one.flatMap { _ in Self.none }, Self.none.catchAndReturn(2), Self.none.retry(3),
      Self.none.debug("MaybeOperatorsTests"), Maybe.zip(Self.none, Self.one) { $0 + $1 },
      Maybe.zip(Self.one, Self.none).map { $0 + $1 },
      Maybe.just(1, scheduler: ImmediateScheduler.instance).filter { _ in false },
    ]
    for maybe in maybes { #expect(maybe.sentAtOnce() == ["completed", "disposed"]) }
    #expect(Self.none.asCompletable().sentAtOnce() == ["completed", "disposed"])
  }

  @Test func ifEmpty() throws {
    try expect("--|", becomes: "--(x|)", subscription: "^-!") { $0.asMaybe().ifEmpty(default: "x") }
    try expect("-a|", becomes: "--(a|)") { $0.asMaybe().ifEmpty(default: "x") }
    try expect("--#", becomes: "--#") { $0.asMaybe().ifEmpty(default: "x") }
    try expect(all: ["--|", "---x|"], become: "----(x|)", subscriptions: ["^-!", "--^-!"]) { sources in
      sources[0].asMaybe().ifEmpty(switchTo: sources[1].asMaybe()).asObservable()
    }
    try expect(all: ["--|", "---x|"], become: "----(x|)", subscriptions: ["^-!", "--^-!"]) { sources in
      sources[0].asMaybe().ifEmpty(switchTo: sources[1].asSingle()).asObservable()
    }
    try expect(all: ["-a|", "---x|"], become: "--(a|)", subscriptions: ["^-!", nil]) { sources in
      sources[0].asMaybe().ifEmpty(switchTo: sources[1].asMaybe()).asObservable()
    }
  }

  @available(*, deprecated)
  @Test func formerNames() {
    #expect(Self.bad.catchErrorJustReturn(3).sentAtOnce() == ["3", "completed", "disposed"])
    #expect(Self.bad.catchError { _ in .empty() }.sentAtOnce() == ["completed", "disposed"])
  }

  @Test func inTime() throws {
    try expect(timed: "-a-|", becomes: "-----a|") { $0.asMaybe().delay(.seconds(2), scheduler: $1) }
    try expect(timed: "-", becomes: "---#", error: RxError.timeout, subscription: "^--!") {
      $0.asMaybe().timeout(.seconds(3), scheduler: $1)
    }
    try expect(timed: "-", becomes: "---|", subscription: "^--!") {
      $0.asMaybe().timeout(.seconds(3), other: .empty(), scheduler: $1)
    }
    try expect(timed: "-", becomes: "---(0|)") { Maybe<Int>.timer(.seconds(3), scheduler: $1) }
    try expect(timed: "-a|", becomes: "---a|", subscription: "^-!") { $0.asMaybe().observe(on: $1) }
    try expect(timed: "--a|", becomes: "---(a|)", subscription: "-^-!") { $0.asMaybe().subscribe(on: $1) }
  }

  @Test func using() {
    let released = BooleanDisposable()
    let maybe = Maybe<Int>.using({ released }, primitiveSequenceFactory: { _ in Self.none })
    #expect(maybe.sentAtOnce() == ["completed", "disposed"] && released.isDisposed)
  }

  @Test func twoThreadsAtOnce() {
    for _ in 0..<1000 {
      let (overlaps, senders) = (SendingOverlaps(), Collected<@Sendable (MaybeEvent<Int>) -> Void>())
      let subscription = overlaps.watch(
        Maybe<Int>.create { observer in
          senders.add(observer)
          return Disposables.create()
        })
      let send = senders.values[0]
      race({ send(.success(1)) }, { send(.completed) })
      #expect(overlaps.seen.isEmpty && overlaps.endCount == 1 && overlaps.elementCount <= 1)
      subscription.dispose()
    }
  }
}
