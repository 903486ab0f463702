import Testing
import WeirStreams
import WeirTesting

@Suite struct CompactMapTests {
  @Test func dropsNil() throws {
    try expect("-1-x-2-|", becomes: "-1---2-|", subscription: "^------!") { $0.compactMap { Int($0) } }
    try expect("-x-|", becomes: "---|") { $0.compactMap { Int($0) } }
    try expect("-1-#", becomes: "-1-#") { $0.compactMap { Int($0) } }
    try expect("-1-2-3", becomes: "-1-2", subscription: "^---!", disposed: 4) { $0.compactMap { Int($0) } }
  }

  @Test func throwing() throws {
    try expect("-1-x-2-|", becomes: "-1-#", subscription: "^--!") {
      $0.compactMap { element -> Int? in if element == "x" { throw MarbleFailure() } else { Int(element) } }
    }
  }

  /// One level of optionals goes, not two.
  @Test func nestedOptionals() {
    let inner = Observable.of(1, 2).compactMap { number -> Int?? in number == 1 ? .some(nil) : number }
    #expect(inner.sentAtOnce() == ["nil", "Optional(2)", "completed", "disposed"])
  }
}
