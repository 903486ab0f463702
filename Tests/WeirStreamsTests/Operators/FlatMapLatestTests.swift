import Testing
import WeirStreams
import WeirTesting

/// On an outer stream of "a" and "b", which stand for two inner ones.
@Suite struct FlatMapLatestTests {
  /// The inner source for a character of the outer one.
  private static func pick(_ sources: [Observable<String>]) -> @Sendable (String) -> Observable<String> {
    { $0 == "a" ? sources[1] : sources[2] }
  }

  @Test func theLatest() throws {
    try expect(
      all: ["-a---b-|", "--1-2-3-4", "------x--y-|"], become: "--1-2-x--y-|",
      subscriptions: ["^------!", "-^---!", "-----^-----!"]
    ) { $0[0].flatMapLatest(Self.pick($0)) }
    try expect(all: ["-a---|", "--1|", "-"], become: "--1--|", subscriptions: ["^----!", "-^-!", nil]) {
      $0[0].flatMapLatest(Self.pick($0))
    }
    try expect(all: ["-a-|", "--1---|", "-"], become: "--1---|", subscriptions: ["^--!", "-^----!", nil]) {
      $0[0].flatMapLatest(Self.pick($0))
    }
    try expect(all: ["---|", "-", "-"], become: "---|", subscriptions: ["^--!", nil, nil]) {
      $0[0].flatMapLatest(Self.pick($0))
    }
    try expect(all: ["-a--b", "--1-2", "----x"], become: "--1", subscriptions: ["^--!", "-^-!", nil], disposed: 3) {
      $0[0].flatMapLatest(Self.pick($0))
    }
  }

  @Test func errors() throws {
    try expect(all: ["-a---b", "--1-2-#", "-------#"], become: "--1-2--#", subscriptions: ["^------!", "-^---!"]) {
      $0[0].flatMapLatest(Self.pick($0))
    }
    try expect(all: ["-a-#", "--1--2", "-"], become: "--1#", subscriptions: ["^--!", "-^-!", nil]) {
      $0[0].flatMapLatest(Self.pick($0))
    }
    try expect(all: ["-a-b-", "--1--2", "-"], become: "--1#", subscriptions: ["^--!", "-^-!", nil]) { sources in
      sources[0].flatMapLatest { element -> Observable<String> in
        if element == "b" { throw MarbleFailure() }
        return sources[1]
      }
    }
  }

  @Test func switchLatest() throws {
    try expect(all: ["-a---b-|", "--1-2-3-4", "------x--y-|"], become: "--1-2-x--y-|") { sources in
      sources[0].map(Self.pick(sources)).switchLatest()
    }
    let singles = Observable.of(Single.just(1), .just(2))
    #expect(singles.switchLatest().sentAtOnce() == ["1", "2", "completed", "disposed"])
  }

  /// The old stream is left before the new one is subscribed to, and after the closure has made the new one.
  @Test func order() {
    let (outer, log) = (PublishSubject<Int>(), Log())
    let subscription = outer.flatMapLatest { number in
      log("made \(number)")
      return Observable<Int>.never().do(
        onSubscribe: { log("subscribed \(number)") }, onDispose: { log("left \(number)") })
    }.subscribe()
    outer.onNext(1)
    outer.onNext(2)
    #expect(log.take() == ["made 1", "subscribed 1", "made 2", "left 1", "subscribed 2"])
    outer.onCompleted()
    #expect(log.lines.isEmpty)
    subscription.dispose()
    #expect(log.lines == ["left 2"])
  }

  /// What comes while an event of another inner stream is delivered is dropped if its stream has been replaced.
  @Test func switchingInTheMiddle() {
    let (outer, log) = (PublishSubject<Observable<Int>>(), Log())
    let (old, new) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = outer.switchLatest().subscribe(onNext: { element in
      if element == 1 {
        old.onNext(2)
        outer.onNext(new)
        new.onNext(3)
      }
      log("\(element)")
    })
    outer.onNext(old)
    old.onNext(1)
    #expect(log.lines == ["1", "3"])
    #expect(!old.hasObservers)
  }

  /// The error and the end of a stream that has been replaced in the middle of its event count for nothing.
  @Test func replacedInTheMiddleOfItsEnd() {
    for end in [Event<Int>.completed, .error(Failure.first)] {
      let (outer, log) = (PublishSubject<Observable<Int>>(), Log())
      let (old, new) = (PublishSubject<Int>(), PublishSubject<Int>())
      let subscription = outer.switchLatest().subscribe(
        onNext: { element in
          log("\(element)")
          if element == 1 {
            outer.onNext(new)
            old.on(end)
          }
        }, onError: { log("\($0)") }, onCompleted: { log("completed") })
      outer.onNext(old)
      old.onNext(1)
      new.onNext(2)
      #expect(log.lines == ["1", "2"])
      subscription.dispose()
    }
  }

  /// What a stream says while an element is delivered waits; elements count for nothing once another has replaced it, but
  /// an error that was sent before that is not lost.
  @Test(arguments: [
    (Observable.just(9), ["1", "2"]), (.error(Failure.first), ["1", "first"]),
    (.just(9).concat(Observable.error(Failure.first)), ["1", "9", "first"]),
  ])
  func replacedBeforeItIsHeard(_ middle: Observable<Int>, _ expected: [String]) {
    let (outer, old, log) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>(), Log())
    let subscription = outer.switchLatest().subscribe(
      onNext: { element in
        log("\(element)")
        if element == 1 {
          outer.onNext(middle)
          outer.onNext(.just(2))
        }
      }, onError: { log("\($0)") })
    outer.onNext(old)
    old.onNext(1)
    #expect(log.lines == expected)
    #expect(outer.hasObservers == (expected.last == "2"))
    subscription.dispose()
  }

  /// An error that comes after the switch is that of a stream that nobody listens to any more.
  @Test func anErrorAfterTheSwitchIsNotHeard() {
    let (outer, old, log) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>(), Log())
    let subscription = outer.switchLatest().subscribe(
      onNext: { element in
        log("\(element)")
        if element == 1 {
          outer.onNext(.just(2))
          old.onError(Failure.first)
        }
      }, onError: { log("\($0)") })
    outer.onNext(old)
    old.onNext(1)
    #expect(log.lines == ["1", "2"] && outer.hasObservers)
    subscription.dispose()
  }

  /// Either the error is first and ends the stream, or the switch is, and then all of the new stream comes.
  @Test func anErrorAgainstASwitch() {
    for _ in 0..<500 {
      let (outer, old, log) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>(), Log())
      let subscription = outer.switchLatest().subscribe(
        onNext: { log("\($0)") }, onError: { log("\($0)") })
      outer.onNext(old)
      race({ old.onError(Failure.first) }, { outer.onNext(.of(1, 2)) })
      #expect(log.lines == ["first"] || log.lines == ["1", "2"])
      #expect(outer.hasObservers == (log.lines != ["first"]) && !old.hasObservers)
      subscription.dispose()
    }
  }

  /// After a switch on one thread nothing of the old stream comes, whatever another thread still sends.
  @Test func twoThreads() {
    for _ in 0..<500 {
      let (outer, old) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
      let heard = Collected<Int>()
      let subscription = outer.switchLatest().subscribe(onNext: { heard.add($0) })
      outer.onNext(old)
      race({ for number in 1...20 { old.onNext(number) } }, { outer.onNext(.of(-1, -2)) })
      old.onNext(21)
      let values = heard.values
      #expect(values.suffix(2) == [-1, -2] && values.dropLast(2) == Array(1..<values.count - 1)[...])
      #expect(!old.hasObservers)
      subscription.dispose()
    }
  }
}
