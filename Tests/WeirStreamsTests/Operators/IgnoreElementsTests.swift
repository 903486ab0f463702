import Testing
import WeirStreams
import WeirTesting

@Suite struct IgnoreElementsTests {
  @Test func onlyTheEnd() throws {
    try expect("-a-b-|", becomes: "-----|", subscription: "^----!") { $0.ignoreElements() }
    try expect("-a-b-#", becomes: "-----#", subscription: "^----!") { $0.ignoreElements() }
    try expect("-a-b-", becomes: "-", subscription: "^--!", disposed: 3) { $0.ignoreElements() }
  }

  @Test func isOfNothing() {
    let ended: Observable<Never> = Observable.from(1...3).ignoreElements()
    #expect(ended.sentAtOnce() == ["completed", "disposed"])
    #expect(Observable.of(1).ignoreElements().asCompletable().sentAtOnce() == ["completed", "disposed"])
  }
}
