import Testing
import WeirStreams
import WeirTesting

@MainActor @Suite(.serialized) struct SignalTests {
  @MainActor private final class Screen {
    var lines: [String] = []
  }

  private let screen = Screen()
  private let log = Log()

  /// Sent at once, which `Signal.of` is not: it gives each element a turn of the main queue.
  private let numbers = Observable.of(1, 2).asSignal(onErrorJustReturn: 0)

  @Test func nothingIsReplayed() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    let first = signal.emit(onNext: { [screen] in screen.lines.append("first \($0)") })
    relay.accept(1)
    let second = signal.emit(onNext: { [screen] in screen.lines.append("second \($0)") })
    relay.accept(2)
    first.dispose()
    second.dispose()
    relay.accept(3)
    #expect(screen.lines == ["first 1", "first 2", "second 2"])
  }

  @Test func closures() {
    let subscription = numbers.emit(
      onNext: { [screen] in screen.lines.append("\($0)") },
      onCompleted: { [screen] in screen.lines.append("completed") },
      onDisposed: { [screen] in screen.lines.append("disposed") })
    #expect(screen.lines == ["1", "2", "completed", "disposed"])
    subscription.dispose()
    #expect(screen.lines.count == 4)
    Signal<Int>.never().emit(onDisposed: { [screen] in screen.lines.append("given up") }).dispose()
    #expect(screen.lines.last == "given up")
  }

  @Test func targets() {
    let (publish, optionalPublish) = (PublishRelay<Int>(), PublishRelay<Int?>())
    let (behavior, optionalBehavior) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (replay, optionalReplay) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
    let (observer, optional) = (ReplaySubject<Int>.createUnbounded(), ReplaySubject<Int?>.createUnbounded())
    let listening = Disposables.create(
      publish.subscribe(onNext: { [log] in log("\($0)") }),
      optionalPublish.subscribe(onNext: { [log] in log("\($0 ?? -1)") }))
    let signal = numbers
    for subscription in [
      signal.emit(to: publish, publish), signal.emit(to: optionalPublish), signal.emit(to: behavior, behavior),
      signal.emit(to: optionalBehavior), signal.emit(to: replay), signal.emit(to: optionalReplay),
      signal.emit(to: observer), signal.emit(to: optional), signal.emit(),
    ] { subscription.dispose() }
    listening.dispose()
    #expect(log.lines == ["1", "1", "2", "2", "1", "2"])
    #expect(behavior.value == 2 && optionalBehavior.value == 2)
    #expect(replay.sentAtOnce() == ["1", "2", "disposed"] && optionalReplay.sentAtOnce().count == 3)
    #expect(observer.sentAtOnce() == ["1", "2", "completed", "disposed"] && optional.sentAtOnce().count == 4)
  }

  @Test func withUnretained() {
    var owner: Screen? = Screen()
    weak let gone = owner
    let relay = PublishRelay<Int>()
    let streams = owner.map { owner in
      (
        relay.asSignal().withUnretained(owner) { _, number in number * 10 }.emit(onNext: { [log] in log("\($0)") }),
        relay.asSignal().withUnretained(owner).emit(
          onNext: { [log] in log("\($1)") }, onCompleted: { [log] in log("completed") })
      )
    }
    relay.accept(1)
    #expect(log.take() == ["10", "1"])
    owner = nil
    #expect(gone == nil)
    relay.accept(2)
    #expect(log.lines == ["completed"])
    streams?.0.dispose()
    streams?.1.dispose()
  }

  @Test func inOrderFromOtherThreads() async {
    let relay = PublishRelay<Int>()
    let subscription = relay.asSignal().emit(onNext: { [screen] in screen.lines.append("\($0)") })
    onThreads({ for number in 0..<100 { relay.accept(number) } })
    relay.accept(100)
    #expect(screen.lines.isEmpty)
    while screen.lines.count < 101 { await turnOfTheMainQueue() }
    #expect(screen.lines == (0...100).map { "\($0)" })
    subscription.dispose()
  }

  /// An error comes where the strategy sends, too: a failure on another thread is handled on the main queue.
  @Test func aFailureElsewhere() async {
    let subject = PublishSubject<Int>()
    let signal = subject.asSignal { error in .just(error is Failure ? -1 : -2) }
    let subscription = signal.emit(onNext: { [screen] in screen.lines.append("\($0)") })
    onThreads({
      subject.onNext(1)
      subject.onError(Failure.first)
    })
    while screen.lines.count < 2 { await turnOfTheMainQueue() }
    #expect(screen.lines == ["1", "-1"] && !subject.hasObservers)
    subscription.dispose()
  }
}
