import Testing
import WeirStreams
import WeirTesting

@Suite struct MapTests {
  @Test func eachElement() throws {
    try expect("-a-b-|", becomes: "-x-y-|", ["x": "a!", "y": "b!"], subscription: "^----!") { $0.map { $0 + "!" } }
    try expect("-a-#", becomes: "-x-#", ["x": "a!"], subscription: "^--!") { $0.map { $0 + "!" } }
    try expect("-----", becomes: "-----", subscription: "^---!", disposed: 4) { $0.map { $0 } }
    try expect("-a-b-|", becomes: "-a", subscription: "^-!", disposed: 2) { $0.map { $0 } }
    try expect("|", becomes: "-") { $0.map { $0 } }
  }

  @Test func throwing() throws {
    try expect("-1-x-2-|", becomes: "-1-#", subscription: "^--!") {
      $0.map { element -> Int in
        guard let number = Int(element) else { throw MarbleFailure() }
        return number
      }
    }
  }

  /// The closure is called once for each element of each subscription, and no more after it has thrown.
  @Test func calls() {
    let log = Log()
    let stream = Observable.from(1...3).map { number -> Int in
      log("\(number)")
      if number == 2 { throw Failure.first }
      return number
    }
    #expect(stream.sentAtOnce() == ["1", "error first", "disposed"])
    #expect(log.take() == ["1", "2"])
    #expect(stream.take(1).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(log.lines == ["1"])
  }

  @Test func toOptionalsAndNothing() {
    #expect(Observable.of("1", "x").map { Int($0) }.sentAtOnce().prefix(2) == ["Optional(1)", "nil"])
    #expect(Observable.of(1).map { _ in }.sentAtOnce() == ["()", "completed", "disposed"])
  }
}
