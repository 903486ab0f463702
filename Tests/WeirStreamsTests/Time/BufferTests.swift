import Testing
import WeirStreams
import WeirTesting

@Suite struct BufferTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func sendsWhatIsFullAndWhatIsDue() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(280, 4), .completed(400),
    ])
    let result = scheduler.start { [scheduler] in
      source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
    }
    #expect(
      result.events == [.next(230, [1, 2, 3]), .next(300, [4]), .next(370, []), .next(400, []), .completed(400)])
    #expect(source.subscriptions == [Subscription(200, 400)])
  }

  @Test func anErrorDropsWhatWaits() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, MarbleFailure())])
    let result = scheduler.start { [scheduler] in
      source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
    }
    #expect(result.events == [.error(220, MarbleFailure())])
  }

  @Test func disposalStopsTheTimer() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let result = scheduler.start(disposed: 290) { [scheduler] in
      source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
    }
    #expect(result.events == [.next(270, [1])])
    #expect(scheduler.clock == 300)
  }
}
