import Testing
import WeirStreams
import WeirTesting

@Suite struct ScanTests {
  @Test func results() throws {
    let values: [Character: String] = ["x": "0a", "y": "0ab"]
    try expect("-a-b-|", becomes: "-x-y-|", values, subscription: "^----!") { $0.scan("0") { $0 + $1 } }
    try expect("-a-b-|", becomes: "-x-y-|", values) { $0.scan(into: "0") { $0 += $1 } }
    try expect("---|", becomes: "---|") { $0.scan("0") { $0 + $1 } }
    try expect("-a-#", becomes: "-x-#", values) { $0.scan("0") { $0 + $1 } }
    try expect("-a-#", becomes: "-x-#", values) { $0.scan(into: "0") { $0 += $1 } }
    try expect("-a-b", becomes: "-x", values, subscription: "^-!", disposed: 2) { $0.scan("0") { $0 + $1 } }
  }

  @Test func throwing() throws {
    try expect("-a-b-|", becomes: "-#", subscription: "^!") { $0.scan(0) { _, _ in throw MarbleFailure() } }
    try expect("-a-x-b-|", becomes: "-a-#", subscription: "^--!") {
      $0.scan(into: "") { if $1 == "x" { throw MarbleFailure() } else { $0 += $1 } }
    }
  }

  /// What a subscriber keeps does not change when the result does.
  @Test func resultsAreValues() {
    let kept = Collected<[Int]>()
    _ = Observable.from(1...3).scan(into: []) { $0.append($1) }.subscribe(onNext: { kept.add($0) })
    #expect(kept.values == [[1], [1, 2], [1, 2, 3]])
  }

  @Test func eachSubscriptionStartsAtTheSeed() {
    let (source, first, second) = (PublishSubject<Int>(), Log(), Log())
    let sums = source.scan(0, accumulator: +)
    let one = sums.subscribe(first)
    source.onNext(1)
    let two = sums.subscribe(second)
    source.onNext(2)
    #expect(first.lines == ["1", "3"] && second.lines == ["2"])
    one.dispose()
    two.dispose()
  }
}
