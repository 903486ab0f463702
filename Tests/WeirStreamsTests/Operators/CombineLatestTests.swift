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
    try expect(all: ["-a-", "--x"], become: "--#") {
      .combineLatest($0[0], $0[1]) { _, _ -> String in throw MarbleFailure() }
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

  @Test func collections() {
    let sources = [Observable.from([1, 2]), .from([11, 12])]
    let sums = Observable.combineLatest(sources) { $0.reduce(0, +) }
    #expect(sums.sentAtOnce() == ["12", "13", "14", "completed", "disposed"])
    #expect(Observable.combineLatest(sources).sentAtOnce().first == "[1, 11]")
    #expect(Observable.combineLatest([Observable<Int>]()).sentAtOnce() == ["[]", "completed", "disposed"])
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
}
