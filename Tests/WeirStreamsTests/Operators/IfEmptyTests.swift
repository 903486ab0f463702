import Testing
import WeirStreams
import WeirTesting

@Suite struct IfEmptyTests {
  @Test func element() throws {
    try expect("-a-|", becomes: "-a-|") { $0.ifEmpty(default: "x") }
    try expect("---|", becomes: "---(x|)") { $0.ifEmpty(default: "x") }
    try expect("---#", becomes: "---#") { $0.ifEmpty(default: "x") }
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
