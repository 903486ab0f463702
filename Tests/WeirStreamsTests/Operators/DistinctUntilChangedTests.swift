import Testing
import WeirStreams
import WeirTesting

@Suite struct DistinctUntilChangedTests {
  @Test func equatable() throws {
    try expect("-a-a-b-a-a-|", becomes: "-a---b-a---|", subscription: "^----------!") { $0.distinctUntilChanged() }
    try expect("-a-#", becomes: "-a-#") { $0.distinctUntilChanged() }
    try expect("-a-b-b", becomes: "-a", subscription: "^-!", disposed: 2) { $0.distinctUntilChanged() }
  }

  @Test func key() throws {
    try expect("-a-A-b-B-|", becomes: "-a---b---|", subscription: "^--------!") {
      $0.distinctUntilChanged { $0.lowercased() }
    }
    try expect("-a-A-b-B-|", becomes: "-a---b---|") {
      $0.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
    }
    try expect("-a-A-#", becomes: "-a---#") { $0.distinctUntilChanged { $0.lowercased() } }
  }

  @Test func keyPath() throws {
    try expect("-a-b-|", becomes: "-a---|", subscription: "^----!") { $0.distinctUntilChanged(at: \.count) }
  }

  /// Each element is compared with the last that was sent, not with the last that came; that one is on the left.
  @Test func comparer() throws {
    try expect("-1-2-3-4-9-|", becomes: "-1---3---9-|") {
      $0.distinctUntilChanged { (Int($1) ?? 0) - (Int($0) ?? 0) < 2 }
    }
    let log = Log()
    let source = Observable.of(1, 2, 3).distinctUntilChanged { left, right in
      log("\(left)\(right)")
      return right == 2
    }
    #expect(source.sentAtOnce() == ["1", "3", "completed", "disposed"])
    #expect(log.lines == ["12", "13"])
  }

  @Test func optionals() throws {
    try expect("-x-x-1-1-x-|", becomes: "-n---a---n-|", ["n": "nil", "a": "Optional(1)"]) {
      $0.map { Int($0) }.distinctUntilChanged()
    }
  }

  @Test func throwing() throws {
    try expect("-a-b-|", becomes: "-a-#", subscription: "^--!") {
      $0.distinctUntilChanged { _, _ in throw MarbleFailure() }
    }
    try expect("-a-b-|", becomes: "-#", subscription: "^!") {
      $0.distinctUntilChanged { _ -> Int in throw MarbleFailure() }
    }
    try expect("-a-b-|", becomes: "-#", subscription: "^!") {
      $0.distinctUntilChanged({ _ -> Int in throw MarbleFailure() }, comparer: { $0 == $1 })
    }
    try expect("-a-b-|", becomes: "-a-#", subscription: "^--!") {
      $0.distinctUntilChanged({ $0 }, comparer: { _, _ in throw MarbleFailure() })
    }
  }

  /// The key is asked for once an element.
  @Test func calls() {
    let asked = Tally()
    let source = Observable.of(1, 1, 2, 2).distinctUntilChanged { number in
      asked.increment()
      return number
    }
    #expect(source.sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(asked.value == 4)
  }

  @Test func eachSubscriptionStartsAnew() {
    let source = Observable.of(1, 1, 2).distinctUntilChanged()
    for _ in 0..<2 { #expect(source.sentAtOnce() == ["1", "2", "completed", "disposed"]) }
  }
}
