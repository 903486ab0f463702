import Testing
import WeirStreams
import WeirTesting

@Suite struct EnumeratedTests {
  @Test func indices() throws {
    let values: [Character: String] = ["x": "a0", "y": "b1"]
    try expect("-a-b-|", becomes: "-x-y-|", values, subscription: "^----!") {
      $0.enumerated().map { $0.element + "\($0.index)" }
    }
    try expect("-a-#", becomes: "-x-#", values) { $0.enumerated().map { $0.element + "\($0.index)" } }
    try expect("-a-b", becomes: "-x", values, disposed: 2) { $0.enumerated().map { $0.element + "\($0.index)" } }
  }

  @Test func eachSubscriptionCountsForItself() {
    let source = Observable.of("a", "b").enumerated().map(\.index)
    #expect(source.sentAtOnce() == ["0", "1", "completed", "disposed"])
    #expect(source.sentAtOnce() == ["0", "1", "completed", "disposed"])
  }
}
