import Testing
import WeirStreams
import WeirTesting

@Suite struct SingleElementTests {
  @Test func single() throws {
    try expect("-a-|", becomes: "-a-|") { $0.single() }
    try expect("-a-b-|", becomes: "-a-#", error: RxError.moreThanOneElement, subscription: "^--!") { $0.single() }
    try expect("---|", becomes: "---#", error: RxError.noElements) { $0.single() }
    try expect("---#", becomes: "---#") { $0.single() }
    try expect("-a-b", becomes: "-a", disposed: 2) { $0.single() }
  }

  @Test func predicate() throws {
    try expect("-a-b-a-|", becomes: "---b---|") { $0.single { $0 == "b" } }
    try expect("-a-b-b-|", becomes: "---b-#", error: RxError.moreThanOneElement) { $0.single { $0 == "b" } }
    try expect("-a-|", becomes: "---#", error: RxError.noElements) { $0.single { $0 == "b" } }
    try expect("-a-|", becomes: "-#", subscription: "^!") { $0.single { _ in throw MarbleFailure() } }
  }

  @Test func first() throws {
    try expect("-a-b-|", becomes: "-(a|)", ["a": "Optional(\"a\")"], subscription: "^!") { $0.first() }
    try expect("---|", becomes: "---(n|)", ["n": "nil"]) { $0.first() }
    try expect("---#", becomes: "---#") { $0.first() }
  }
}
