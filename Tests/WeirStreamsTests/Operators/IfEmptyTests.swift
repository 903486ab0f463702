import Testing
import WeirStreams
import WeirTesting

@Suite struct IfEmptyTests {
  @Test func element() throws {
    try expect("-a-|", becomes: "-a-|") { $0.ifEmpty(default: "x") }
    try expect("---|", becomes: "---(x|)") { $0.ifEmpty(default: "x") }
    try expect("---#", becomes: "---#") { $0.ifEmpty(default: "x") }
    try expect("-a-#", becomes: "-a-#") { $0.ifEmpty(default: "x") }
    try expect("---|", becomes: "-", subscription: "^-!", disposed: 2) { $0.ifEmpty(default: "x") }
  }

  @Test func sourcesThatSendAtOnce() {
    #expect(Observable<Int>.empty().ifEmpty(default: 1).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable<Int>.empty().ifEmpty(default: 1).take(1).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable<Int>.empty().ifEmpty(switchTo: .empty()).sentAtOnce() == ["completed", "disposed"])
    #expect(Observable<Int>.error(Failure.first).ifEmpty(switchTo: .just(1)).sentAtOnce().first == "error first")
    for _ in 0..<2 { #expect(Observable.just(2).ifEmpty(switchTo: .just(1)).sentAtOnce().first == "2") }
  }

  /// The other stream is subscribed to only where it is needed, and before the first is left: both may share a source.
  @Test func order() {
    let (first, log) = (PublishSubject<Int>(), Log())
    let source = Observable<Int>.create { observer in
      Disposables.create(first.subscribe(observer), Disposables.create { log("left") })
    }
    let other = Observable.just(1).do(onSubscribe: { log("subscribed") })
    #expect(Observable.just(0).ifEmpty(switchTo: other).sentAtOnce().first == "0" && log.lines.isEmpty)
    _ = source.ifEmpty(switchTo: other).subscribe(log)
    first.onCompleted()
    #expect(log.lines == ["subscribed", "1", "completed", "disposed", "left"])
  }

  @Test func stream() throws {
    try expect("-a-|", becomes: "-a-|", subscription: "^--!") { $0.ifEmpty(switchTo: .just("x")) }
    try expect("---|", becomes: "---(xy|)", subscription: "^--!") { $0.ifEmpty(switchTo: .of("x", "y")) }
    try expect("---#", becomes: "---#", subscription: "^--!") { $0.ifEmpty(switchTo: .just("x")) }
    try expect("---|", becomes: "---#") { $0.ifEmpty(switchTo: .error(MarbleFailure())) }
  }

  @Test func bothAreReleased() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let first = try scheduler.createHotObservable(marbles: "--|")
    let second = try scheduler.createHotObservable(marbles: "-a-b-c")
    let result = scheduler.start(disposed: 204) { first.ifEmpty(switchTo: second.asObservable()) }
    #expect(result.events == [.next(203, "b")])
    #expect(first.subscriptions == [Subscription(200, 202)])
    #expect(second.subscriptions == [Subscription(202, 204)])
  }

  @Test func manyInARow() {
    var stream = Observable<Int>.just(1)
    for _ in 0..<1000 { stream = Observable.empty().ifEmpty(switchTo: stream) }
    #expect(stream.sentAtOnce() == ["1", "completed", "disposed"])
  }
}
