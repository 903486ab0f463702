import TestSupport
import Testing
import WeirBinding

/// The operator `~>`, for every kind of source and target.
@Suite @MainActor struct BindTests {
  private let bag = DisposeBag()
  private let log = Log()

  private func observer<Element>(_ name: String = "") -> AnyObserver<Element> {
    let log = log
    return AnyObserver { event in log("\(name)\(event)") }
  }

  @Test func aStreamReachesAnObserver() {
    Observable.of(1, 2) ~> observer() ~ bag
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
  }

  @Test func aStreamReachesAnObserverOfOptionals() {
    let optional: AnyObserver<Int?> = observer()
    Observable.of(1, 2) ~> optional ~ bag
    #expect(log.lines == ["next(Optional(1))", "next(Optional(2))", "completed"])
  }

  @Test func aStreamReachesRelays() {
    let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
    let (optional, replay) = (BehaviorRelay<Int?>(value: nil), ReplayRelay<Int>.create(bufferSize: 2))
    publish.subscribe(log) ~ bag
    let source = PublishSubject<Int>()
    source ~> publish ~ bag
    source ~> behavior ~ bag
    source ~> optional ~ bag
    source ~> replay ~ bag
    source.onNext(7)
    source.onCompleted()
    replay.subscribe(log) ~ bag
    #expect(log.lines == ["7", "7"])
    #expect(behavior.value == 7)
    #expect(optional.value == 7)
  }

  @Test func anErrorForARelayIsAFault() {
    let relay = BehaviorRelay(value: 0)
    let faults = faults(of: "~>") {
      Observable.of(1).concat(Observable.error(Failure.first)) ~> relay ~ bag
    }
    #expect(faults == ["a stream that is bound to a relay must not fail; first"])
    #expect(relay.value == 1)
  }

  @Test func aStreamIsHandedToAFunction() {
    let doubled = BehaviorRelay(value: 4) ~> { $0.map { $0 * 2 } }
    doubled.subscribe(log) ~ bag
    #expect(log.lines == ["8"])
  }

  @Test func aFunctionMaySubscribe() {
    let relay = BehaviorRelay(value: 0)
    let items: (BehaviorRelay<Int>) -> any Disposable = { $0.map { $0 + 1 }.bind(to: relay) }
    BehaviorRelay(value: 4) ~> items ~ bag
    #expect(relay.value == 5)
  }

  @Test func theSameGoesToEachOfAnArray() {
    let relays = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
    let optionals = [BehaviorRelay<Int?>(value: 0)]
    let observers: [AnyObserver<Int>] = [observer("a "), observer("b ")]
    let source = PublishSubject<Int>()
    source ~> relays ~ bag
    source ~> optionals ~ bag
    source ~> observers ~ bag
    source.onNext(3)
    #expect(relays.map(\.value) == [3, 3])
    #expect(optionals.map(\.value) == [3])
    #expect(log.lines == ["a next(3)", "b next(3)"])
  }

  @Test func functionsGiveTheirResults() {
    let functions: [(Observable<Int>) -> Observable<Int>] = [{ $0.map { $0 + 1 } }, { $0.map { $0 - 1 } }]
    let results = Observable.just(1) ~> functions
    results.forEach { $0.subscribe(log) ~ bag }
    #expect(log.lines == ["2", "completed", "0", "completed"])
  }

  @Test func driversSignalsAndInfalliblesDoTheSame() {
    let relay = BehaviorRelay(value: 1)
    let (driven, emitted) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: 0))
    let (infallible, publish) = (BehaviorRelay(value: 0), PublishRelay<Int>())
    publish.subscribe(log) ~ bag
    let taps = PublishRelay<Int>()
    relay.asDriver() ~> driven ~ bag
    taps.asSignal() ~> emitted ~ bag
    taps.asSignal() ~> publish ~ bag
    relay.asInfallible() ~> [infallible] ~ bag
    relay.asDriver() ~> (observer() as AnyObserver<Int?>) ~ bag
    relay.accept(2)
    taps.accept(3)
    #expect(driven.value == 2)
    #expect(infallible.value == 2)
    #expect(emitted.value == 3)
    #expect(log.lines == ["next(Optional(1))", "next(Optional(2))", "3"])
  }

  @Test func driversAndSignalsAreHandedOnAsObservables() {
    let texts = BehaviorRelay(value: 1).asDriver() ~> { (source: Observable<Int>) in source.map { "\($0)" } }
    texts.subscribe(log) ~ bag
    let signal = PublishRelay<Int>().asSignal() ~> { (source: Observable<Int>) in source.map { "\($0)" } }
    signal.subscribe(log) ~ bag
    #expect(log.lines == ["1"])
  }

  @Test func disposingEndsTheBinding() {
    let (source, relay) = (PublishSubject<Int>(), BehaviorRelay(value: 0))
    let subscription = source ~> [relay, relay]
    source.onNext(1)
    subscription.dispose()
    source.onNext(2)
    #expect(relay.value == 1)
    #expect(!source.hasObservers)
  }
}
