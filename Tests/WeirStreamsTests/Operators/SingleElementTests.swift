import Testing
import WeirStreams
import WeirTesting

@Suite struct SingleElementTests {
  @Test func single() throws {
    try expect("-a-|", becomes: "-a-|", subscription: "^--!") { $0.single() }
    try expect("-a-b-|", becomes: "-a-#", error: RxError.moreThanOneElement, subscription: "^--!") { $0.single() }
    try expect("---|", becomes: "---#", error: RxError.noElements) { $0.single() }
    try expect("---#", becomes: "---#") { $0.single() }
    try expect("-a-#", becomes: "-a-#") { $0.single() }
    try expect("-a-b", becomes: "-a", subscription: "^-!", disposed: 2) { $0.single() }
  }

  @Test func predicate() throws {
    try expect("-a-b-a-|", becomes: "---b---|", subscription: "^------!") { $0.single { $0 == "b" } }
    try expect("-a-b-b-|", becomes: "---b-#", error: RxError.moreThanOneElement) { $0.single { $0 == "b" } }
    try expect("-a-|", becomes: "---#", error: RxError.noElements) { $0.single { $0 == "b" } }
    try expect("-a-#", becomes: "---#") { $0.single { $0 == "b" } }
    try expect("-a-|", becomes: "-#", subscription: "^!") { $0.single { _ in throw MarbleFailure() } }
  }

  @Test func first() throws {
    try expect("-a-b-|", becomes: "-(a|)", ["a": "Optional(\"a\")"], subscription: "^!") { $0.first() }
    try expect("---|", becomes: "---(n|)", ["n": "nil"]) { $0.first() }
    try expect("---#", becomes: "---#") { $0.first() }
    try expect("---a", becomes: "-", subscription: "^-!", disposed: 2) { $0.first() }
  }

  @Test func sourcesThatSendAtOnce() {
    let many = Observable.repeatElement(1)
    #expect(many.single().sentAtOnce() == ["1", "error \(RxError.moreThanOneElement)", "disposed"])
    #expect(many.first().sentAtOnce() == ["Optional(1)", "completed", "disposed"])
    for _ in 0..<2 { #expect(Observable.just(1).single().sentAtOnce() == ["1", "completed", "disposed"]) }
  }
}
