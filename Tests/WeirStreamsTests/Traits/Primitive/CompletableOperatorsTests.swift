import Testing
import WeirStreams
import WeirTesting

@Suite struct CompletableOperatorsTests {
  private let log = Log()

  private static let done = Completable.empty()
  private static let bad = Completable.error(Failure.first)

  private func completable(_ source: Observable<String>) -> Completable { source.ignoreElements().asCompletable() }

  @Test func hooks() {
    func observed(_ completable: Completable) -> Completable {
      completable.do(
        onError: { [log] in log("on \($0)") }, afterError: { [log] in log("after \($0)") },
        onCompleted: { [log] in log("on completed") }, afterCompleted: { [log] in log("after completed") },
        onSubscribe: { [log] in log("subscribe") }, onSubscribed: { [log] in log("subscribed") },
        onDispose: { [log] in log("dispose") })
    }
    _ = observed(Self.done).subscribe(onCompleted: { [log] in log("completed") })
    #expect(
      log.take() == ["subscribe", "on completed", "completed", "after completed", "subscribed", "dispose"])
    _ = observed(Self.bad).subscribe(onError: { [log] in log("\($0)") })
    #expect(log.take() == ["subscribe", "on first", "first", "after first", "subscribed", "dispose"])
    #expect(Self.done.do(onCompleted: { throw Failure.second }).sentAtOnce() == ["error second", "disposed"])
    #expect(Self.bad.do(onError: { _ in throw Failure.second }).sentAtOnce() == ["error second", "disposed"])
  }

  @Test func concat() throws {
    try expect(all: ["--|", "----|"], become: "----|", subscriptions: ["^-!", "--^-!"]) { sources in
      completable(sources[0]).concat(completable(sources[1])).asObservable()
    }
    try expect(all: ["--#", "----|"], become: "--#", subscriptions: ["^-!", nil]) { sources in
      Completable.concat(sources.map(completable)).asObservable()
    }
    try expect(all: ["--|", "----|"], become: "-", subscriptions: ["^-!", "--^!"], disposed: 3) { sources in
      Completable.concat(AnySequence(sources.map(completable))).asObservable()
    }
    #expect(Completable.concat([]).sentAtOnce() == ["completed", "disposed"])
  }

  @Test func together() throws {
    for combine in [
      { Completable.zip($0) }, { Completable.merge($0) }, { Completable.zip($0[0], $0[1]) },
      { Completable.merge($0[0], $0[1]) }, { Completable.zip($0[...]) }, { Completable.merge($0[...]) },
    ] as [@Sendable ([Completable]) -> Completable] {
      try expect(all: ["--|", "----|"], become: "----|", subscriptions: ["^-!", "^---!"]) { sources in
        combine(sources.map(completable)).asObservable()
      }
      try expect(all: ["--#", "----|"], become: "--#", subscriptions: ["^-!", "^-!"]) { sources in
        combine(sources.map(completable)).asObservable()
      }
      try expect(all: ["----|", "----|"], become: "-", subscriptions: ["^-!", "^-!"], disposed: 2) { sources in
        combine(sources.map(completable)).asObservable()
      }
    }
  }

  /// The second is subscribed to when the first has completed, and only then; whatever kind it is.
  @Test func andThen() throws {
    typealias Both = @Sendable (Completable, Observable<String>) -> any ObservableConvertibleType<String>
    let kinds: [Both] = [
      { $0.andThen($1) }, { $0.andThen($1.asSingle()) }, { $0.andThen($1.asMaybe()) },
      { $0.andThen($1.asInfallible(onErrorJustReturn: "!")) },
    ]
    for apply in kinds {
      try expect(all: ["--|", "----x|"], become: "-----(x|)", subscriptions: ["^-!", "--^--!"]) { sources in
        apply(completable(sources[0]), sources[1].takeLast(1)).asObservable()
      }
      try expect(all: ["--#", "----x|"], become: "--#", subscriptions: ["^-!", nil]) { sources in
        apply(completable(sources[0]), sources[1]).asObservable()
      }
      try expect(all: ["--|", "----x|"], become: "-", subscriptions: ["^-!", "--^!"], disposed: 3) { sources in
        apply(completable(sources[0]), sources[1]).asObservable()
      }
      try expect(all: ["--|", "----x|"], become: "-", subscriptions: ["^!", nil], disposed: 1) { sources in
        apply(completable(sources[0]), sources[1]).asObservable()
      }
    }
    try expect(all: ["--|", "----#"], become: "----#", subscriptions: ["^-!", "--^-!"]) { sources in
      completable(sources[0]).andThen(completable(sources[1])).asObservable()
    }
  }

  @Test func subscribing() {
    final class Owner: Sendable {}
    let owner = Owner()
    _ = Self.done.subscribe(
      with: owner, onCompleted: { [log] _ in log("completed") }, onDisposed: { [log] _ in log("disposed") })
    _ = Self.bad.subscribe(with: owner, onError: { [log] in log("\($1)") })
    #expect(log.take() == ["completed", "disposed", "first"])
    weak var gone: Owner?
    let subject = PublishSubject<Never>()
    let subscription: any Disposable
    do {
      let other = Owner()
      gone = other
      subscription = subject.asCompletable().subscribe(with: other, onCompleted: { [log] _ in log("completed") })
    }
    subject.onCompleted()
    #expect(gone == nil && log.lines.isEmpty)
    subscription.dispose()
  }

  @Test func others() throws {
    try expect(timed: "-", becomes: "---#", error: RxError.timeout) {
      completable($0).timeout(.seconds(3), scheduler: $1)
    }
    try expect(timed: "--|", becomes: "-----|") { completable($0).delay(.seconds(3), scheduler: $1) }
    #expect(Self.bad.catch { _ in .empty() }.sentAtOnce() == ["completed", "disposed"])
    #expect(Self.bad.retry(2).sentAtOnce() == ["error first", "disposed"])
    #expect(Completable.deferred { Self.done }.sentAtOnce() == ["completed", "disposed"])
    #expect(Completable.deferred { throw Failure.second }.sentAtOnce() == ["error second", "disposed"])
  }

  @Test func twoThreadsAtOnce() {
    for _ in 0..<1000 {
      let (first, second, overlaps) = (PublishSubject<Never>(), PublishSubject<Never>(), SendingOverlaps())
      let subscription = overlaps.watch(Completable.zip(first.asCompletable(), second.asCompletable()))
      race({ first.onCompleted() }, { second.onError(Failure.first) })
      #expect(overlaps.seen.isEmpty && overlaps.endCount == 1)
      #expect(!first.hasObservers && !second.hasObservers)
      subscription.dispose()
    }
  }
}
