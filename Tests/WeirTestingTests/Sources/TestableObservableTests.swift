import Testing
import WeirStreams
import WeirTesting

@Suite struct TestableObservableTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let error = MarbleFailure()

  private func record(_ source: some ObservableConvertibleType<Int>, _ from: Int, _ to: Int) -> TestableObserver<Int> {
    let (observer, slot) = (scheduler.createObserver(Int.self), SerialDisposable())
    scheduler.scheduleAt(from) { slot.disposable = source.asObservable().subscribe(observer) }
    scheduler.scheduleAt(to) { slot.dispose() }
    return observer
  }

  /// A hot source sends whether somebody listens or not; each listener gets what comes while it does.
  @Test func hot() {
    let events: [Recorded<Event<Int>>] = [.next(10, 1), .next(20, 2), .next(30, 3), .completed(40), .next(50, 4)]
    let source = scheduler.createHotObservable(events)
    let observers = [(5, 25), (15, 100), (30, 35), (45, 60)].map { record(source, $0.0, $0.1) }
    scheduler.start()
    #expect(observers[0].events == [.next(10, 1), .next(20, 2)])
    #expect(observers[1].events == [.next(20, 2), .next(30, 3), .completed(40)])
    // The events were scheduled first: who subscribes in the same tick comes too late.
    #expect(observers[2].events == [])
    #expect(observers[3].events == [.next(50, 4)])
    #expect(source.subscriptions == [.init(5, 25), .init(15, 40), .init(30, 35), .init(45, 60)])
    #expect(source.recordedEvents == events)
  }

  /// A cold source begins anew for each listener.
  @Test func cold() {
    let source = scheduler.createColdObservable([.next(0, 0), .next(10, 1), .error(20, error), .next(30, 2)])
    let observers = [(5, 100), (15, 26)].map { record(source, $0.0, $0.1) }
    scheduler.start()
    #expect(observers[0].events == [.next(5, 0), .next(15, 1), .error(25, error)])
    #expect(observers[1].events == [.next(15, 0), .next(25, 1)])
    #expect(source.subscriptions == [.init(5, 25), .init(15, 26)])
  }

  @Test func subscriptionsThatNobodyEnds() {
    let (hot, cold) = (scheduler.createHotObservable([.next(10, 1)]), scheduler.createColdObservable([.next(10, 1)]))
    _ = hot.subscribe(scheduler.createObserver(Int.self))
    _ = cold.subscribe(scheduler.createObserver(Int.self))
    scheduler.start()
    #expect(hot.subscriptions == [Subscription(0)] && cold.subscriptions == [Subscription(0)])
    #expect(Subscription(0).unsubscribe == .max)
  }

  /// An observer that subscribes itself, with no stream around it, hears nothing after it has left either.
  @Test func observersOfTheSourceItself() {
    let sources = [
      scheduler.createHotObservable([.next(10, 1), .next(20, 2)]),
      scheduler.createColdObservable([.next(10, 1), .next(20, 2)]),
    ]
    for source in sources {
      let observer = scheduler.createObserver(Int.self)
      let subscription = source.subscribe(observer)
      scheduler.scheduleAt(15) {
        #expect(observer.events == [.next(10, 1)])
        subscription.dispose()
      }
      scheduler.scheduleAt(30) { #expect(observer.events == [.next(10, 1)]) }
    }
    scheduler.start()
    #expect(sources.map(\.subscriptions) == [[.init(0, 15)], [.init(0, 15)]])
  }

  /// An observer that leaves, and one that comes, while the source sends.
  @Test func changesInTheMiddle() {
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
    let (slot, late) = (SerialDisposable(), scheduler.createObserver(Int.self))
    slot.disposable = source.asObservable().subscribe(onNext: { _ in
      slot.dispose()
      _ = source.asObservable().subscribe(late)
    })
    scheduler.start()
    #expect(late.events == [.next(20, 2)])
    #expect(source.subscriptions == [.init(0, 10), .init(10)])
  }

  @Test func withoutEvents() {
    let result = scheduler.start { [scheduler] in scheduler.createColdObservable([Recorded<Event<Int>>]()) }
    #expect(result.events == [])
    #expect(scheduler.clock == TestScheduler.Defaults.disposed)
  }

  /// A time beyond all others never comes, rather than trap.
  @Test func theEndOfTime() {
    let source = scheduler.createColdObservable([.next(5, 1), .next(.max, 2)])
    let observer = record(source, 10, 100)
    scheduler.advanceTo(1000)
    #expect(observer.events == [.next(15, 1)])
  }
}
