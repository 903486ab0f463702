import Testing
import WeirStreams
import WeirTesting

@Suite struct CompactMapTests {
  @Test func dropsNil() throws {
    try expect("-1-x-2-|", becomes: "-1---2-|", subscription: "^------!") { $0.compactMap { Int($0) } }
    try expect("-1-#", becomes: "-1-#") { $0.compactMap { Int($0) } }
    try expect("-1-2-3", becomes: "-1-2", disposed: 4) { $0.compactMap { Int($0) } }
  }

  @Test func throwing() throws {
    try expect("-1-x-2-|", becomes: "-1-#", subscription: "^--!") {
      $0.compactMap { element -> Int? in if element == "x" { throw MarbleFailure() } else { Int(element) } }
    }
  }
}
