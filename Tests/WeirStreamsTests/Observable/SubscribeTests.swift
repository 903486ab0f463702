import Testing
import WeirStreams
import WeirTesting

@Suite(.serialized) struct SubscribeTests {
  private final class Owner: Sendable {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }
  }

  private let log = Log()

  /// Which closures are called, and in which order, for a stream that ends by itself and for one that is disposed of.
  @Test func closures() {
    let rows: [(Observable<Int>, [String])] = [
      (.of(1, 2), ["1", "2", "completed", "disposed"]), (.error(Failure.first), ["error first", "disposed"]),
      (.never(), ["disposed"]), (.empty(), ["completed", "disposed"]),
      (Observable.just(1).concat(Observable.never()), ["1", "disposed"]),
    ]
    for (stream, expected) in rows {
      let subscription = stream.subscribe(log)
      subscription.dispose()
      subscription.dispose()
      #expect(log.take() == expected)
      stream.subscribe { [log] event in log("\(event)") }.dispose()
      #expect(log.take().count == expected.count - 1)
    }
  }

  @Test func onlySomeClosures() {
    let (subject, failing) = (PublishSubject<Int>(), PublishSubject<Int>())
    let all = Disposables.create(
      subject.subscribe(onNext: { [log] in log("\($0)") }),
      subject.subscribe(onCompleted: { [log] in log("completed") }),
      subject.subscribe(onDisposed: { [log] in log("disposed") }), subject.subscribe(),
      failing.subscribe(onError: { [log] in log("\($0)") }))
    subject.onNext(1)
    subject.onCompleted()
    failing.onError(Failure.first)
    all.dispose()
    #expect(log.lines == ["1", "completed", "disposed", "first"])
  }

  @Test func withAnObject() {
    let subject = PublishSubject<Int>()
    let owner = Owner(log)
    let subscription = subject.subscribe(
      with: owner, onNext: { $0.log("\($1)") }, onError: { $0.log("\($1)") }, onCompleted: { $0.log("completed") },
      onDisposed: { $0.log("disposed") })
    subject.onNext(1)
    subject.onCompleted()
    subscription.dispose()
    #expect(log.take() == ["1", "completed", "disposed"])
    _ = Observable<Int>.error(Failure.first).subscribe(with: owner, onError: { $0.log("\($1)") })
    #expect(log.lines == ["first"])
  }

  @Test func theObjectIsNotKept() {
    let subject = PublishSubject<Int>()
    weak var gone: Owner?
    let subscription: any Disposable
    do {
      let owner = Owner(log)
      gone = owner
      subscription = subject.subscribe(
        with: owner, onNext: { $0.log("\($1)") }, onCompleted: { $0.log("completed") },
        onDisposed: { $0.log("disposed") })
    }
    #expect(gone == nil)
    subject.onNext(1)
    subject.onCompleted()
    subscription.dispose()
    #expect(log.lines.isEmpty && !subject.hasObservers)
  }

  /// What the subscription held is released when its stream has ended, not when the disposable is let go.
  @Test func releasedAtTheEnd() {
    final class Token: Sendable {}
    weak var token: Token?
    let subject = PublishSubject<Int>()
    func subscribe() -> any Disposable {
      let new = Token()
      token = new
      return subject.subscribe(onNext: { _ in _ = new })
    }
    let ended = subscribe()
    subject.onCompleted()
    #expect(token == nil)
    ended.dispose()
  }

  @Test func disposedOfInTheMiddle() {
    let (subject, slot) = (PublishSubject<Int>(), SerialDisposable())
    slot.disposable = subject.subscribe(
      onNext: { [log] in
        slot.dispose()
        log("\($0)")
      }, onCompleted: { [log] in log("completed") }, onDisposed: { [log] in log("disposed") })
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["disposed", "1"])
  }

  /// Nothing comes after `dispose()` has returned on the thread that disposed.
  @Test func disposalAgainstASender() {
    for _ in 0..<1000 {
      let (subject, count) = (PublishSubject<Int>(), Tally())
      let subscription = subject.subscribe(onNext: { _ in count.increment() })
      race({ for number in 0..<20 { subject.onNext(number) } }, { subscription.dispose() })
      let before = count.value
      subject.onNext(1)
      #expect(count.value == before && !subject.hasObservers)
    }
  }

  /// A type of one's own becomes a stream by the way of its `subscribe`.
  private struct Countdown: ObservableType {
    typealias Element = Int

    let start: Int

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      for number in stride(from: start, to: 0, by: -1) { observer.onNext(number) }
      observer.onCompleted()
      observer.onNext(99)
      return Disposables.create()
    }
  }

  @Test func typesOfOnesOwn() {
    #expect(Countdown(start: 3).sentAtOnce() == ["3", "2", "1", "completed", "disposed"])
    #expect(Countdown(start: 3).map { $0 * 2 }.take(2).sentAtOnce() == ["6", "4", "completed", "disposed"])
    #expect(Observable.merge(Countdown(start: 1).asObservable(), .just(5)).sentAtOnce().count == 4)
    let (grouped, subject) = (Log(), PublishSubject<Int>())
    let group = GroupedObservable(key: "key", source: subject)
    let subscription = group.subscribe(grouped)
    subject.onNext(1)
    subscription.dispose()
    #expect(group.key == "key" && group.asObservable() === subject && grouped.lines == ["1", "disposed"])
  }

  @Test func wordingOfErrors() {
    let errors: [RxError] = [
      .unknown, .disposed(object: log), .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout,
    ]
    let texts = Set(errors.map(\.debugDescription))
    #expect(texts.count == errors.count && texts.allSatisfy { $0.hasSuffix(".") })
    #expect(RxError.disposed(object: log).debugDescription.contains("Log"))
  }
}
