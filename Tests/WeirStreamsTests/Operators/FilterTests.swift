import Testing
import WeirStreams
import WeirTesting

@Suite struct FilterTests {
  @Test func whatIsMeant() throws {
    try expect("-1-x-2-|", becomes: "-1---2-|", subscription: "^------!") { $0.filter { Int($0) != nil } }
    try expect("-x-x-|", becomes: "-----|") { $0.filter { $0 != "x" } }
    try expect("-x-#", becomes: "---#", subscription: "^--!") { $0.filter { $0 != "x" } }
    try expect("-1-x-2-|", becomes: "-1", subscription: "^---!", disposed: 4) { $0.filter { $0 != "x" } }
  }

  @Test func throwing() throws {
    try expect("-1-x-2-|", becomes: "-1-#", subscription: "^--!") {
      $0.filter { if $0 == "x" { throw MarbleFailure() } else { true } }
    }
  }

  @Test func calls() {
    let log = Log()
    let even = Observable.from(1...4).filter { number in
      log("\(number)")
      return number % 2 == 0
    }
    #expect(even.take(1).sentAtOnce() == ["2", "completed", "disposed"])
    #expect(log.lines == ["1", "2"])
  }
}
