import Testing
import WeirStreams

@Suite struct SubjectTests {
  /// What a subscriber gets that comes after 1, 2, 3 and the end.
  private func afterTheEnd<Subject: SubjectType & ObserverType>(_ subject: Subject, _ end: Event<Int>) -> [String]
  where Subject.Element == Int, Subject.Observer.Element == Int {
    for number in 1...3 { subject.onNext(number) }
    subject.on(end)
    subject.onNext(4)
    subject.onCompleted()
    return subject.sentAtOnce()
  }

  @Test func lateSubscribers() {
    #expect(afterTheEnd(PublishSubject(), .completed) == ["completed", "disposed"])
    #expect(afterTheEnd(BehaviorSubject(value: 0), .completed) == ["completed", "disposed"])
    #expect(afterTheEnd(BehaviorSubject(value: 0), .error(Failure.first)) == ["error first", "disposed"])
    #expect(afterTheEnd(ReplaySubject.create(bufferSize: 0), .completed) == ["completed", "disposed"])
    #expect(afterTheEnd(ReplaySubject.create(bufferSize: 1), .completed) == ["3", "completed", "disposed"])
    #expect(
      afterTheEnd(ReplaySubject.create(bufferSize: 2), .error(Failure.first)) == ["2", "3", "error first", "disposed"])
    #expect(afterTheEnd(ReplaySubject.createUnbounded(), .completed) == ["1", "2", "3", "completed", "disposed"])
    #expect(afterTheEnd(AsyncSubject(), .completed) == ["3", "completed", "disposed"])
    #expect(afterTheEnd(AsyncSubject(), .error(Failure.first)) == ["error first", "disposed"])
  }

  @Test func behavior() throws {
    let (subject, log) = (BehaviorSubject(value: 0), Log())
    subject.onNext(1)
    let subscription = subject.subscribe(log)
    subject.onNext(2)
    #expect(try subject.value() == 2)
    subscription.dispose()
    #expect(log.take() == ["1", "2", "disposed"])
    #expect(!subject.hasObservers)
    subject.onError(Failure.first)
    #expect(throws: Failure.first) { try subject.value() }
    subject.dispose()
    #expect(throws: RxError.self) { try subject.value() }
    #expect(subject.sentAtOnce().first?.hasPrefix("error") == true)
  }

  @Test func replay() {
    let (subject, log) = (ReplaySubject<Int>.create(bufferSize: 2), Log())
    for number in 1...3 { subject.onNext(number) }
    _ = subject.subscribe(log)
    subject.onNext(4)
    #expect(log.take() == ["2", "3", "4"])
    #expect(subject.sentAtOnce() == ["3", "4", "disposed"])
    subject.dispose()
    #expect(subject.isDisposed)
    #expect(subject.sentAtOnce().count == 2)
    #expect(log.lines.isEmpty)
  }

  @Test func async() {
    let (subject, log) = (AsyncSubject<Int>(), Log())
    _ = subject.subscribe(log)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines.isEmpty)
    subject.onCompleted()
    #expect(log.lines == ["2", "completed", "disposed"])
    #expect(!subject.hasObservers)
  }

  /// A value that is sent from within a replay comes after it.
  @Test func sendingWhileReplaying() {
    let (subject, log) = (ReplaySubject<Int>.create(bufferSize: 3), Log())
    for number in 1...3 { subject.onNext(number) }
    _ = subject.subscribe(onNext: { element in
      if element == 1 { subject.onNext(4) }
      log("\(element)")
    })
    #expect(log.lines == ["1", "2", "3", "4"])
  }

  /// Whoever subscribes while an element is sent is replayed that element, once.
  @Test func subscribingWhileSending() {
    let (subject, log) = (BehaviorSubject(value: 0), Log())
    let isFirst = Counter()
    _ = subject.subscribe(onNext: { element in
      if element == 1, isFirst.increment() == 1 { _ = subject.subscribe(log) }
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["1", "2"])
  }

  @Test func relays() {
    let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
    let (replay, all) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int>.createUnbound())
    let log = Log()
    _ = publish.subscribe(log)
    for number in 1...2 {
      publish.accept(number)
      behavior.accept(number)
      replay.accept(number)
      all.accept(number)
    }
    #expect(log.lines == ["1", "2"])
    #expect(behavior.value == 2)
    #expect(behavior.sentAtOnce() == ["2", "disposed"])
    #expect(replay.sentAtOnce() == ["2", "disposed"])
    #expect(all.sentAtOnce() == ["1", "2", "disposed"])
  }
}
