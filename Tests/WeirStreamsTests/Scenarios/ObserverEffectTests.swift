import Testing
import WeirStreams
import WeirTesting

/// Scenario "Observer effect": a shared source is split and combined again.
///
/// Subscribing something unrelated first does not change the result.
///
/// For every way to share and to combine, with sources that send later, at once, or have a current value.
@Suite struct ObserverEffectTests {
  /// A way to share a source.
  struct Share: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>) -> Observable<Int>
  }

  /// Splits a shared stream and combines the parts.
  struct Combine: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>) -> Observable<String>

    init<Output>(
      _ name: String, _ combine: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Output>
    ) {
      testDescription = name
      apply = { shared in
        combine(shared.filter { $0 % 2 == 1 }.map { $0 * 10 }, shared.filter { $0 % 3 != 0 }).map { "\($0)" }
      }
    }
  }

  static let shares = [
    Share(testDescription: "share") { $0.share() },
    Share(testDescription: "share(replay: 1)") { $0.share(replay: 1) },
    Share(testDescription: "share(replay: 3)") { $0.share(replay: 3) },
    Share(testDescription: "share, forever") { $0.share(scope: .forever) },
    Share(testDescription: "share(replay: 1), forever") { $0.share(replay: 1, scope: .forever) },
    Share(testDescription: "publish") { $0.publish().refCount() },
    Share(testDescription: "replay") { $0.replay(1).refCount() },
    Share(testDescription: "replayAll") { $0.replayAll().refCount() },
  ]

  static let combines = [
    Combine("merge") { .merge($0, $1) },
    Combine("merge, the other way round") { .merge($1, $0) },
    Combine("zip") { .zip($0, $1) { $0 + $1 } },
    Combine("combineLatest") { .combineLatest($0, $1) { $0 + $1 } },
    Combine("combineLatest of a collection") { Observable.combineLatest([$0, $1]) },
    Combine("withLatestFrom") { $0.withLatestFrom($1) { $0 + $1 } },
    Combine("withLatestFrom, the other way round") { $1.withLatestFrom($0) { $0 + $1 } },
    Combine("sample") { $0.sample($1) },
    Combine("take(until:)") { first, second in first.take(until: second.filter { $0 > 4 }) },
    Combine("skip(until:)") { first, second in first.skip(until: second.filter { $0 > 4 }) },
    Combine("flatMapLatest") { first, second in first.flatMapLatest { number in second.map { $0 + number } } },
  ]

  /// What the combination sends of a source that a relay feeds, with or without something unrelated that came first.
  private func sent(
    _ share: Share, _ combine: Combine, unrelated: Bool, _ source: Observable<Int>, _ feed: () -> Void = {}
  ) -> [String] {
    let (log, bag) = (Log(), DisposeBag())
    let shared = share.apply(source)
    if unrelated { shared.filter { $0 < 0 }.map { -$0 }.subscribe().disposed(by: bag) }
    combine.apply(shared).subscribe(log).disposed(by: bag)
    feed()
    return log.lines
  }

  @Test(arguments: shares, combines) func sourceThatSendsLater(_ share: Share, _ combine: Combine) {
    let results = [false, true].map { unrelated in
      let subject = PublishSubject<Int>()
      return sent(share, combine, unrelated: unrelated, subject) {
        for number in 1...8 { subject.onNext(number) }
        subject.onCompleted()
      }
    }
    #expect(results[0] == results[1])
    #expect(results[0].count > 2)
  }

  /// A source whose elements come one after the other once somebody has subscribed: each connection gets all of them.
  @Test(arguments: shares.filter { !$0.testDescription.hasSuffix("forever") }, combines)
  func sourceThatSendsAtOnce(_ share: Share, _ combine: Combine) {
    let results = [false, true].map { sent(share, combine, unrelated: $0, .from(1...8)) }
    #expect(results[0] == results[1])
    #expect(results[0].count > 2)
  }

  /// A source with a current value has to be shared with a replay, and then it makes no difference who comes first.
  @Test(arguments: shares.filter { $0.testDescription.contains("replay") }, combines)
  func sourceWithACurrentValue(_ share: Share, _ combine: Combine) {
    let results = [false, true].map { unrelated in
      let relay = BehaviorRelay(value: 1)
      return sent(share, combine, unrelated: unrelated, relay.asObservable()) {
        for number in 2...8 { relay.accept(number) }
      }
    }
    #expect(results[0] == results[1])
    #expect(!results[0].isEmpty)
  }

  /// The source is subscribed to once, however many parts there are, and left once.
  @Test(arguments: shares, combines) func oneSubscription(_ share: Share, _ combine: Combine) {
    for unrelated in [false, true] {
      let (subject, log) = (PublishSubject<Int>(), Log())
      let source = subject.do(onSubscribe: { log("subscribed") }, onDispose: { log("left") })
      _ = sent(share, combine, unrelated: unrelated, source) { for number in 1...3 { subject.onNext(number) } }
      #expect(log.lines == ["subscribed", "left"])
    }
  }

  /// Something unrelated that leaves in the middle makes no difference either.
  @Test(arguments: shares, combines) func unrelatedThatLeaves(_ share: Share, _ combine: Combine) {
    func results(with unrelated: Bool) -> [String] {
      let (subject, log, bag) = (PublishSubject<Int>(), Log(), DisposeBag())
      let shared = share.apply(subject)
      let other = unrelated ? shared.subscribe() : Disposables.create()
      combine.apply(shared).subscribe(log).disposed(by: bag)
      for number in 1...4 { subject.onNext(number) }
      other.dispose()
      for number in 5...8 { subject.onNext(number) }
      return log.lines
    }
    #expect(results(with: false) == results(with: true))
  }
}
