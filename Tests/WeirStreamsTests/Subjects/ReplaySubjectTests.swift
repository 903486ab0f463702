import Testing
import WeirStreams

@Suite struct ReplaySubjectTests {
  /// What a subscriber gets that comes after 1, 2, 3 and the end.
  private func afterTheEnd(_ subject: ReplaySubject<Int>, _ end: Event<Int>) -> [String] {
    for number in 1...3 { subject.onNext(number) }
    subject.on(end)
    subject.onNext(4)
    subject.onCompleted()
    return subject.sentAtOnce()
  }

  @Test(arguments: [-1, 0, 1, 2, 3, 4]) func size(_ size: Int) {
    let (subject, log) = (ReplaySubject<Int>.create(bufferSize: size), Log())
    for number in 1...3 { subject.onNext(number) }
    let kept = ["1", "2", "3"].suffix(max(0, size))
    #expect(subject.sentAtOnce() == kept + ["disposed"])
    let subscription = subject.subscribe(log)
    subject.onNext(4)
    #expect(log.lines == kept + ["4"])
    subscription.dispose()
  }

  @Test func goesOnReplayingAfterTheEnd() {
    let failure = Event<Int>.error(Failure.first)
    #expect(afterTheEnd(.create(bufferSize: 0), .completed) == ["completed", "disposed"])
    #expect(afterTheEnd(.create(bufferSize: 1), .completed) == ["3", "completed", "disposed"])
    #expect(afterTheEnd(.create(bufferSize: 2), failure) == ["2", "3", "error first", "disposed"])
    #expect(afterTheEnd(.createUnbounded(), .completed) == ["1", "2", "3", "completed", "disposed"])
  }

  @Test func dispose() {
    let (subject, log) = (ReplaySubject<Int>.create(bufferSize: 2), Log())
    subject.onNext(1)
    let subscription = subject.subscribe(log)
    #expect(!subject.isDisposed)
    subject.dispose()
    #expect(subject.isDisposed && !subject.hasObservers)
    #expect(subject.sentAtOnce() == ["error \(RxError.disposed(object: subject))", "disposed"])
    subject.onNext(2)
    #expect(log.lines == ["1"])
    subscription.dispose()
  }

  /// A value that is sent from within a replay comes after it.
  @Test func sendingWhileReplaying() {
    let (subject, log) = (ReplaySubject<Int>.create(bufferSize: 3), Log())
    for number in 1...3 { subject.onNext(number) }
    let subscription = subject.subscribe(onNext: { element in
      if element == 1 { subject.onNext(4) }
      log("\(element)")
    })
    #expect(log.lines == ["1", "2", "3", "4"])
    subscription.dispose()
  }

  /// An end that is sent from within a replay comes after it, too.
  @Test func endingWhileReplaying() {
    let (subject, log) = (ReplaySubject<Int>.create(bufferSize: 3), Log())
    for number in 1...3 { subject.onNext(number) }
    _ = subject.do(onNext: { if $0 == 1 { subject.onError(Failure.first) } }).subscribe(log)
    #expect(log.lines == ["1", "2", "3", "error first", "disposed"])
  }

  /// Who has enough in the middle of a replay gets no more of it.
  @Test func leavingWhileReplaying() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...3 { subject.onNext(number) }
    let log = Log()
    let logged = subject.do(onNext: { log("\($0)") })
    #expect(logged.take(2).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(log.lines == ["1", "2"])
    #expect(!subject.hasObservers)
  }

  /// What is no longer among the last is not kept, nor anything after it has been disposed of.
  @Test func elementsAreReleased() {
    final class Token: Sendable {}
    weak var first: Token?
    weak var second: Token?
    let subject = ReplaySubject<Token>.create(bufferSize: 1)
    do {
      let tokens = (Token(), Token())
      (first, second) = tokens
      subject.onNext(tokens.0)
      subject.onNext(tokens.1)
    }
    #expect(first == nil && second != nil)
    subject.dispose()
    #expect(second == nil)
  }

  /// A replay on one thread while another sends: each element comes once and in order, none overtakes.
  @Test func replayingOnAnotherThread() {
    for _ in 0..<200 {
      let (subject, heard, depth) = (ReplaySubject<Int>.createUnbounded(), Collected<Int>(), Depth())
      for number in 1...20 { subject.onNext(number) }
      race(
        {
          for number in 21...40 { subject.onNext(number) }
          subject.onCompleted()
        },
        {
          _ = subject.subscribe(onNext: { number in
            depth.enter()
            heard.add(number)
            depth.leave()
          })
        })
      #expect(heard.values == Array(1...40) && depth.deepest == 1)
    }
  }
}
