import Testing
import WeirStreams

@Suite struct BehaviorSubjectTests {
  @Test func currentValue() throws {
    let (subject, log) = (BehaviorSubject(value: 0), Log())
    #expect(subject.sentAtOnce() == ["0", "disposed"])
    subject.onNext(1)
    let subscription = subject.subscribe(log)
    subject.onNext(2)
    #expect(try subject.value() == 2)
    subscription.dispose()
    #expect(log.take() == ["1", "2", "disposed"])
    #expect(!subject.hasObservers)
  }

  /// The value stays after the completion, and is an error after an error.
  @Test func valueAfterTheEnd() throws {
    let completed = BehaviorSubject(value: 1)
    completed.onCompleted()
    completed.onNext(2)
    #expect(try completed.value() == 1)
    let failed = BehaviorSubject(value: 1)
    failed.onError(Failure.first)
    #expect(throws: Failure.first) { try failed.value() }
    failed.dispose()
    #expect(failed.isDisposed)
    #expect(throws: RxError.self) { try failed.value() }
    #expect(failed.sentAtOnce() == ["error \(RxError.disposed(object: failed))", "disposed"])
  }

  /// A value that waits to be sent is the current one; whoever subscribes then gets it once.
  @Test func valueFromWithin() throws {
    let (subject, log) = (BehaviorSubject(value: 0), Log())
    let subscription = subject.subscribe(onNext: { number in
      guard number == 1 else { return }
      subject.onNext(2)
      log("value \((try? subject.value()) ?? -1)")
      _ = subject.subscribe(onNext: { log("late \($0)") })
    })
    subject.onNext(1)
    #expect(log.lines.first == "value 2")
    #expect(log.lines.last == "late 2" && log.lines.filter { $0 == "late 2" }.count == 1)
    subscription.dispose()
  }

  /// Whoever subscribes while an element is sent is replayed that element, once.
  @Test func subscribingWhileSending() {
    let (subject, log) = (BehaviorSubject(value: 0), Log())
    let isFirst = Tally()
    _ = subject.subscribe(onNext: { element in
      if element == 1, isFirst.increment() == 1 { _ = subject.subscribe(log) }
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["1", "2"])
  }

  @Test func valuesAreReleased() {
    final class Token: Sendable {}
    weak var old: Token?
    let subject = { () -> BehaviorSubject<Token> in
      let token = Token()
      old = token
      return BehaviorSubject(value: token)
    }()
    #expect(old != nil)
    subject.onNext(Token())
    #expect(old == nil)
  }

  /// The value is never older than what a reader has seen.
  @Test func readingOnAnotherThread() {
    for _ in 0..<200 {
      let (subject, seen) = (BehaviorSubject(value: 0), Collected<Int>())
      race(
        { for number in 1...50 { subject.onNext(number) } },
        { for _ in 1...50 { if let value = try? subject.value() { seen.add(value) } } })
      #expect(seen.values == seen.values.sorted() && seen.values.count == 50)
    }
  }
}
