import Testing
import WeirStreams
import WeirTesting

@Suite struct SkipUntilTests {
  @Test func untilTheOtherSends() throws {
    try expect(all: ["-a-b-c-|", "--x"], become: "---b-c-|", subscriptions: ["^------!", "^-!"]) {
      $0[0].skip(until: $0[1])
    }
    try expect(all: ["-a-b-c", "--x-x"], become: "---b", subscriptions: ["^---!", "^-!"], disposed: 4) {
      $0[0].skip(until: $0[1])
    }
    try expect(all: ["-a-b-#", "--x"], become: "---b-#", subscriptions: ["^----!", "^-!"]) { $0[0].skip(until: $0[1]) }
  }

  /// As in RxSwift: a source that completes before the other has sent is left, and the stream stays without an end.
  @Test func ends() throws {
    try expect(all: ["-a-b-|", "--|"], become: "-", subscriptions: ["^----!", "^-!"]) { $0[0].skip(until: $0[1]) }
    try expect(all: ["-a-|", "------x"], become: "-", subscriptions: ["^--!", "^--!"]) { $0[0].skip(until: $0[1]) }
    try expect(all: ["-a-b", "--#"], become: "--#", subscriptions: ["^-!", "^-!"]) { $0[0].skip(until: $0[1]) }
    try expect(all: ["-a#", "----"], become: "--#", subscriptions: ["^-!", "^-!"]) { $0[0].skip(until: $0[1]) }
  }

  /// The source is subscribed to first.
  @Test func sourcesThatSendAtOnce() {
    #expect(Observable.of(1, 2).skip(until: Observable.just(0)).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(Observable<Int>.error(Failure.first).skip(until: Observable.just(0)).sentAtOnce().first == "error first")
    #expect(Observable<Int>.never().skip(until: Observable<Int>.error(Failure.first)).sentAtOnce().count == 2)
  }

  @Test func reentrant() {
    let (source, other, log) = (PublishSubject<Int>(), PublishSubject<Void>(), Log())
    let subscription = source.do(onNext: { if $0 == 2 { other.onNext(()) } }).skip(until: other).subscribe(log)
    for number in 1...3 { source.onNext(number) }
    #expect(log.lines == ["2", "3"])
    #expect(!other.hasObservers)
    subscription.dispose()
  }

  /// From some element on all of them come.
  @Test func twoThreads() {
    for _ in 0..<500 {
      let (source, other, heard) = (PublishSubject<Int>(), PublishSubject<Void>(), Collected<Int>())
      let subscription = source.skip(until: other).subscribe(onNext: { heard.add($0) })
      race({ for number in 0..<10 { source.onNext(number) } }, { other.onNext(()) })
      source.onNext(10)
      #expect(heard.values == Array((0...10).suffix(heard.values.count)) && !heard.values.isEmpty)
      subscription.dispose()
    }
  }

  @available(*, deprecated)
  @Test func oldName() throws {
    try expect(all: ["-a-b-c-|", "--x"], become: "---b-c-|") { $0[0].skipUntil($0[1]) }
  }
}
