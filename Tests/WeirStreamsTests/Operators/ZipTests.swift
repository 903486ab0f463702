import Testing
import WeirStreams
import WeirTesting

@Suite struct ZipTests {
  @Test func two() throws {
    try expect(
      all: ["-ab----c-|", "---x-y---|"], become: "---1-2---|", ["1": "ax", "2": "by"],
      subscriptions: ["^--------!", "^--------!"]
    ) { .zip($0[0], $0[1]) { $0 + $1 } }
    try expect(all: ["-ab-#", "---x-y"], become: "---1#", ["1": "ax"], subscriptions: ["^---!", "^---!"]) {
      .zip($0[0], $0[1]) { $0 + $1 }
    }
    try expect(all: ["-a-b", "--x-y"], become: "--1", ["1": "ax"], subscriptions: ["^--!", "^--!"], disposed: 3) {
      .zip($0[0], $0[1]) { $0 + $1 }
    }
    try expect(all: ["-a", "--x"], become: "--#") { .zip($0[0], $0[1]) { _, _ -> String in throw MarbleFailure() } }
  }

  /// As in RxSwift, fixed numbers of sources all have to end, while a collection ends when no combination can come.
  @Test func ends() throws {
    try expect(all: ["-|", "---x---|"], become: "-------|", subscriptions: ["^!", "^------!"]) {
      .zip($0[0], $0[1]) { $0 + $1 }
    }
    try expect(all: ["-|", "---x---|"], become: "---|", subscriptions: ["^!", "^--!"]) { .zip($0) { $0.joined() } }
  }

  @Test func anyNumber() {
    let (numbers, texts) = (Observable.from([1, 2]), Observable.from(["x", "y"]))
    #expect(
      Observable.zip(numbers, texts).sentAtOnce() == ["(1, \"x\")", "(2, \"y\")", "completed", "disposed"])
    let four = Observable.zip(numbers, numbers, numbers, texts) { "\($0 + $1 + $2)\($3)" }
    #expect(four.sentAtOnce() == ["3x", "6y", "completed", "disposed"])
    #expect(Observable.zip([numbers, numbers]).sentAtOnce() == ["[1, 1]", "[2, 2]", "completed", "disposed"])
    #expect(Observable.zip([Observable<Int>]()).sentAtOnce() == ["completed", "disposed"])
  }

  @Test func manyWait() {
    let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    _ = Observable.zip(first, second) { $0 + $1 }.subscribe(log)
    for number in 0..<1000 { first.onNext(number) }
    for number in 0..<1000 { second.onNext(-number) }
    #expect(log.lines == Array(repeating: "0", count: 1000))
  }
}
