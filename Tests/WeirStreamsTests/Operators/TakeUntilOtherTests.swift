import Testing
import WeirStreams
import WeirTesting

@Suite struct TakeUntilOtherTests {
  @Test func untilTheOtherSends() throws {
    try expect(all: ["-a-b-c", "----x"], become: "-a-b|", subscriptions: ["^---!", "^---!"]) {
      $0[0].take(until: $0[1])
    }
    try expect(all: ["-a-b-|", "-------x"], become: "-a-b-|", subscriptions: ["^----!", "^----!"]) {
      $0[0].take(until: $0[1])
    }
    try expect(all: ["-a-b", "-----x"], become: "-a", subscriptions: ["^-!", "^-!"], disposed: 2) {
      $0[0].take(until: $0[1])
    }
    try expect(all: ["-a-#", "-----x"], become: "-a-#", subscriptions: ["^--!", "^--!"]) { $0[0].take(until: $0[1]) }
  }

  /// The end of the other one alone changes nothing; its error does.
  @Test func endOfTheOther() throws {
    try expect(all: ["-a-b-|", "--|"], become: "-a-b-|", subscriptions: ["^----!", "^-!"]) { $0[0].take(until: $0[1]) }
    try expect(all: ["-a-b-#", "--#"], become: "-a#", subscriptions: ["^-!", "^-!"]) { $0[0].take(until: $0[1]) }
  }

  @Test func sourcesThatSendAtOnce() {
    let log = Log()
    let source = Observable.just(1).do(onSubscribe: { log("subscribed") })
    #expect(source.take(until: Observable.just(2)).sentAtOnce() == ["completed", "disposed"])
    #expect(source.take(until: Observable<Int>.error(Failure.first)).sentAtOnce() == ["error first", "disposed"])
    #expect(log.lines.isEmpty)
    #expect(source.take(until: Observable<Int>.empty()).sentAtOnce() == ["1", "completed", "disposed"])
  }

  /// A subscriber that sends to the other stream ends its own.
  @Test func reentrant() {
    let (source, other, log) = (PublishSubject<Int>(), PublishSubject<Void>(), Log())
    _ = source.take(until: other).subscribe(
      onNext: { element in
        log("\(element)")
        if element == 2 { other.onNext(()) }
      }, onCompleted: { log("completed") })
    for number in 1...4 { source.onNext(number) }
    #expect(log.lines == ["1", "2", "completed"])
    #expect(!source.hasObservers && !other.hasObservers)
  }

  @Test func itself() {
    let (source, log) = (PublishSubject<Int>(), Log())
    _ = source.take(until: source.filter { $0 == 2 }).subscribe(log)
    for number in 1...3 { source.onNext(number) }
    #expect(log.lines == ["1", "completed", "disposed"])
  }

  @Test func twoThreads() {
    for _ in 0..<500 {
      let (source, other, log) = (PublishSubject<Int>(), PublishSubject<Void>(), Log())
      _ = source.take(until: other).subscribe(log)
      race({ for number in 0..<10 { source.onNext(number) } }, { other.onNext(()) })
      let lines = log.lines
      #expect(lines == (0..<lines.count - 2).map { "\($0)" } + ["completed", "disposed"])
      #expect(!source.hasObservers && !other.hasObservers)
    }
  }

  @available(*, deprecated)
  @Test func oldName() throws {
    try expect(all: ["-a-b-c", "----x"], become: "-a-b|") { $0[0].takeUntil($0[1]) }
  }
}
