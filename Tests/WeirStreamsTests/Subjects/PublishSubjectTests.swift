import Testing
import WeirStreams

@Suite struct PublishSubjectTests {
  @Test func lateSubscribersGetWhatFollows() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    subject.onNext(1)
    let subscription = subject.subscribe(log)
    subject.on(.next(2))
    #expect(log.lines == ["2"])
    subscription.dispose()
  }

  @Test func dispose() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    let subscription = subject.subscribe(log)
    #expect(!subject.isDisposed)
    subject.dispose()
    #expect(subject.isDisposed && !subject.hasObservers)
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines.isEmpty)
    #expect(subject.sentAtOnce() == ["error \(RxError.disposed(object: subject))", "disposed"])
    subscription.dispose()
  }

  /// It is its own observer, and can be one of another stream.
  @Test func asObserver() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    #expect(subject.asObserver() === subject)
    _ = subject.subscribe(log)
    _ = Observable.from(1...2).subscribe(subject)
    #expect(log.lines == ["1", "2", "completed", "disposed"])
  }

  /// Disposing of it from within an element: nobody gets any more.
  @Test func disposedOfFromWithin() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    _ = subject.subscribe(onNext: { number in
      log("a\(number)")
      subject.dispose()
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["a1"])
    #expect(!subject.hasObservers)
  }
}
