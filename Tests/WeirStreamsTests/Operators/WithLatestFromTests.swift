import Testing
import WeirStreams
import WeirTesting

@Suite struct WithLatestFromTests {
  @Test func elementsOfTheFirst() throws {
    try expect(
      all: ["-a---b-c-|", "---x--y----"], become: "-----1-2-|", ["1": "bx", "2": "cy"],
      subscriptions: ["^--------!", "^--------!"]
    ) { $0[0].withLatestFrom($0[1]) { $0 + $1 } }
    try expect(all: ["-a---b-c-|", "--x|"], become: "-----x-x-|", subscriptions: ["^--------!", "^--!"]) {
      $0[0].withLatestFrom($0[1])
    }
    try expect(all: ["-a-b", "--x"], become: "---1", ["1": "bx"], subscriptions: ["^---!", "^---!"], disposed: 4) {
      $0[0].withLatestFrom($0[1]) { $0 + $1 }
    }
    try expect(all: ["-a-b-|", "------"], become: "-----|", subscriptions: ["^----!", "^----!"]) {
      $0[0].withLatestFrom($0[1])
    }
  }

  /// In one tick the first source, which was made first, is not late for the second's new element: it gets the old one.
  @Test func sameTick() throws {
    try expect(all: ["---a", "-x-y"], become: "---x") { $0[0].withLatestFrom($0[1]) }
  }

  @Test func errors() throws {
    try expect(all: ["-a---b", "--x#"], become: "---#", subscriptions: ["^--!", "^--!"]) {
      $0[0].withLatestFrom($0[1])
    }
    try expect(all: ["--a#", "-x"], become: "--x#", subscriptions: ["^--!", "^--!"]) { $0[0].withLatestFrom($0[1]) }
    try expect(all: ["--a", "-x"], become: "--#", subscriptions: ["^-!", "^-!"]) {
      $0[0].withLatestFrom($0[1]) { _, _ -> String in throw MarbleFailure() }
    }
  }

  /// The second is subscribed to first, so that a first source that sends at once finds its element.
  @Test func sourcesThatSendAtOnce() {
    #expect(Observable.of(1, 2).withLatestFrom(Observable.just(3)).sentAtOnce() == ["3", "3", "completed", "disposed"])
    #expect(Observable.just(1).withLatestFrom(Observable<Int>.empty()).sentAtOnce() == ["completed", "disposed"])
    let log = Log()
    let first = Observable.just(1).do(onSubscribe: { log("first") })
    let second = Observable<Int>.error(Failure.first).do(onSubscribe: { log("second") })
    #expect(first.withLatestFrom(second).sentAtOnce() == ["error first", "disposed"])
    #expect(log.lines == ["second"])
  }

  @Test func anySource() {
    let relay = BehaviorRelay(value: 2)
    #expect(Observable.just(1).withLatestFrom(relay) { $0 + $1 }.sentAtOnce().first == "3")
    #expect(Observable.just(1).withLatestFrom(Single.just(4)).sentAtOnce().first == "4")
  }

  @Test func reentrant() {
    let (first, second, log) = (PublishSubject<Int>(), BehaviorSubject(value: 0), Log())
    let subscription = first.withLatestFrom(second) { ($0, $1) }.subscribe(onNext: { left, right in
      if left == 1 {
        second.onNext(5)
        first.onNext(2)
      }
      log("\(left)\(right)")
    })
    first.onNext(1)
    #expect(log.lines == ["10", "25"])
    subscription.dispose()
  }

  /// The latest never goes back.
  @Test func twoThreads() {
    for _ in 0..<200 {
      let (first, second, heard) = (PublishSubject<Int>(), BehaviorSubject(value: 0), Collected<Int>())
      let subscription = first.withLatestFrom(second).subscribe(onNext: { heard.add($0) })
      race({ for number in 1...50 { second.onNext(number) } }, { for _ in 1...50 { first.onNext(0) } })
      first.onNext(0)
      let values = heard.values
      #expect(values.count == 51 && values == values.sorted() && values.last == 50)
      subscription.dispose()
    }
  }
}
