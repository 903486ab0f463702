import Testing
import WeirStreams

@Suite struct AsyncSubjectTests {
  @Test func lastElementAtTheEnd() {
    let (subject, log) = (AsyncSubject<Int>(), Log())
    _ = subject.subscribe(log)
    for number in 1...2 { subject.on(.next(number)) }
    #expect(log.lines.isEmpty)
    subject.onCompleted()
    #expect(log.lines == ["2", "completed", "disposed"])
    #expect(!subject.hasObservers)
    #expect(subject.sentAtOnce() == ["2", "completed", "disposed"])
  }

  @Test func nothingAtAnError() {
    let (subject, log) = (AsyncSubject<Int>(), Log())
    _ = subject.subscribe(log)
    subject.onNext(1)
    subject.onError(Failure.first)
    #expect(log.lines == ["error first", "disposed"])
    #expect(subject.sentAtOnce() == ["error first", "disposed"])
  }

  @Test func nothingToSend() {
    let subject = AsyncSubject<Int>()
    subject.on(.completed)
    #expect(subject.sentAtOnce() == ["completed", "disposed"])
  }

  /// What is sent after the end is neither sent nor kept.
  @Test func afterTheEnd() {
    final class Token: Sendable {}
    weak var late: Token?
    let subject = AsyncSubject<Token>()
    subject.onCompleted()
    do {
      let token = Token()
      late = token
      subject.onNext(token)
    }
    #expect(late == nil)
    subject.onCompleted()
    #expect(subject.sentAtOnce() == ["completed", "disposed"])
  }

  /// An element whose `deinit` sends to the subject is released when no lock is held.
  @Test(.timeLimit(.minutes(10))) func elementsThatSendAsTheyGo() {
    final class Token: Sendable {
      let subject: PublishSubject<Void>
      init(_ subject: PublishSubject<Void>) { self.subject = subject }
      deinit { subject.onNext(()) }
    }
    let (subject, gone) = (AsyncSubject<Token>(), PublishSubject<Void>())
    let subscription = gone.subscribe(onNext: { subject.onError(Failure.first) })
    subject.onNext(Token(gone))
    subject.onNext(Token(gone))
    subject.onCompleted()
    #expect(subject.map { _ in }.sentAtOnce() == ["error first", "disposed"])
    subscription.dispose()
  }

  /// One of two ends counts: an error comes without an element, a completion with it.
  @Test func twoEnds() {
    for _ in 0..<500 {
      let (subject, log) = (AsyncSubject<Int>(), Log())
      subject.onNext(1)
      _ = subject.subscribe(log)
      race({ subject.onCompleted() }, { subject.onError(Failure.first) })
      #expect([["1", "completed", "disposed"], ["error first", "disposed"]].contains(log.lines))
    }
  }

  @Test func disposing() {
    let (subject, log) = (AsyncSubject<Int>(), Log())
    let subscription = subject.subscribe(log)
    subject.onNext(1)
    subscription.dispose()
    subject.onCompleted()
    #expect(log.lines == ["disposed"])
  }

  /// Who has enough with the element is not told of the end again; the others get both.
  @Test func takingOne() {
    let (subject, log) = (AsyncSubject<Int>(), Log())
    _ = subject.take(1).subscribe(log)
    _ = subject.subscribe(log)
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines == ["1", "completed", "disposed", "1", "completed", "disposed"])
  }
}
