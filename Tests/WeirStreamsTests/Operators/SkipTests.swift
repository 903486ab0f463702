import Testing
import WeirStreams
import WeirTesting

@Suite struct SkipTests {
  @Test func count() throws {
    try expect("-1-2-3-|", becomes: "-----3-|", subscription: "^------!") { $0.skip(2) }
    try expect("-1-2-|", becomes: "-1-2-|") { $0.skip(0) }
    try expect("-1-2-|", becomes: "-1-2-|") { $0.skip(-1) }
    try expect("-1-2-|", becomes: "-----|") { $0.skip(3) }
    try expect("-1-#", becomes: "---#") { $0.skip(3) }
    try expect("-1-2-3", becomes: "---2", subscription: "^---!", disposed: 4) { $0.skip(1) }
  }

  @Test func whileItHolds() throws {
    try expect("-a-a-b-a-|", becomes: "-----b-a-|", subscription: "^--------!") { $0.skip(while: { $0 == "a" }) }
    try expect("-a-a-|", becomes: "-----|") { $0.skip(while: { $0 == "a" }) }
    try expect("-a-#", becomes: "---#") { $0.skip(while: { $0 == "a" }) }
    try expect("-b-a", becomes: "-b", subscription: "^-!", disposed: 2) { $0.skip(while: { $0 == "a" }) }
    try expect("-a-b-|", becomes: "-#", subscription: "^!") { $0.skip(while: { _ in throw MarbleFailure() }) }
  }

  /// The predicate is not asked again once it has failed.
  @Test func calls() {
    let log = Log()
    let rest = Observable.from(1...4).skip(while: {
      log("\($0)")
      return $0 < 2
    })
    #expect(rest.sentAtOnce() == ["2", "3", "4", "completed", "disposed"])
    #expect(log.take() == ["1", "2"])
    #expect(rest.sentAtOnce().first == "2")
    #expect(log.take() == ["1", "2"])
  }

  @available(*, deprecated)
  @Test func oldName() throws {
    try expect("-a-b-a-|", becomes: "---b-a-|") { $0.skipWhile { $0 == "a" } }
  }
}
