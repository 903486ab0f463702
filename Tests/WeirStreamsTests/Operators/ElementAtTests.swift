import TestSupport
import Testing
import WeirStreams
import WeirTesting

@Suite(.serialized) struct ElementAtTests {
  @Test func oneElement() throws {
    try expect("-a-b-c-|", becomes: "---(b|)", subscription: "^--!") { $0.element(at: 1) }
    try expect("-a-b-|", becomes: "-(a|)", subscription: "^!") { $0.element(at: 0) }
    try expect("-a-#", becomes: "---#", subscription: "^--!") { $0.element(at: 1) }
    try expect("-a-b-|", becomes: "-", subscription: "^-!", disposed: 2) { $0.element(at: 1) }
  }

  @Test func tooFew() throws {
    try expect("-a-|", becomes: "---#", error: RxError.argumentOutOfRange) { $0.element(at: 1) }
    try expect("---|", becomes: "---#", error: RxError.argumentOutOfRange) { $0.element(at: 0) }
  }

  @Test func negative() {
    let reported = faults(of: "Observable.element(at:)") {
      let sent = Observable.of(1).element(at: -1).sentAtOnce()
      #expect(sent == ["error \(RxError.argumentOutOfRange)", "disposed"])
    }
    #expect(reported == ["the index must not be negative; -1"])
  }

  @Test func eachSubscriptionCountsForItself() {
    let second = Observable.of(1, 2, 3).element(at: 1)
    for _ in 0..<2 { #expect(second.sentAtOnce() == ["2", "completed", "disposed"]) }
  }

  @available(*, deprecated)
  @Test func oldName() throws {
    try expect("-a-b-c-|", becomes: "---(b|)") { $0.elementAt(1) }
  }
}
