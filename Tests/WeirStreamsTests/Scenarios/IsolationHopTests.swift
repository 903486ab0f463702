import Testing
import WeirStreams
import WeirTesting

/// Scenario "Isolation hop": main-actor code builds a pipeline that runs in the background.
///
/// What compiles runs right; it never traps at run time.
///
/// Every closure below is written in main-actor code and called on a queue of its own.
@MainActor @Suite(.timeLimit(.minutes(10))) struct IsolationHopTests {
  private let background = SerialDispatchQueueScheduler(internalSerialQueueName: "hop")

  /// What comes of a pipeline whose events are sent on the background queue, and read on it too.
  private func sent<Output>(
    _ build: (Observable<Int>) -> any ObservableConvertibleType<Output>
  ) async throws -> [String] {
    let numbers = Observable.from(1...4).observe(on: background)
    let stream = build(numbers).asObservable()
    var sent: [String] = []
    for try await text in stream.map({ "\($0)" }).values { sent.append(text) }
    return sent
  }

  @Test func elements() async throws {
    #expect(try await sent { $0.map { $0 + 1 } } == ["2", "3", "4", "5"])
    #expect(try await sent { $0.filter { $0 > 2 } } == ["3", "4"])
    #expect(try await sent { $0.compactMap { $0 > 2 ? nil : $0 } } == ["1", "2"])
    #expect(try await sent { $0.scan(0) { $0 + $1 } } == ["1", "3", "6", "10"])
    #expect(try await sent { $0.scan(into: 0) { $0 += $1 } } == ["1", "3", "6", "10"])
    #expect(try await sent { $0.reduce(0, accumulator: { $0 + $1 }, mapResult: { -$0 }) } == ["-10"])
    #expect(try await sent { $0.distinctUntilChanged { $0 / 2 } } == ["1", "2", "4"])
    #expect(try await sent { $0.distinctUntilChanged { $1 - $0 < 2 } } == ["1", "3"])
    #expect(try await sent { $0.take(while: { $0 < 3 }) } == ["1", "2"])
    #expect(try await sent { $0.take(until: { $0 > 2 }) } == ["1", "2"])
    #expect(try await sent { $0.skip(while: { $0 < 3 }) } == ["3", "4"])
    #expect(try await sent { $0.single { $0 == 3 } } == ["3"])
    #expect(
      try await sent { $0.groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } } } == [
        "2", "2", "4", "4",
      ])
  }

  @Test func streamsOfStreams() async throws {
    #expect(try await sent { $0.flatMap { Observable.just($0) } } == ["1", "2", "3", "4"])
    #expect(try await sent { $0.flatMapFirst { Observable.just($0) } } == ["1", "2", "3", "4"])
    #expect(try await sent { $0.flatMapLatest { Observable.just($0) } } == ["1", "2", "3", "4"])
    #expect(try await sent { $0.concatMap { Observable.just($0) } } == ["1", "2", "3", "4"])
    #expect(try await sent { numbers in Observable.deferred { numbers.take(1) } } == ["1"])
    #expect(try await sent { _ in Observable<Int>.using({ BooleanDisposable() }) { _ in .just(1) } } == ["1"])
    #expect(
      try await sent { _ in
        Observable<Int>.create { observer in
          observer.onNext(7)
          observer.onCompleted()
          return Disposables.create {}
        }.subscribe(on: background)
      } == ["7"])
  }

  @Test func combinations() async throws {
    #expect(try await sent { Observable.zip($0, $0) { $0 + $1 } } == ["2", "4", "6", "8"])
    #expect(try await sent { Observable.zip([$0, $0]) { $0.reduce(0, +) } } == ["2", "4", "6", "8"])
    #expect(try await sent { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } } == ["2", "3", "4", "5"])
    #expect(try await sent { Observable.combineLatest([$0, .just(1)]) { $0.reduce(0, +) } } == ["2", "3", "4", "5"])
    #expect(try await sent { $0.withLatestFrom(Observable.just(1)) { $0 + $1 } } == ["2", "3", "4", "5"])
    #expect(try await sent { $0.multicast({ PublishSubject<Int>() }, selector: { $0.map { -$0 } }).take(1) } == ["-1"])
    #expect(try await sent { $0.multicast { PublishSubject() }.refCount().take(1) } == ["1"])
  }

  @Test func errors() async throws {
    let failing = { @Sendable (number: Int) throws -> Int in if number > 1 { throw Failure.first } else { number } }
    #expect(try await sent { $0.map(failing).catch { _ in .just(0) } } == ["1", "0"])
    #expect(try await sent { $0.map(failing).retry { $0.take(0) } } == ["1"])
    #expect(try await sent { $0.map(failing).retry { (errors: Observable<Failure>) in errors.take(0) } } == ["1"])
    #expect(
      try await sent {
        $0.map(failing).retry(RetryPolicy(maxAttempts: 2, initialDelay: .nanoseconds(0)), scheduler: background) { _ in
          true
        }.catchAndReturn(0)
      } == ["1", "1", "0"])
    #expect(try await sent { $0.map { $0 > 1 ? nil : $0 }.catchOnNil { .just(0) }.take(2) } == ["1", "0"])
    #expect(try await sent { $0.map { $0 > 1 ? [] : [$0] }.catchOnEmpty { .just([0]) }.take(2) } == ["[1]", "[0]"])
  }

  @Test func hooks() async throws {
    let log = Log()
    let sent = try await sent {
      $0.take(1).do(
        onNext: { log("next \($0)") }, afterNext: { log("after \($0)") }, onCompleted: { log("completed") },
        afterCompleted: { log("after the end") }, onSubscribe: { log("subscribe") },
        onSubscribed: { log("subscribed") },
        onDispose: { log("dispose") })
    }
    #expect(sent == ["1"])
    #expect(
      Set(log.lines).isSuperset(of: ["next 1", "after 1", "completed", "after the end", "subscribe", "subscribed"]))
  }

  /// Main-actor state is reached through `bind`, `drive`, `emit` and `Binder`, which hop there, in order.
  @Test func backToTheMainActor() async {
    final class Screen { var shown: [Int] = [] }
    for way in 0..<4 {
      let screen = Screen()
      let (numbers, bag) = (Observable.from(1...3).observe(on: background), DisposeBag())
      await withCheckedContinuation { continuation in
        let show: @MainActor @Sendable (Int) -> Void = { number in
          MainActor.assertIsolated()
          screen.shown.append(number)
          if number == 3 { continuation.resume() }
        }
        switch way {
        case 0: numbers.bind(onNext: show).disposed(by: bag)
        case 1: numbers.bind(to: Binder(screen) { _, number in show(number) }).disposed(by: bag)
        case 2: numbers.asDriver(onErrorJustReturn: 0).drive(onNext: show).disposed(by: bag)
        default: numbers.asSignal(onErrorJustReturn: 0).emit(onNext: show).disposed(by: bag)
        }
      }
      #expect(screen.shown == [1, 2, 3])
    }
  }

  /// A relay that main-actor code owns is written in the background and read on the main actor.
  @Test func relays() async throws {
    let relay = BehaviorRelay(value: 0)
    let subscription = Observable.from(1...4).observe(on: background).subscribe(onNext: { [relay] in relay.accept($0) })
    var last = 0
    for try await number in relay.asObservable().values where number > last {
      last = number
      if number == 4 { break }
    }
    #expect(relay.value == 4)
    subscription.dispose()
  }
}
