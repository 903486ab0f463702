import Testing
import WeirStreams
import WeirTesting

@Suite struct TakeTests {
  @Test func theFirst() throws {
    try expect("-1-2-3-|", becomes: "-1-(2|)", subscription: "^--!") { $0.take(2) }
    try expect("-1-2-|", becomes: "-1-2-|", subscription: "^----!") { $0.take(3) }
    try expect("-1-(2|)", becomes: "-1-(2|)", subscription: "^--!") { $0.take(2) }
    try expect("-1-#", becomes: "-1-#", subscription: "^--!") { $0.take(2) }
    try expect("-1-2-#", becomes: "-(1|)", subscription: "^!") { $0.take(1) }
    try expect("-1-2-3", becomes: "-1", subscription: "^-!", disposed: 2) { $0.take(2) }
  }

  /// None is no reason to subscribe.
  @Test func none() throws {
    try expect("-1-2-|", becomes: "|", subscription: "") { $0.take(0) }
    try expect("-1-#", becomes: "|", subscription: "") { $0.take(-1) }
  }

  /// The end is told with the last element, not with the end of the source; then the source is left.
  @Test func leavesTheSource() {
    let (source, log) = (PublishSubject<Int>(), Log())
    _ = source.do(onDispose: { log("left") }).take(1).subscribe(onCompleted: { log("completed") })
    source.onNext(1)
    #expect(log.lines == ["completed", "left"])
    #expect(!source.hasObservers)
  }

  /// The subject queues what the subscriber sends; it is too late by then.
  @Test func reentrant() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    _ = subject.take(2).do(onNext: { subject.onNext($0 + 1) }).subscribe(log)
    subject.onNext(1)
    #expect(log.lines == ["1", "2", "completed", "disposed"])
  }

  @Test func sourcesThatSendAtOnce() {
    #expect(Observable.repeatElement(1).take(2).sentAtOnce() == ["1", "1", "completed", "disposed"])
    #expect(Observable<Int>.error(Failure.first).take(1).sentAtOnce() == ["error first", "disposed"])
    #expect(Observable<Int>.empty().take(1).sentAtOnce() == ["completed", "disposed"])
    #expect(Observable.from(1...9).take(5).take(2).take(7).sentAtOnce() == ["1", "2", "completed", "disposed"])
  }
}
