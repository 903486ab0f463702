import Testing
import WeirStreams
import WeirTesting

@Suite struct TakeLastTests {
  @Test func theLast() throws {
    try expect("-1-2-3-4-5-|", becomes: "-----------(45|)", subscription: "^----------!") { $0.takeLast(2) }
    try expect("-1-|", becomes: "---(1|)") { $0.takeLast(2) }
    try expect("---|", becomes: "---|") { $0.takeLast(2) }
    try expect("-1-2-3-|", becomes: "-------|") { $0.takeLast(0) }
    try expect("-1-2-3-|", becomes: "-------|") { $0.takeLast(-1) }
    try expect("-1-2-#", becomes: "-----#", subscription: "^----!") { $0.takeLast(1) }
    try expect("-1-2-|", becomes: "-", subscription: "^---!", disposed: 4) { $0.takeLast(1) }
  }

  @Test(arguments: 0...9) func wrapsAround(count: Int) {
    let sent = Observable.range(start: 0, count: 9).takeLast(count).sentAtOnce()
    #expect(sent == (9 - count..<9).map { "\($0)" } + ["completed", "disposed"])
  }

  @Test func stopsWhenEnough() {
    let log = Log()
    let sent = Observable.range(start: 0, count: 9).takeLast(5).do(onNext: { log("\($0)") }).take(2).sentAtOnce()
    #expect(sent == ["4", "5", "completed", "disposed"])
    #expect(log.lines == ["4", "5"])
  }

  /// What is no longer among the last is not kept.
  @Test func elementsAreReleased() {
    final class Token: Sendable {}
    weak var token: Token?
    let source = PublishSubject<Token>()
    let subscription = source.takeLast(1).subscribe()
    do {
      let first = Token()
      token = first
      source.onNext(first)
    }
    #expect(token != nil)
    source.onNext(Token())
    #expect(token == nil)
    subscription.dispose()
  }
}
