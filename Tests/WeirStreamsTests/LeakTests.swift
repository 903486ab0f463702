import WeirStreams
import WeirTesting
import XCTest

/// Every operator, ended in every way, gives back all that it took.
///
/// In XCTest, whose tests run alone in their process, so that the count of live objects is exact.
final class LeakTests: XCTestCase {
  private typealias Source = PublishSubject<Int>
  private typealias Subscribe = (Source, TestScheduler) -> any Disposable

  private enum Ending: CaseIterable {
    case completion
    case error
    case disposal
    case disposalBeforeAnything
    case release
  }

  private struct Problem: Error {}

  /// - Parameter keeps: Whether it holds the source, a timer or a connection, so that only disposing of it, and not the
  ///   release of the source alone, frees it.
  private func check<Output>(
    _ name: String, keeps: Bool = false, endings: [Ending] = Ending.allCases,
    _ apply: @escaping (Source, TestScheduler) -> any ObservableConvertibleType<Output>
  ) {
    check(subscribing: name, keeps: keeps, endings: endings) { source, scheduler in
      apply(source, scheduler).asObservable().subscribe(onError: { _ in })
    }
  }

  private func check(
    subscribing name: String, keeps: Bool = false, endings: [Ending] = Ending.allCases, _ subscribe: Subscribe
  ) {
    #if DEBUG
      for ending in endings {
        let before = Resources.total
        do {
          let subscription = run(ending, subscribe)
          if keeps, ending == .release { subscription.dispose() }
        }
        XCTAssertEqual(Resources.total, before, "\(name), ended by \(ending)")
      }
    #endif
  }

  private func run(_ ending: Ending, _ subscribe: Subscribe) -> any Disposable {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Source()
    let subscription = subscribe(source, scheduler)
    if ending == .disposalBeforeAnything { subscription.dispose() }
    for number in 1...4 {
      source.onNext(number)
      scheduler.advanceTo(scheduler.clock + 3)
    }
    switch ending {
    case .completion: source.onCompleted()
    case .error: source.onError(Problem())
    case .disposal: subscription.dispose()
    case .disposalBeforeAnything, .release: break
    }
    scheduler.advanceTo(scheduler.clock + 100)
    return subscription
  }
}

extension LeakTests {
  func testSimple() {
    check("map") { source, _ in source.map { $0 } }
    check("filter") { source, _ in source.filter { $0 > 1 } }
    check("compactMap") { source, _ in source.compactMap { $0 } }
    check("scan") { source, _ in source.scan(0) { $0 + $1 } }
    check("scan into") { source, _ in source.scan(into: 0) { $0 += $1 } }
    check("reduce") { source, _ in source.reduce(0) { $0 + $1 } }
    check("toArray") { source, _ in source.toArray() }
    check("distinctUntilChanged") { source, _ in source.distinctUntilChanged() }
    check("materialize") { source, _ in source.materialize() }
    check("dematerialize") { source, _ in source.materialize().dematerialize() }
    check("do") { source, _ in source.do(onNext: { _ in }, onSubscribe: {}, onDispose: {}) }
    check("enumerated") { source, _ in source.enumerated() }
    check("ignoreElements") { source, _ in source.ignoreElements() }
    check("ifEmpty default") { source, _ in source.filter { _ in false }.ifEmpty(default: 1) }
    check("ifEmpty switchTo") { source, _ in source.filter { _ in false }.ifEmpty(switchTo: .just(1)) }
    check("filterNil") { source, _ in source.map { Optional($0) }.filterNil() }
    check("catchOnNil") { source, _ in source.map { $0 > 1 ? $0 : nil }.catchOnNil { .just(0) } }
    check("catchOnEmpty") { source, _ in source.map { [$0] }.catchOnEmpty { .just([0]) } }
    check("throwing map") { source, _ in source.map { if $0 > 1 { throw Problem() } } }
  }

  func testLimits() {
    check("take") { source, _ in source.take(2) }
    check("take while") { source, _ in source.take(while: { $0 < 3 }) }
    check("take until") { source, _ in source.take(until: source.filter { $0 == 3 }) }
    check("take until predicate") { source, _ in source.take(until: { $0 == 3 }) }
    check("takeLast") { source, _ in source.takeLast(2) }
    check("skip") { source, _ in source.skip(2) }
    check("skip while") { source, _ in source.skip(while: { $0 < 3 }) }
    check("skip until") { source, _ in source.skip(until: source.filter { $0 == 3 }) }
    check("element at") { source, _ in source.element(at: 1) }
    check("single") { source, _ in source.single() }
    check("first") { source, _ in source.first() }
  }

  func testCombining() {
    check("merge") { source, _ in
      Observable.merge(source.asObservable(), Observable<Int>.never().take(until: source.ignoreElements()))
    }
    check("merge of streams") { source, _ in source.map { Observable.just($0) }.merge() }
    check("merge maxConcurrent", keeps: true) { source, _ in source.map { _ in source.take(1) }.merge(maxConcurrent: 1)
    }
    check("flatMap") { source, _ in source.flatMap { Observable.of($0, $0) } }
    check("flatMapFirst", keeps: true) { source, _ in source.flatMapFirst { _ in source.take(2) } }
    check("flatMapLatest", keeps: true) { source, _ in source.flatMapLatest { _ in source.take(2) } }
    check("concatMap") { source, _ in source.concatMap { Observable.just($0) } }
    check("switchLatest") { source, _ in source.map { Observable.just($0) }.switchLatest() }
    check("concat", keeps: true) { source, _ in source.concat(Observable.just(1)) }
    check("catch") { source, _ in source.catch { _ in .just(1) } }
    check("catchAndReturn") { source, _ in source.catchAndReturn(1) }
    check("retry", keeps: true) { source, _ in source.retry(2) }
    check("retry when", keeps: true) { source, _ in source.retry { $0.take(1) } }
    check("startWith") { source, _ in source.startWith(0) }
    check("amb") { source, _ in source.amb(Observable<Int>.never()) }
    check("zip") { source, _ in Observable.zip(source, source.skip(1)) { $0 + $1 } }
    check("zip of many") { source, _ in Observable.zip([source, source]) { $0.reduce(0, +) } }
    check("combineLatest") { source, _ in Observable.combineLatest(source, source.skip(1)) { $0 + $1 } }
    check("combineLatest of many") { source, _ in Observable.combineLatest([source, source]) { $0.reduce(0, +) } }
    check("withLatestFrom") { source, _ in source.withLatestFrom(source.asObservable()) { $0 + $1 } }
    check("sample") { source, _ in source.sample(source) }
    check("groupBy") { source, _ in source.groupBy { $0 % 2 } }
    check("groupBy, flatMap") { source, _ in source.groupBy { $0 % 2 }.flatMap { $0 } }
    check("using") { source, _ in Observable.using({ BooleanDisposable() }, observableFactory: { _ in source }) }
  }

  func testSharing() {
    check("share", keeps: true) { source, _ in source.share() }
    check("share replay", keeps: true) { source, _ in source.share(replay: 1) }
    check("share forever", keeps: true) { source, _ in source.share(replay: 2, scope: .forever) }
    check("publish, refCount", keeps: true) { source, _ in source.publish().refCount() }
    check("replay, refCount", keeps: true) { source, _ in source.replay(1).refCount() }
    check("multicast selector", keeps: true) { source, _ in
      source.multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 + $1 } })
    }
    check(subscribing: "shared by two", keeps: true) { source, _ in
      let shared = source.share(replay: 1)
      return Disposables.create(shared.subscribe(onError: { _ in }), shared.subscribe(onError: { _ in }))
    }
  }

  func testTime() {
    check("debounce") { $0.debounce(.seconds(2), scheduler: $1) }
    check("throttle") { $0.throttle(.seconds(4), scheduler: $1) }
    check("delay") { $0.delay(.seconds(2), scheduler: $1) }
    check("delaySubscription") { $0.delaySubscription(.seconds(2), scheduler: $1) }
    check("timeout") { $0.timeout(.seconds(50), scheduler: $1) }
    check("timeout, other") { $0.timeout(.seconds(1), other: Observable.just(1), scheduler: $1) }
    check("buffer", keeps: true) { $0.buffer(timeSpan: .seconds(4), count: 3, scheduler: $1) }
    check("window", keeps: true) { $0.window(timeSpan: .seconds(4), count: 3, scheduler: $1) }
    check("window, merge", keeps: true) { $0.window(timeSpan: .seconds(4), count: 3, scheduler: $1).merge() }
    check("take for") { $0.take(for: .seconds(5), scheduler: $1) }
    check("skip for") { $0.skip(.seconds(5), scheduler: $1) }
    check("observe on") { $0.observe(on: $1) }
    check("subscribe on") { $0.subscribe(on: $1) }
  }

  func testTraits() {
    check("asSingle") { source, _ in source.take(1).asSingle() }
    check("asMaybe") { source, _ in source.asMaybe() }
    check("andThen") { source, _ in source.ignoreElements().asCompletable().andThen(Observable.just(1)) }
    check("Single.zip") { source, _ in Single.zip(source.first(), source.first()) { _, _ in 1 } }
    check("Completable.zip") { source, _ in
      Completable.zip(source.ignoreElements().asCompletable(), source.ignoreElements().asCompletable())
    }
    check("asInfallible") { source, _ in source.asInfallible(onErrorJustReturn: 0).map { $0 } }
    check("Single.create") { source, _ in
      Single<Int>.create { observer in source.subscribe(onNext: { observer(.success($0)) }) }
    }
    check(subscribing: "Driver", keeps: true) { source, _ in
      source.asDriver(onErrorJustReturn: 0).map { $0 }.drive(onNext: { _ in })
    }
    check(subscribing: "Signal", keeps: true) { source, _ in
      source.asSignal(onErrorJustReturn: 0).map { $0 }.emit(onNext: { _ in })
    }
    check(subscribing: "subscribe of a single") { source, _ in
      source.first().subscribe(onFailure: { _ in }, onDisposed: {})
    }
    check(subscribing: "bind") { source, _ in source.catchAndReturn(0).bind(to: BehaviorRelay(value: 0)) }
  }

  func testSources() {
    let endings: [Ending] = [.disposal, .disposalBeforeAnything, .release]
    check("create", keeps: true, endings: endings) { _, _ in Observable<Int>.create { _ in Disposables.create() } }
    check("deferred", keeps: true, endings: endings) { source, _ in Observable<Int>.deferred { source } }
    check("of", keeps: true, endings: endings) { _, _ in Observable.of(1, 2) }
    check("of on a scheduler", keeps: true, endings: endings) { Observable.of(1, 2, 3, scheduler: $1) }
    check("range", keeps: true, endings: endings) { Observable.range(start: 0, count: 3, scheduler: $1) }
    check("repeatElement", keeps: true, endings: endings) { Observable.repeatElement(1, scheduler: $1) }
    check("generate", keeps: true, endings: endings) {
      Observable.generate(initialState: 0, condition: { $0 < 9 }, scheduler: $1, iterate: { $0 + 1 })
    }
    check("interval", keeps: true, endings: endings) { Observable<Int>.interval(.seconds(2), scheduler: $1) }
    check("timer", keeps: true, endings: endings) {
      Observable<Int>.timer(.seconds(2), period: .seconds(1), scheduler: $1)
    }
    check("never", keeps: true, endings: endings) { _, _ in Observable<Int>.never() }
    check("just", keeps: true, endings: endings) { _, _ in Observable.just(1) }
    check("error", keeps: true, endings: endings) { _, _ in Observable<Int>.error(Problem()) }
    check("behavior", keeps: true, endings: endings) { _, _ in BehaviorSubject(value: 1) }
    check("replay", keeps: true, endings: endings) { _, _ in ReplaySubject<Int>.create(bufferSize: 1) }
    check("async", keeps: true, endings: endings) { _, _ in AsyncSubject<Int>() }
  }
}
