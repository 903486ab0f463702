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
  }

  @Test func throwing() throws {
    try expect(all: ["-a", "--x"], become: "--#", subscriptions: ["^-!", "^-!"]) {
      .zip($0[0], $0[1]) { _, _ -> String in throw MarbleFailure() }
    }
    try expect(all: ["-a", "--x"], become: "--#", subscriptions: ["^-!", "^-!"]) {
      .zip($0) { _ -> String in throw MarbleFailure() }
    }
  }

  /// As in RxSwift, fixed numbers of sources all have to end, while a collection ends when no combination can come.
  @Test func ends() throws {
    try expect(all: ["-|", "---x---|"], become: "-------|", subscriptions: ["^!", "^------!"]) {
      .zip($0[0], $0[1]) { $0 + $1 }
    }
    try expect(all: ["-|", "---x---|"], become: "---|", subscriptions: ["^!", "^--!"]) { .zip($0) { $0.joined() } }
    try expect(all: ["-a|", "---x---|"], become: "---1---|", ["1": "ax"]) { .zip($0[0], $0[1]) { $0 + $1 } }
    try expect(all: ["-ab|", "-----x---y|"], become: "-----1---2|", ["1": "ax", "2": "by"]) { .zip($0) { $0.joined() } }
  }

  /// An error does not wait for its turn.
  @Test func errors() throws {
    try expect(all: ["-abc#", "-----x"], become: "----#", subscriptions: ["^---!", "^---!"]) {
      .zip($0[0], $0[1]) { $0 + $1 }
    }
    try expect(all: ["-abc#", "-----x"], become: "----#", subscriptions: ["^---!", "^---!"]) {
      .zip($0) { $0.joined() }
    }
    let log = Log()
    let later = Observable.just(1).do(onSubscribe: { log("subscribed") })
    #expect(Observable.zip(Observable<Int>.error(Failure.first), later).sentAtOnce() == ["error first", "disposed"])
    #expect(log.lines.isEmpty)
  }

  @Test func anyNumber() {
    let (numbers, texts) = (Observable.from([1, 2]), Observable.from(["x", "y"]))
    #expect(
      Observable.zip(numbers, texts).sentAtOnce() == ["(1, \"x\")", "(2, \"y\")", "completed", "disposed"])
    let four = Observable.zip(numbers, numbers, numbers, texts) { "\($0 + $1 + $2)\($3)" }
    #expect(four.sentAtOnce() == ["3x", "6y", "completed", "disposed"])
    let eight = Observable.zip(numbers, numbers, numbers, numbers, numbers, numbers, numbers, texts) {
      first, _, _, _, _, _, seventh, last in
      "\(first)\(seventh)\(last)"
    }
    #expect(eight.sentAtOnce() == ["11x", "22y", "completed", "disposed"])
    #expect(Observable.zip([numbers, numbers]).sentAtOnce() == ["[1, 1]", "[2, 2]", "completed", "disposed"])
    #expect(Observable.zip([Observable<Int>]()).sentAtOnce() == ["completed", "disposed"])
  }

  /// Places keep their order, whichever source sends last.
  @Test func placesOfThree() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    let log = Log()
    let zipped = Observable.zip(subjects[0], subjects[1], subjects[2]) { "\($0)\($1)\($2)" }
    let ofAll = Observable.zip(subjects) { $0.map(String.init).joined() }
    let subscriptions = [zipped.subscribe(log), ofAll.subscribe(log)]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      for index in order { subjects[index].onNext(index) }
      #expect(log.take() == ["012", "012"])
    }
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func manyWait() {
    let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    _ = Observable.zip(first, second) { $0 + $1 }.subscribe(log)
    for number in 0..<1000 { first.onNext(number) }
    for number in 0..<1000 { second.onNext(-number) }
    #expect(log.lines == Array(repeating: "0", count: 1000))
  }

  @Test func reentrant() {
    let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let subscription = Observable.zip(first, second).subscribe(onNext: { left, right in
      if left < 3 {
        second.onNext(right + 10)
        first.onNext(left + 1)
      }
      log("\(left) \(right)")
    })
    first.onNext(1)
    second.onNext(10)
    #expect(log.lines == ["1 10", "2 20", "3 30"])
    subscription.dispose()
  }

  /// Elements that have been combined, and those that wait when it is over, are not kept.
  @Test func elementsAreReleased() {
    final class Token: Sendable {}
    weak var combined: Token?
    weak var waiting: Token?
    let (first, second) = (PublishSubject<Token>(), PublishSubject<Int>())
    let subscription = Observable.zip(first, second).subscribe(onNext: { _ in })
    do {
      let tokens = (Token(), Token())
      (combined, waiting) = tokens
      first.onNext(tokens.0)
      first.onNext(tokens.1)
      second.onNext(1)
    }
    #expect(combined == nil && waiting != nil)
    subscription.dispose()
    #expect(waiting == nil)
  }

  @Test func twoThreads() {
    for _ in 0..<100 {
      let (first, second, heard) = (PublishSubject<Int>(), PublishSubject<Int>(), Collected<Int>())
      let subscription = Observable.zip([first, second]) { $0[0] * 1000 + $0[1] }.subscribe(onNext: { heard.add($0) })
      race({ for number in 0..<100 { first.onNext(number) } }, { for number in 0..<100 { second.onNext(number) } })
      #expect(heard.values == (0..<100).map { $0 * 1001 })
      subscription.dispose()
    }
  }
}
