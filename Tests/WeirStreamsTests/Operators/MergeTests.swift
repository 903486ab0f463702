import Testing
import WeirStreams
import WeirTesting

@Suite struct MergeTests {
  @Test func all() throws {
    try expect(all: ["-a---b-|", "--x-y---|"], become: "-ax-yb--|", subscriptions: ["^------!", "^-------!"]) {
      .merge($0)
    }
    try expect(all: ["-a---b-|", "--x-#"], become: "-ax-#", subscriptions: ["^---!", "^---!"]) { .merge($0) }
    try expect(all: ["-a---b-", "--x---y"], become: "-ax--b", subscriptions: ["^----!", "^----!"], disposed: 5) {
      .merge($0[0], $0[1])
    }
    try expect(all: ["-a-", "-x-", "-1-"], become: "-(ax1)") { .merge($0) }
    try expect(all: ["-a|"], become: "-a|") { .merge($0) }
    try expect(all: [], become: "|") { (none: [Observable<String>]) in .merge(none) }
  }

  @Test func collections() {
    let sources = [1: Observable.just(1)]
    #expect(Observable.merge(sources.values).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable.merge([Observable.just(1), .just(2)][1...]).sentAtOnce() == ["2", "completed", "disposed"])
    let many = Observable.merge((0..<1000).map { Observable.just($0) }).reduce(0, accumulator: +)
    #expect(many.sentAtOnce().first == "499500")
  }

  @Test func takeTurns() {
    let stream = Observable.merge(.from(1...3), .from(11...12), .just(21))
    #expect(stream.sentAtOnce() == ["21", "1", "11", "2", "12", "3", "completed", "disposed"])
  }

  @Test func errorAtOnceStopsTheRest() {
    let log = Log()
    let later = Observable<Int>.deferred {
      log("subscribed")
      return .never()
    }
    #expect(Observable.merge(.error(Failure.first), later).sentAtOnce() == ["error first", "disposed"])
    #expect(log.lines.isEmpty)
  }

  /// What a subscriber sends while it is told something comes after it: what passes the merge first, and then what waits
  /// in the subject that is still sending.
  @Test func reentrant() {
    let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    _ = Observable.merge(first, second).subscribe(onNext: { element in
      if element < 3 {
        second.onNext(element + 1)
        first.onNext(element + 10)
      }
      log("\(element)")
    })
    first.onNext(1)
    #expect(log.lines == ["1", "2", "3", "11", "12"])
  }

  /// An end that a subscriber sends while it is told of an element comes after that element.
  @Test func endedFromWithin() {
    for end in [Event<Int>.completed, .error(Failure.first)] {
      let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      _ = Observable.merge(first, second).subscribe(
        onNext: { element in
          second.on(end)
          first.on(end)
          log("\(element)")
        }, onError: { log("\($0)") }, onCompleted: { log("completed") })
      first.onNext(1)
      #expect(log.lines == ["1", end.error == nil ? "completed" : "first"])
      #expect(!first.hasObservers && !second.hasObservers)
    }
  }

  @Test func disposedInTheMiddle() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = SerialDisposable()
    subscription.disposable = Observable.merge(source, source.map { -$0 }).subscribe(onNext: {
      log("\($0)")
      subscription.dispose()
    })
    source.onNext(1)
    #expect(log.lines == ["1"])
    #expect(!source.hasObservers)
  }

  /// Each source keeps its own order, whatever the other does.
  @Test func orderOnTwoThreads() {
    for _ in 0..<200 {
      let (first, second, heard) = (PublishSubject<Int>(), PublishSubject<Int>(), Collected<Int>())
      let subscription = Observable.merge(first, second).subscribe(onNext: { heard.add($0) })
      race({ for number in 1...50 { first.onNext(number) } }, { for number in 1...50 { second.onNext(-number) } })
      #expect(heard.values.filter { $0 > 0 } == Array(1...50))
      #expect(heard.values.filter { $0 < 0 } == (1...50).map { -$0 })
      subscription.dispose()
    }
  }
}
