import Testing
import WeirStreams
import WeirTesting

@Suite struct WindowTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Each window's events, numbered.
  private func record(_ windows: Observable<Observable<Int>>, disposed: Int = 1000) -> [Recorded<Event<String>>] {
    let observer = scheduler.createObserver(String.self)
    let outer = SerialDisposable()
    scheduler.scheduleAt(200) {
      outer.disposable = windows.enumerated().subscribe(
        onNext: { index, window in
          _ = window.subscribe(
            onNext: { observer.onNext("\(index): \($0)") }, onCompleted: { observer.onNext("\(index) ends") })
        }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
    }
    scheduler.scheduleAt(disposed) { outer.dispose() }
    scheduler.start()
    return observer.events
  }

  @Test func splitsByCountAndTime() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
    let events = record(source.window(timeSpan: .seconds(50), count: 2, scheduler: scheduler))
    #expect(
      events == [
        .next(210, "0: 1"), .next(220, "0: 2"), .next(220, "0 ends"), .next(230, "1: 3"), .next(270, "1 ends"),
        .next(300, "2 ends"), .completed(300),
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func aWindowOutlivesTheSubscription() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3)])
    let events = record(source.window(timeSpan: .seconds(100), count: 2, scheduler: scheduler), disposed: 220)
    #expect(events == [.next(210, "0: 1"), .next(230, "0: 2"), .next(230, "0 ends")])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func anErrorEndsWindowAndStream() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, MarbleFailure())])
    let windows = source.window(timeSpan: .seconds(100), count: 2, scheduler: scheduler)
    #expect(record(windows) == [.next(210, "0: 1"), .error(220, MarbleFailure())])
  }
}
