import Testing
import WeirStreams
import WeirTesting

@Suite struct AmbTests {
  @Test func theFirstOneWins() throws {
    try expect(all: ["---a-b-|", "-x---y---|"], become: "-x---y---|", subscriptions: ["^!", "^--------!"]) {
      $0[0].amb($0[1])
    }
    try expect(all: ["-a-b-|", "---x---y-|"], become: "-a-b-|", subscriptions: ["^----!", "^!"]) { $0[0].amb($0[1]) }
    try expect(all: ["---a-#", "-----x-"], become: "---a-#", subscriptions: ["^----!", "^--!"]) { .amb($0) }
    try expect(all: ["--a-b", "----x"], become: "--a", subscriptions: ["^--!", "^-!"], disposed: 3) { .amb($0) }
    try expect(all: ["---a", "---x"], become: "---a", subscriptions: ["^---!", "^--!"], disposed: 4) { .amb($0) }
  }

  /// An end wins as an element does.
  @Test func ends() throws {
    try expect(all: ["---a", "-----", "--#"], become: "--#", subscriptions: ["^-!", "^-!", "^-!"]) { .amb($0) }
    try expect(all: ["-|", "--x"], become: "-|", subscriptions: ["^!", "^!"]) { .amb($0) }
    try expect(all: ["-----", "-----"], become: "-", subscriptions: ["^---!", "^---!"], disposed: 4) { .amb($0) }
  }

  @Test func sourcesThatSendAtOnce() {
    #expect(Observable<Int>.amb([]).sentAtOnce() == ["disposed"])
    #expect(Observable.just(1).amb(Observable.just(2)).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable<Int>.amb([.error(Failure.first), .just(2)]).sentAtOnce() == ["error first", "disposed"])
    #expect(Observable<Int>.amb([.never(), .empty(), .just(2)]).sentAtOnce() == ["completed", "disposed"])
  }

  /// Who has lost before it was its turn is not subscribed to.
  @Test func losersAreNotSubscribedTo() {
    let log = Log()
    let later = Observable<Int>.deferred {
      log("subscribed")
      return .just(2)
    }
    #expect(Observable.just(1).amb(later).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(log.lines.isEmpty)
  }

  @Test func sequences() {
    let lazy = AnySequence((1...3).lazy.map { Observable.just($0) })
    #expect(Observable.amb(lazy).sentAtOnce() == ["1", "completed", "disposed"])
  }

  /// One wins, whoever is first, and all of its elements come.
  @Test func twoThreads() {
    for _ in 0..<1000 {
      let (first, second, heard) = (PublishSubject<Int>(), PublishSubject<Int>(), Collected<Int>())
      let subscription = first.amb(second).subscribe(onNext: { heard.add($0) })
      race({ for number in 1...5 { first.onNext(number) } }, { for number in 1...5 { second.onNext(-number) } })
      #expect(heard.values == [1, 2, 3, 4, 5] || heard.values == [-1, -2, -3, -4, -5])
      #expect(first.hasObservers != second.hasObservers)
      subscription.dispose()
    }
  }
}
