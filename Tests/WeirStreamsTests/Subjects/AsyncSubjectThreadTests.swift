import Dispatch
import Testing
import WeirStreams

@Suite(.timeLimit(.minutes(10))) struct AsyncSubjectThreadTests {
  /// Only the first end counts, and it brings its element, whoever else ends at the same time.
  @Test func oneElementAndOneEnd() {
    for _ in 0..<1000 {
      let (subject, log) = (AsyncSubject<String>(), Log())
      _ = subject.map { _ in "element" }.subscribe(log)
      let work: @Sendable () -> Void = {
        subject.onNext("any")
        subject.onCompleted()
        subject.onNext("late")
        subject.onCompleted()
      }
      race(work, work)
      #expect(log.lines == ["element", "completed", "disposed"])
    }
  }

  @Test func nothingIsKeptAfterTheEnd() {
    let subject = AsyncSubject<Log>()
    subject.onCompleted()
    weak var element: Log?
    do {
      let log = Log()
      element = log
      subject.onNext(log)
    }
    #expect(element == nil)
  }
}
