import Testing
import WeirStreams
import WeirTesting

@Suite struct CombineLatestTests {
  @Test func two() throws {
    try expect(
      all: ["-a---b-|", "--x-y---|"], become: "--1-23--|", ["1": "ax", "2": "ay", "3": "by"],
      subscriptions: ["^------!", "^-------!"]
    ) { .combineLatest($0[0], $0[1]) { $0 + $1 } }
    try expect(all: ["-a---b-|", "--x-#"], become: "--1-#", ["1": "ax"], subscriptions: ["^---!", "^---!"]) {
      .combineLatest($0[0], $0[1]) { $0 + $1 }
    }
    try expect(all: ["-a---b-", "--x"], become: "--1", ["1": "ax"], subscriptions: ["^--!", "^--!"], disposed: 3) {
      .combineLatest($0[0], $0[1]) { $0 + $1 }
    }
    try expect(all: ["-a-", "-----"], become: "-", subscriptions: ["^---!", "^---!"], disposed: 4) {
      .combineLatest($0[0], $0[1]) { $0 + $1 }
    }
  }

  @Test func throwing() throws {
    try expect(all: ["-a-", "--x"], become: "--#", subscriptions: ["^-!", "^-!"]) {
      .combineLatest($0[0], $0[1]) { _, _ -> String in throw MarbleFailure() }
    }
    try expect(all: ["-a-", "--x"], become: "--#", subscriptions: ["^-!", "^-!"]) {
      .combineLatest($0) { _ -> String in throw MarbleFailure() }
    }
  }

  /// It ends as soon as no combination can come any more.
  @Test func early() throws {
    try expect(all: ["-|", "---x-"], become: "---|", subscriptions: ["^!", "^--!"]) {
      .combineLatest($0[0], $0[1]) { $0 + $1 }
    }
    try expect(all: ["-|", "---x-"], become: "---|", subscriptions: ["^!", "^--!"]) {
      .combineLatest($0) { $0.joined() }
    }
    try expect(all: ["-a|", "----|"], become: "----|") { .combineLatest($0[0], $0[1]) { $0 + $1 } }
    try expect(all: ["-a-|", "--x---y|"], become: "--1---2|", ["1": "ax", "2": "ay"]) {
      .combineLatest($0[0], $0[1]) { $0 + $1 }
    }
  }

  @Test func sourcesThatSendAtOnce() {
    let sum = { @Sendable (left: Int, right: Int) in left * 10 + right }
    #expect(
      Observable.combineLatest(Observable.just(1), Observable.just(2), resultSelector: sum).sentAtOnce().first == "12")
    let subjects = (BehaviorSubject(value: 1), BehaviorSubject(value: 2))
    #expect(Observable.combineLatest(subjects.0, subjects.1, resultSelector: sum).sentAtOnce() == ["12", "disposed"])
    let none = Observable.combineLatest(Observable.just(1), Observable<Int>.empty(), resultSelector: sum)
    #expect(none.sentAtOnce() == ["completed", "disposed"])
    let failed = Observable.combineLatest(Observable<Int>.error(Failure.first), Observable.just(1), resultSelector: sum)
    #expect(failed.sentAtOnce() == ["error first", "disposed"])
  }

  /// After an error that comes while the sources are being subscribed to, the others are not subscribed to.
  @Test func errorAtOnceStopsTheRest() {
    let log = Log()
    let later = Observable.just(1).do(onSubscribe: { log("subscribed") })
    let failing = Observable<Int>.error(Failure.first)
    #expect(Observable.combineLatest(failing, later).sentAtOnce() == ["error first", "disposed"])
    #expect(Observable.combineLatest([failing, later]).sentAtOnce() == ["error first", "disposed"])
    #expect(log.lines.isEmpty)
  }

  @Test func anyNumber() {
    let one = BehaviorRelay(value: 1)
    let (text, flag) = (Observable.just("x"), Observable.just(true))
    #expect(Observable.combineLatest(one, text).sentAtOnce().first == "(1, \"x\")")
    #expect(Observable.combineLatest(one, text, flag).sentAtOnce().first == "(1, \"x\", true)")
    let five = Observable.combineLatest(one, one, one, one, text) { "\($0 + $1 + $2 + $3)\($4)" }
    #expect(five.sentAtOnce().first == "4x")
    let ten = Observable.combineLatest(one, one, one, one, one, one, one, one, one, text) {
      first, _, _, _, _, _, _, _, _, last in
      "\(first)\(last)"
    }
    #expect(ten.sentAtOnce().first == "1x")
  }

  /// Each of eight sources takes part: each has its own place.
  @Test func placesOfEight() {
    let relays = (0..<8).map { BehaviorRelay(value: $0) }
    let log = Log()
    let all = Observable.combineLatest(
      relays[0], relays[1], relays[2], relays[3], relays[4], relays[5], relays[6], relays[7]
    ) { [$0, $1, $2, $3, $4, $5, $6, $7].map(String.init).joined() }
    let subscription = all.subscribe(log)
    #expect(log.take() == ["01234567"])
    for index in 0..<8 {
      relays[index].accept(9)
      let expected = (0..<8).map { $0 <= index ? "9" : "\($0)" }.joined()
      #expect(log.take() == [expected])
    }
    subscription.dispose()
  }

  @Test func collections() {
    let sources = [Observable.from([1, 2]), .from([11, 12])]
    let sums = Observable.combineLatest(sources) { $0.reduce(0, +) }
    #expect(sums.sentAtOnce() == ["12", "13", "14", "completed", "disposed"])
    #expect(Observable.combineLatest(sources).sentAtOnce().first == "[1, 11]")
    #expect(Observable.combineLatest([Observable<Int>]()).sentAtOnce() == ["[]", "completed", "disposed"])
    let many = (0..<1000).map { BehaviorRelay(value: $0) }
    #expect(Observable.combineLatest(many) { $0.reduce(0, +) }.sentAtOnce().first == "499500")
  }

  @Test func reentrant() {
    let (first, second, log) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0), Log())
    _ = Observable.combineLatest(first, second).subscribe(onNext: { left, right in
      if left == 1, right == 0 {
        second.accept(1)
        first.accept(2)
      }
      log("\(left)\(right)")
    })
    first.accept(1)
    #expect(log.lines == ["00", "10", "11", "21"])
  }

  /// A source that is in it twice counts as two, one after the other.
  @Test func theSameTwice() {
    let (relay, log) = (BehaviorRelay(value: 0), Log())
    let subscription = Observable.combineLatest(relay, relay) { "\($0)\($1)" }.subscribe(log)
    relay.accept(1)
    #expect(log.lines == ["00", "10", "11"])
    subscription.dispose()
  }

  @Test func elementsAreReleased() {
    final class Token: Sendable {}
    weak var token: Token?
    let (first, second) = (PublishSubject<Token>(), PublishSubject<Int>())
    let subscription = Observable.combineLatest(first, second).subscribe(onNext: { _ in })
    do {
      let new = Token()
      token = new
      first.onNext(new)
    }
    #expect(token != nil)
    first.onNext(Token())
    #expect(token == nil)
    subscription.dispose()
  }

  /// Whatever the order in which two threads send, each combination has the latest of both, and none goes back.
  @Test func twoThreads() {
    for _ in 0..<200 {
      let (first, second) = (BehaviorSubject(value: 0), BehaviorSubject(value: 0))
      let heard = Collected<[Int]>()
      let subscription = Observable.combineLatest(first, second) { [$0, $1] }.subscribe(onNext: { heard.add($0) })
      race({ for number in 1...30 { first.onNext(number) } }, { for number in 1...30 { second.onNext(number) } })
      let steps = zip(heard.values, heard.values.dropFirst()).map { $1[0] - $0[0] + $1[1] - $0[1] }
      #expect(heard.values.count == 61 && steps.allSatisfy { $0 == 1 })
      #expect(heard.values.last == [30, 30])
      subscription.dispose()
    }
  }
}
