import Testing
import WeirStreams
import WeirTesting

@Suite struct ToArrayTests {
  @Test func elements() throws {
    try expect("-a-b-|", becomes: "-----(x|)", ["x": #"["a", "b"]"#], subscription: "^----!") { $0.toArray() }
    try expect("---|", becomes: "---(x|)", ["x": "[]"]) { $0.toArray() }
    try expect("-a-#", becomes: "---#", subscription: "^--!") { $0.toArray() }
    try expect("-a-b-|", becomes: "-", subscription: "^-!", disposed: 2) { $0.toArray() }
  }

  @Test func isASingle() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = source.toArray().subscribe(
      onSuccess: { log("\($0)") }, onFailure: { log("\($0)") }, onDisposed: { log("disposed") })
    source.onNext(1)
    #expect(log.lines.isEmpty)
    source.onCompleted()
    #expect(log.lines == ["[1]", "disposed"])
    subscription.dispose()
  }

  @Test func many() throws {
    let all = Array(0..<10_000)
    #expect(try Observable.from(all).toArray().toBlocking().single() == all)
  }
}
