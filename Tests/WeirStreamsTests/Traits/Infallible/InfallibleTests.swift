import Testing
import WeirStreams
import WeirTesting

@Suite struct InfallibleTests {
  private final class Owner: Sendable { let name = "owner" }

  @Test func creation() {
    let created = Infallible<Int>.create { observer in
      observer(.next(1))
      observer(.completed)
      observer(.next(2))
      return Disposables.create()
    }
    let rows: [(Infallible<Int>, [String])] = [
      (created, ["1", "completed"]), (.just(1), ["1", "completed"]), (.never(), []), (.empty(), ["completed"]),
      (.of(1, 2), ["1", "2", "completed"]), (.from([1]), ["1", "completed"]), (.from(1...2), ["1", "2", "completed"]),
      (.deferred { .just(1) }, ["1", "completed"]),
    ]
    for (stream, expected) in rows { #expect(stream.sentAtOnce() == expected + ["disposed"]) }
  }

  @Test func fromWhatMayFail() {
    let bad = Observable<Int>.error(Failure.first)
    #expect(bad.asInfallible(onErrorJustReturn: 1).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(bad.asInfallible(onErrorFallbackTo: .of(1, 2)).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(bad.asInfallible(onErrorRecover: { _ in .empty() }).sentAtOnce() == ["completed", "disposed"])
    #expect(Single<Int>.error(Failure.first).asInfallible(onErrorJustReturn: 1).sentAtOnce().first == "1")
    #expect(BehaviorRelay(value: 1).asInfallible().sentAtOnce() == ["1", "disposed"])
  }

  @Test func subscribing() {
    let log = Log()
    _ = Infallible.of(1).subscribe { log("\($0)") }
    _ = Infallible.of(2).subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    _ = Infallible.of(3).subscribe(with: log, onNext: { $0("\($1)") }, onCompleted: { $0("completed") })
    #expect(log.lines == ["next(1)", "completed", "2", "completed", "disposed", "3", "completed"])
  }

  @Test func binding() {
    let observer = ReplaySubject<Int>.createUnbounded()
    let optional = ReplaySubject<Int?>.createUnbounded()
    let relay = BehaviorRelay(value: 0)
    let optionalRelay = BehaviorRelay<Int?>(value: nil)
    let source = Infallible.of(1, 2)
    _ = source.bind(to: observer)
    _ = source.bind(to: optional)
    _ = source.bind(to: relay)
    _ = source.bind(to: optionalRelay)
    #expect(observer.sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(optional.sentAtOnce() == ["Optional(1)", "Optional(2)", "completed", "disposed"])
    #expect(relay.value == 2 && optionalRelay.value == 2)
    #expect(source.bind { $0.sentAtOnce() }.count == 4)
  }

  @Test func operators() {
    let log = Log()
    let source = Infallible.of(1, 1, 2, 3)
    let owner = Owner()
    let rows: [(Infallible<Int>, String)] = [
      (source.map { $0 * 2 }, "2 2 4 6"), (source.filter { $0 > 1 }, "2 3"),
      (source.compactMap { $0 > 1 ? $0 : nil }, "2 3"), (source.distinctUntilChanged(), "1 2 3"),
      (source.distinctUntilChanged { $0 % 2 }, "1 2 3"), (source.distinctUntilChanged { $0 == $1 }, "1 2 3"),
      (source.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }), "1 2 3"),
      (source.distinctUntilChanged(at: \.bitWidth), "1"), (source.scan(0) { $0 + $1 }, "1 2 4 7"),
      (source.scan(into: 0) { $0 += $1 }, "1 2 4 7"), (source.take(2), "1 1"), (source.skip(2), "2 3"),
      (source.take(while: { $0 < 2 }), "1 1"), (source.take(until: { $0 == 2 }, behavior: .inclusive), "1 1 2"),
      (source.skip(while: { $0 < 2 }), "2 3"), (source.take(until: Observable<Int>.never()), "1 1 2 3"),
      (source.take(until: Infallible.just(1)), ""), (source.startWith(0), "0 1 1 2 3"), (source.share(), "1 1 2 3"),
      (source.flatMap { Infallible.of($0, $0) }.take(2), "1 1"), (source.concatMap { Infallible.just($0) }, "1 1 2 3"),
      (source.flatMapLatest { Infallible.just($0) }, "1 1 2 3"),
      (source.flatMapFirst { Infallible.just($0) }, "1 1 2 3"),
      (source.concat(Infallible.just(9)), "1 1 2 3 9"), (.concat(.just(1), .just(2)), "1 2"),
      (.concat([.just(1), .just(2)]), "1 2"), (.merge(.just(1), .just(2)), "1 2"),
      (.merge([.just(1), .just(2)]), "1 2"),
      (source.withUnretained(owner) { $1 }, "1 1 2 3"), (source.withUnretained(owner).map(\.1), "1 1 2 3"),
      (source.withLatestFrom(Infallible.just(5)), "5 5 5 5"),
      (source.withLatestFrom(Infallible.just(5)) { $0 + $1 }, "6 6 7 8"),
      (.zip(source, source) { $0 + $1 }, "2 2 4 6"),
      (.combineLatest(Infallible.just(1), Infallible.just(2)) { $0 + $1 }, "3"),
      (.combineLatest([Infallible.just(1), Infallible.just(2)]) { $0[0] + $0[1] }, "3"),
      (Infallible.zip(source, source, source).map { $0 + $1 + $2 }, "3 3 6 9"),
      (Infallible.combineLatest(Infallible.just(1), Infallible.just("a")).map { $0.0 }, "1"),
      (source.do(onNext: { log("\($0)") }), "1 1 2 3"), (source.map { Optional($0) }.filterNil(), "1 1 2 3"),
    ]
    for (stream, expected) in rows {
      #expect(stream.sentAtOnce() == expected.split(separator: " ").map(String.init) + ["completed", "disposed"])
    }
    #expect(log.lines == ["1", "1", "2", "3"])
  }
}
