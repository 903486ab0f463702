import TestSupport
import Testing
import WeirStreams
import WeirTesting

@Suite(.serialized) struct InfallibleOperatorsTests {
  private let log = Log()

  private func infallible(_ source: Observable<String>) -> Infallible<String> {
    source.asInfallible(onErrorJustReturn: "x")
  }

  @Test func fromWhatMayFail() throws {
    try expect("-a-#", becomes: "-a-(x|)", subscription: "^--!") { $0.asInfallible(onErrorJustReturn: "x") }
    try expect("-a-|", becomes: "-a-|", subscription: "^--!") { $0.asInfallible(onErrorJustReturn: "x") }
    try expect("-a-#", becomes: "-a", subscription: "^-!", disposed: 2) { $0.asInfallible(onErrorJustReturn: "x") }
    try expect("-a-#", becomes: "-a-(xy|)") { $0.asInfallible(onErrorFallbackTo: .of("x", "y")) }
    try expect("-a-#", becomes: "-a-(x|)") { source in
      source.asInfallible { error in error is MarbleFailure ? .just("x") : .empty() }
    }
    let relays: [Infallible<Int>] = [
      BehaviorRelay(value: 1).asInfallible(), ReplayRelay<Int>.createUnbound().asInfallible().startWith(1),
      PublishRelay<Int>().asInfallible().startWith(1),
    ]
    for relay in relays { #expect(relay.sentAtOnce() == ["1", "disposed"]) }
  }

  @Test func limits() throws {
    try expect("-a-b-c", becomes: "-a-(b|)", subscription: "^--!") { infallible($0).take(2) }
    try expect("-a-b-|", becomes: "---b-|") { infallible($0).skip(1) }
    try expect("-a-b-c", becomes: "-a-|", subscription: "^--!") { infallible($0).take(while: { $0 < "b" }) }
    try expect("-a-b-c", becomes: "-a-(b|)") { infallible($0).take(while: { $0 < "b" }, behavior: .inclusive) }
    try expect("-a-b-c", becomes: "-a-|") { infallible($0).take(until: { $0 == "b" }) }
    try expect("-a-b-|", becomes: "---b-|") { infallible($0).skip(while: { $0 < "b" }) }
    try expect(all: ["-a-b-c", "--x"], become: "-a|", subscriptions: ["^-!", "^-!"]) { sources in
      infallible(sources[0]).take(until: infallible(sources[1])).asObservable()
    }
    try expect(all: ["-a-b-|", "--x"], become: "---b-|", subscriptions: ["^----!", "^-!"]) { sources in
      infallible(sources[0]).skip(until: sources[1]).asObservable()
    }
  }

  @Test func inTime() throws {
    try expect(timed: "-ab--c|", becomes: "----b-(c|)") { infallible($0).debounce(.seconds(2), scheduler: $1) }
    try expect(timed: "-ab--c|", becomes: "-a-b-c|") { infallible($0).throttle(.seconds(2), scheduler: $1) }
    try expect(timed: "-ab--c|", becomes: "-a---c|") {
      infallible($0).throttle(.seconds(2), latest: false, scheduler: $1)
    }
    try expect(timed: "-ab--c", becomes: "-ab|", subscription: "^--!") {
      infallible($0).take(for: .seconds(3), scheduler: $1)
    }
    try expect(timed: "-a-|", becomes: "--a-|", subscription: "^--!") { infallible($0).observe(on: $1) }
    try expect(timed: "--a|", becomes: "--a|", subscription: "-^-!") { infallible($0).subscribe(on: $1) }
    for make in [
      { .just(1, scheduler: $0) }, { .of(1, scheduler: $0) }, { .from([1], scheduler: $0) },
      { .from(CollectionOfOne(1), scheduler: $0) },
    ] as [@Sendable (TestScheduler) -> Infallible<Int>] {
      try expect(timed: "-", becomes: "-1|") { make($1) }
    }
  }

  @Test func closuresThatMayThrowEndIt() {
    let source = Infallible.of(1, 2)
    let rows: [Infallible<Int>] = [
      source.take(while: { _ in throw Failure.second }), source.take(until: { _ in throw Failure.second }),
      source.skip(while: { _ in throw Failure.second }), source.do(onNext: { _ in throw Failure.second }),
      source.distinctUntilChanged { _ -> Int in throw Failure.second }, .deferred { throw Failure.second },
      source.withLatestFrom(Infallible.just(1)) { _, _ in throw Failure.second },
      .zip(source, source) { _, _ in throw Failure.second },
    ]
    for stream in rows { #expect(stream.sentAtOnce().last(where: { $0 != "disposed" }) == "error second") }
  }

  @Test func hooks() {
    let stream = Infallible.just(1).do(
      onNext: { [log] in log("on \($0)") }, afterNext: { [log] in log("after \($0)") },
      onCompleted: { [log] in log("on completed") }, afterCompleted: { [log] in log("after completed") },
      onSubscribe: { [log] in log("subscribe") }, onSubscribed: { [log] in log("subscribed") },
      onDispose: { [log] in log("dispose") })
    _ = stream.subscribe(onNext: { [log] in log("\($0)") })
    #expect(
      log.lines == [
        "subscribe", "on 1", "1", "after 1", "on completed", "after completed", "subscribed", "dispose",
      ])
  }

  @Test func sharing() {
    let source = PublishSubject<Int>()
    let shared = source.do(onSubscribe: { [log] in log("subscribed") }).asInfallible(onErrorJustReturn: 0)
      .share(replay: 1)
    let first = shared.subscribe(onNext: { [log] in log("first \($0)") })
    source.onNext(1)
    let second = shared.subscribe(onNext: { [log] in log("second \($0)") })
    first.dispose()
    second.dispose()
    #expect(log.lines == ["subscribed", "first 1", "second 1"] && !source.hasObservers)
  }

  @Test func relaysOfEveryKind() {
    let source = Infallible.of(1, 2)
    let (publish, optional) = (PublishRelay<Int>(), PublishRelay<Int?>())
    let (replay, optionalReplay) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
    let all = Disposables.create(
      publish.subscribe(onNext: { [log] in log("\($0)") }), optional.subscribe(onNext: { [log] in log("\($0 ?? -1)") }))
    _ = source.bind(to: publish, publish)
    _ = source.bind(to: optional)
    _ = source.bind(to: replay)
    _ = source.bind(to: optionalReplay)
    #expect(log.lines == ["1", "1", "2", "2", "1", "2"])
    #expect(replay.sentAtOnce() == ["1", "2", "disposed"])
    #expect(optionalReplay.sentAtOnce() == ["Optional(1)", "Optional(2)", "disposed"])
    all.dispose()
  }

  @Test func functions() {
    let add: (Infallible<Int>) -> (Int) -> [String] = { stream in { added in stream.map { $0 + added }.sentAtOnce() } }
    #expect(Infallible.just(2).bind(to: add, curriedArgument: 3).first == "5")
  }

  @MainActor
  @Test func onTheMainActor() async {
    @MainActor final class Screen {
      var numbers: [Int] = []
    }
    let screen = Screen()
    _ = Infallible.of(1, 2).bind { screen.numbers.append($0) }
    #expect(screen.numbers == [1, 2])
    await Task.detached { _ = Infallible.of(3).bind { screen.numbers.append($0) } }.value
    await turnOfTheMainQueue()
    #expect(screen.numbers == [1, 2, 3])
    #expect(Infallible.of(1, 2).asDriver().sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(Infallible.of(1, 2).asSignal().sentAtOnce() == ["1", "2", "completed", "disposed"])
  }

  @Test func theObjectIsNotKept() {
    final class Owner: Sendable {}
    weak var gone: Owner?
    let relay = PublishRelay<Int>()
    let subscription: any Disposable
    do {
      let owner = Owner()
      gone = owner
      subscription = relay.asInfallible().subscribe(with: owner, onNext: { [log] in log("\($1)") })
    }
    relay.accept(1)
    #expect(gone == nil && log.lines.isEmpty)
    subscription.dispose()
  }

  /// Nothing but a closure that throws makes such a stream; it is reported, not trapped on.
  @Test func anErrorIsAFault() {
    struct Problem: Error {}
    let bad = Infallible.just(1).do(onNext: { _ in throw Problem() })
    let reported = faults(of: "Infallible") { bad.subscribe { [log] in log("\($0)") }.dispose() }
    #expect(reported.filter { $0.contains("Problem") }.count == 1 && log.lines.isEmpty)
  }
}
