import Testing
import WeirStreams
import WeirTesting

@Suite struct ConcatTests {
  @Test func oneAfterTheOther() throws {
    try expect(
      all: ["-a--|", "-----x-|", "-------1-|"], become: "-a---x-1-|",
      subscriptions: ["^---!", "----^--!", "-------^-!"]
    ) { .concat($0[0], $0[1], $0[2]) }
    try expect(all: ["-a-#", "-----x-|"], become: "-a-#", subscriptions: ["^--!", nil]) { $0[0].concat($0[1]) }
    try expect(all: ["-a-|", "-----#"], become: "-a---#", subscriptions: ["^--!", "---^-!"]) { .concat($0) }
    try expect(all: ["-a-|", "-----x--"], become: "-a---x", subscriptions: ["^--!", "---^--!"], disposed: 6) {
      .concat($0)
    }
    try expect(all: [], become: "|") { (none: [Observable<String>]) in .concat(none) }
    try expect(all: ["|", "-a|"], become: "-") { .concat($0) }
    try expect(all: ["-a|", "-x-|"], become: "-a-|", subscriptions: ["^-!", "--^!"]) { .concat($0) }
  }

  /// A part is left before the next is subscribed to.
  @Test func order() {
    let log = Log()
    let parts = (1...2).map { number in
      Observable<Int>.create { observer in
        log("subscribed \(number)")
        observer.onCompleted()
        return Disposables.create { log("left \(number)") }
      }
    }
    let subject = PublishSubject<Int>()
    _ = subject.concat(Observable.concat(parts)).subscribe()
    subject.onCompleted()
    #expect(log.lines == ["subscribed 1", "left 1", "subscribed 2", "left 2"])
  }

  @Test func anySecond() {
    #expect(Observable.just(1).concat(Single.just(2)).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(Observable.just(1).concat(BehaviorRelay(value: 2)).sentAtOnce() == ["1", "2", "disposed"])
    #expect(Observable<Int>.concat([]).sentAtOnce() == ["completed", "disposed"])
    #expect(Observable<Int>.concat().sentAtOnce() == ["completed", "disposed"])
    #expect(Observable.concat([1: Observable.just(1)].values).sentAtOnce() == ["1", "completed", "disposed"])
  }

  @Test func disposedOfBetweenTheParts() {
    let log = Log()
    let second = Observable.just(2).do(onSubscribe: { log("subscribed") })
    #expect(Observable.just(1).concat(second).take(1).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(log.lines.isEmpty)
  }

  /// The sequence is begun anew for each subscription.
  @Test func subscribingTwice() {
    let stream = Observable.concat(AnySequence((1...3).map { Observable.just($0) }))
    for _ in 0..<2 { #expect(stream.sentAtOnce() == ["1", "2", "3", "completed", "disposed"]) }
  }

  @Test func isLazy() {
    let log = Log()
    let parts = (1...3).lazy.map { number in
      log("asked for \(number)")
      return Observable.just(number)
    }
    let sequence = AnySequence(parts)
    #expect(Observable.concat(sequence).take(2).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(log.lines == ["asked for 1", "asked for 2"])
  }

  @Test func manyAtOnce() {
    let count = 100_000
    let flat = Observable.concat((0..<count).map { .just($0) })
    #expect(flat.reduce(0, accumulator: +).sentAtOnce().first == "4999950000")
    let onSequence = Observable.concat(AnySequence((0..<count).lazy.map { Observable.from([$0]) }))
    #expect(onSequence.reduce(0, accumulator: +).sentAtOnce().first == "4999950000")
  }

  @Test func nested() {
    var left = Observable.just(0)
    for number in 1..<1000 { left = left.concat(Observable.just(number)) }
    #expect(left.toArray().asObservable().sentAtOnce().first == "\(Array(0..<1000))")
    var right = Observable.just(999)
    for number in (0..<999).reversed() { right = Observable.just(number).concat(right) }
    #expect(right.toArray().asObservable().sentAtOnce().first == "\(Array(0..<1000))")
  }

  /// A stream that goes on with itself uses no more stack, and no more time an element, the longer it goes on.
  @Test func recursion() {
    @Sendable func numbers(from first: Int) -> Observable<Int> {
      .just(first).concat(Observable.deferred { numbers(from: first + 1) })
    }
    #expect(numbers(from: 0).take(100_000).takeLast(1).sentAtOnce() == ["99999", "completed", "disposed"])
  }
}
