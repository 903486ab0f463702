import Testing
import WeirStreams
import WeirTesting

@Suite struct StartWithTests {
  @Test func elementsBeforeTheFirst() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = try scheduler.createHotObservable(marbles: "-a-|")
    let result = scheduler.start { source.startWith("x", "y") }

    #expect(result.events.map { "\($0.time)" } == ["200", "200", "201", "203"])
    #expect(source.subscriptions == [Subscription(200, 203)])
  }

  @Test func sourcesThatSendAtOnce() {
    #expect(Observable.just(1).startWith(2, 3).sentAtOnce() == ["2", "3", "1", "completed", "disposed"])
    #expect(Observable.just(1).startWith().sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable<Int>.empty().startWith(2).sentAtOnce() == ["2", "completed", "disposed"])
    #expect(Observable<Int>.error(Failure.first).startWith(2).sentAtOnce() == ["2", "error first", "disposed"])
    #expect(Observable.just(1).startWith(2).startWith(3).sentAtOnce().prefix(3) == ["3", "2", "1"])
  }

  /// Who has enough does not have the source subscribed to.
  @Test func endedBeforeTheSource() {
    let log = Log()
    let source = Observable.just(1).do(onSubscribe: { log("subscribed") })
    #expect(source.startWith(2, 3).take(1).sentAtOnce() == ["2", "completed", "disposed"])
    #expect(source.startWith(2, 3).take(2).sentAtOnce() == ["2", "3", "completed", "disposed"])
    #expect(log.lines.isEmpty)
    #expect(source.startWith(2).take(2).sentAtOnce() == ["2", "1", "completed", "disposed"])
  }
}
