import TestSupport
import Testing
import WeirStreams

/// `bind(to:)` with observers and with every kind of relay, alone or several, of elements or of optionals.
@Suite(.serialized) struct BindObserverTests {
  private struct Problem: Error {}

  private let log = Log()

  private func observer(_ name: String) -> AnyObserver<Int> {
    AnyObserver(eventHandler: { [log] event in log("\(name) \(event)") })
  }

  @Test func observersGetEachEventInTheirOrder() {
    let source = PublishSubject<Int>()
    let subscription = source.bind(to: observer("a"), observer("b"))
    source.onNext(1)
    source.onCompleted()
    #expect(log.take() == ["a next(1)", "b next(1)", "a completed", "b completed"])
    subscription.dispose()
    _ = Observable<Int>.error(Failure.first).bind(to: observer("a"))
    #expect(log.lines == ["a error(first)"])
  }

  @Test func observersOfOptionals() {
    let observer = AnyObserver<Int?>(eventHandler: { [log] event in log("\(event)") })
    _ = Observable.of(1, 2).bind(to: observer, observer)
    #expect(
      log.take() == ["next(Optional(1))", "next(Optional(1))", "next(Optional(2))", "next(Optional(2))"]
        + ["completed", "completed"])
    _ = Observable<Int>.error(Failure.first).bind(to: observer)
    #expect(log.lines == ["error(first)"])
  }

  /// A binding between one stream and the relays, and what a relay sends at once to a new subscriber.
  private static let bindings: [@Sendable (Observable<Int>, Log) -> any Disposable] = [
    { source, log in
      let relays = [PublishRelay<Int>(), PublishRelay()]
      return Disposables.create(
        relays[0].subscribe(onNext: { log("\($0)") }), relays[1].subscribe(onNext: { log("\($0)") }),
        source.bind(to: relays[0], relays[1]))
    },
    { source, log in
      let relays = [PublishRelay<Int?>(), PublishRelay()]
      return Disposables.create(
        relays[0].subscribe(onNext: { log("\($0 ?? -1)") }), relays[1].subscribe(onNext: { log("\($0 ?? -1)") }),
        source.bind(to: relays[0], relays[1]))
    },
    { source, log in
      let relays = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
      return Disposables.create(
        relays[0].skip(1).subscribe(onNext: { log("\($0)") }), relays[1].skip(1).subscribe(onNext: { log("\($0)") }),
        source.bind(to: relays[0], relays[1]))
    },
    { source, log in
      let relays = [BehaviorRelay<Int?>(value: nil), BehaviorRelay(value: nil)]
      return Disposables.create(
        relays[0].skip(1).subscribe(onNext: { log("\($0 ?? -1)") }),
        relays[1].skip(1).subscribe(onNext: { log("\($0 ?? -1)") }), source.bind(to: relays[0], relays[1]))
    },
    { source, log in
      let relays = [ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay.createUnbound()]
      return Disposables.create(
        relays[0].subscribe(onNext: { log("\($0)") }), relays[1].subscribe(onNext: { log("\($0)") }),
        source.bind(to: relays[0], relays[1]))
    },
    { source, log in
      let relays = [ReplayRelay<Int?>.create(bufferSize: 1), ReplayRelay.createUnbound()]
      return Disposables.create(
        relays[0].subscribe(onNext: { log("\($0 ?? -1)") }), relays[1].subscribe(onNext: { log("\($0 ?? -1)") }),
        source.bind(to: relays[0], relays[1]))
    },
  ]

  @Test(arguments: bindings.indices)
  func relaysGetElementsAndNothingElse(_ index: Int) {
    let source = PublishSubject<Int>()
    let all = Self.bindings[index](source, log)
    source.onNext(1)
    source.onNext(2)
    #expect(log.take() == ["1", "1", "2", "2"])
    all.dispose()
    #expect(!source.hasObservers)
    let completing = PublishSubject<Int>()
    let late = Self.bindings[index](completing, log)
    completing.onCompleted()
    #expect(log.take().isEmpty)
    late.dispose()
  }

  @Test(arguments: bindings.indices)
  func anErrorIsReported(_ index: Int) {
    let source = PublishSubject<Int>()
    let all = Self.bindings[index](source, log)
    let reported = faults(of: "bind") { source.onError(Problem()) }.filter { $0.contains("Problem") }
    #expect(reported == ["a stream that is bound must not fail; Problem()"])
    #expect(log.lines.isEmpty && !source.hasObservers)
    all.dispose()
  }

  @Test func aRelayBoundToItselfThroughAMapStops() {
    let relay = BehaviorRelay(value: 0)
    let subscription = relay.filter { $0 < 3 }.map { $0 + 1 }.bind(to: relay)
    #expect(relay.value == 3)
    relay.accept(1)
    #expect(relay.value == 3)
    subscription.dispose()
  }
}
