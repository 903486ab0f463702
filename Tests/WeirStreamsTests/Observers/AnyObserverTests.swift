import Testing
import WeirStreams
import WeirTesting

@Suite struct AnyObserverTests {
  private let log = Log()

  private struct Plain: ObserverType {
    let log: Log
    func on(_ event: Event<Int>) { log("\(event)") }
  }

  private func send(_ observer: some ObserverType<Int>) -> [String] {
    observer.onNext(1)
    observer.on(.next(2))
    observer.onError(Failure.first)
    observer.on(.error(Failure.second))
    observer.onCompleted()
    observer.on(.completed)
    return log.take()
  }

  /// An observer is passed all events as they are: the grammar is the business of the stream.
  @Test func everyWayToMakeOne() {
    let all = ["next(1)", "next(2)", "error(first)", "error(second)", "completed", "completed"]
    let plain = Plain(log: log)
    #expect(send(plain) == all)
    #expect(send(AnyObserver(plain)) == all)
    let closure = AnyObserver<Int>(eventHandler: { [log] event in log("\(event)") })
    #expect(send(closure) == all)
    #expect(send(plain.asObserver()) == all)
    #expect(send(plain.asObserver().asObserver()) == all)
    #expect(send(AnyObserver(AnyObserver(plain))) == all)
  }

  @Test func mapped() {
    let observer = Plain(log: log).mapObserver { (text: String) -> Int in
      guard let number = Int(text) else { throw Failure.first }
      return number * 10
    }
    observer.onNext("1")
    observer.onNext("x")
    observer.onError(Failure.second)
    observer.onCompleted()
    #expect(log.lines == ["next(10)", "error(first)", "error(second)", "completed"])
  }

  @Test func mappedInAStream() {
    let target = ReplaySubject<Int>.createUnbounded()
    _ = Observable.of("1", "2").subscribe(target.mapObserver { Int($0) ?? 0 })
    #expect(target.sentAtOnce() == ["1", "2", "completed", "disposed"])
  }

  @Test func subjectsAsObservers() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log)
    subject.asObserver().onNext(1)
    AnyObserver(subject).onCompleted()
    #expect(log.lines == ["1", "completed", "disposed"])
  }

  /// It keeps what it sends to.
  @Test func keepsItsTarget() {
    weak var gone: PublishSubject<Int>?
    var observer: AnyObserver<Int>?
    do {
      let subject = PublishSubject<Int>()
      gone = subject
      observer = subject.asObserver()
    }
    #expect(gone != nil)
    observer?.onNext(1)
    observer = nil
    #expect(gone == nil)
  }
}
