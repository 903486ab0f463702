import Testing
import WeirStreams
import WeirTesting

@MainActor @Suite(.serialized) struct DriverTests {
  @MainActor private final class Screen {
    var lines: [String] = []
  }

  /// The closures are on the main actor: the screen's properties can be used in them without further ado.
  @Test func closuresAreOnTheMainActor() {
    let screen = Screen()
    let relay = BehaviorRelay(value: 1)
    let subscription = relay.asDriver().map { $0 * 10 }.drive(
      onNext: { screen.lines.append("\($0)") }, onDisposed: { screen.lines.append("disposed") })
    relay.accept(2)
    #expect(screen.lines == ["10", "20"])
    subscription.dispose()
    relay.accept(3)
    #expect(screen.lines == ["10", "20", "disposed"])
  }

  @Test func withAnObject() {
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    let relay = PublishRelay<Int>()
    let first = screen.map { relay.asDriver(onErrorJustReturn: 0).drive(with: $0) { $0.lines.append("\($1)") } }
    let second = screen.map { relay.asSignal().emit(with: $0) { $0.lines.append("\($1)") } }
    relay.accept(1)
    #expect(screen?.lines == ["1", "1"])
    screen = nil
    #expect(weakScreen == nil)
    relay.accept(2)
    first?.dispose()
    second?.dispose()
  }

  @Test func hopsInOrder() async {
    let screen = Screen()
    let subject = PublishSubject<Int>()
    let subscription = subject.asDriver(onErrorJustReturn: -1).drive(
      onNext: { screen.lines.append("\($0)") }, onCompleted: { screen.lines.append("completed") })
    await Task.detached {
      for number in 0..<100 { subject.onNext(number) }
      subject.onCompleted()
    }.value
    await turnOfTheMainQueue()
    await turnOfTheMainQueue()
    #expect(screen.lines == (0..<100).map { "\($0)" } + ["completed"])
    subscription.dispose()
  }

  @Test func drivenFromElsewhere() async {
    let screen = Screen()
    let driver = Driver.of(1, 2)
    await Task.detached { _ = driver.drive(onNext: { screen.lines.append("\($0)") }) }.value
    await turnOfTheMainQueue()
    await turnOfTheMainQueue()
    #expect(screen.lines == ["1", "2"])
  }

  @Test func errors() {
    let bad = Observable<Int>.error(Failure.first)
    #expect(bad.asDriver(onErrorJustReturn: 1).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(bad.asDriver(onErrorDriveWith: .just(2)).sentAtOnce() == ["2", "completed", "disposed"])
    #expect(bad.asDriver(onErrorRecover: { _ in .empty() }).sentAtOnce() == ["completed", "disposed"])
    #expect(bad.asSignal(onErrorJustReturn: 1).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(bad.asSignal(onErrorSignalWith: .just(2)).sentAtOnce() == ["2", "completed", "disposed"])
    #expect(bad.asSignal(onErrorRecover: { _ in .empty() }).sentAtOnce() == ["completed", "disposed"])
  }

  /// A driver replays its last element, a signal does not; both subscribe once.
  @Test func sharing() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let source = subject.do(onSubscribe: { log("subscribed") }, onDispose: { log("left") })
    let driver = source.asDriver(onErrorJustReturn: 0)
    let signal = source.asSignal(onErrorJustReturn: 0)
    for replays in [true, false] {
      let stream: any ObservableConvertibleType<Int> = replays ? driver : signal
      let first = stream.asObservable().subscribe(onNext: { log("first \($0)") })
      subject.onNext(1)
      let second = stream.asObservable().subscribe(onNext: { log("second \($0)") })
      subject.onNext(2)
      first.dispose()
      second.dispose()
      let expected = ["subscribed", "first 1"] + (replays ? ["second 1"] : []) + ["first 2", "second 2", "left"]
      #expect(log.take() == expected)
    }
  }

  @Test func targets() {
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let observer = ReplaySubject<Int>.createUnbounded()
    let publish = PublishRelay<Int>()
    let log = Log()
    let listening = publish.subscribe(log)
    _ = Driver.just(1).drive(relay)
    _ = Driver.just(1).drive(optional)
    _ = Driver.just(1).drive(observer)
    _ = Signal.just(2).emit(to: publish)
    #expect(relay.value == 1 && optional.value == 1)
    _ = Signal.just(3).emit(to: relay)
    #expect(relay.value == 3)
    #expect(observer.sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Driver.just(4).drive { $0.sentAtOnce() } == ["4", "completed", "disposed"])
    listening.dispose()
    #expect(log.lines == ["2", "disposed"])
  }

  @Test func operators() {
    let source = Observable.of(1, 1, 2, 3).asDriver(onErrorJustReturn: 0)
    let rows: [(Driver<Int>, String)] = [
      (source.map { $0 * 2 }, "2 2 4 6"), (source.filter { $0 > 1 }, "2 3"),
      (source.compactMap { $0 > 1 ? $0 : nil }, "2 3"), (source.distinctUntilChanged(), "1 2 3"),
      (source.distinctUntilChanged { $0 % 2 }, "1 2 3"), (source.distinctUntilChanged { $0 == $1 }, "1 2 3"),
      (source.scan(0) { $0 + $1 }, "1 2 4 7"), (source.skip(2), "2 3"), (source.startWith(0), "0 1 1 2 3"),
      (source.flatMap { Driver.just($0) }, "1 1 2 3"), (source.flatMapLatest { Driver.just($0) }, "1 1 2 3"),
      (source.flatMapFirst { Driver.just($0) }, "1 1 2 3"), (.merge(.just(1), .just(2)), "1 2"),
      (.concat([.just(1), .just(2)]), "1 2"), (.zip(source, source) { $0 + $1 }, "2 2 4 6"),
      (.combineLatest(.just(1), .just(2)) { $0 + $1 }, "3"), (.zip([source, source]) { $0[0] + $0[1] }, "2 2 4 6"),
      (.combineLatest([.just(1), .just(2)]) { $0[0] + $0[1] }, "3"),
      (Driver.zip(source, source).map { $0 + $1 }, "2 2 4 6"),
      (Driver.combineLatest(Driver.just(1), Driver.just("a")).map { $0.0 }, "1"),
      (Driver.just(Driver.just(1)).switchLatest(), "1"), (Driver.just(Driver.just(1)).merge(), "1"),
      (source.withLatestFrom(Driver.just(5)), "5 5 5 5"), (source.map { Optional($0) }.filterNil(), "1 1 2 3"),
      (.deferred { .just(1) }, "1"), (source.do(onNext: { _ in }), "1 1 2 3"),
    ]
    for (stream, expected) in rows {
      #expect(stream.sentAtOnce() == expected.split(separator: " ").map(String.init) + ["completed", "disposed"])
    }
  }

  @Test func mockedSchedulers() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      let source = scheduler.createHotObservable([.next(210, 1), .next(212, 2), .next(230, 3), .completed(250)])
      let driver = source.asDriver(onErrorJustReturn: 0)
      let debounced = scheduler.createObserver(Int.self)
      let delayed = scheduler.createObserver(Int.self)
      _ = driver.debounce(.seconds(5)).drive(debounced)
      _ = driver.delay(.seconds(5)).drive(delayed)
      scheduler.start()
      #expect(debounced.events.map(\.value) == [.next(2), .next(3), .completed])
      #expect(delayed.events.map(\.value) == [.next(1), .next(2), .next(3), .completed])
    }
  }
}
