import Testing
import WeirStreams
import WeirTesting

/// `just`, `empty`, `error`, `never`: the sources that do what they do inside of the call that subscribes.
@Suite struct JustTests {
  private static let sources: [(name: String, stream: Observable<Int>, events: [String])] = [
    ("just", .just(1), ["1", "completed"]), ("empty", .empty(), ["completed"]),
    ("error", .error(Failure.first), ["error first"]), ("never", .never(), []),
  ]

  @Test(arguments: sources.indices)
  func sendsBeforeSubscribeReturns(_ index: Int) {
    let (_, stream, events) = Self.sources[index]
    let log = Log()
    let subscription = stream.subscribe(log)
    log("subscribed")
    subscription.dispose()
    let hasEnded = !events.isEmpty
    #expect(log.lines == events + (hasEnded ? ["disposed", "subscribed"] : ["subscribed", "disposed"]))
  }

  /// They do not wait for a source of the same thread that is sending, as the others do.
  @Test(arguments: sources.indices)
  func doesNotTakeTurns(_ index: Int) {
    let (_, stream, events) = Self.sources[index]
    let log = Log()
    _ = CurrentThreadScheduler.instance.schedule(()) {
      let subscription = stream.subscribe(log)
      log("subscribed")
      return subscription
    }
    #expect(log.lines.prefix { $0 != "subscribed" } == (events.isEmpty ? [] : events + ["disposed"])[...])
  }

  @Test(arguments: sources.indices)
  func everySubscriberGetsTheSame(_ index: Int) {
    let (_, stream, events) = Self.sources[index]
    for _ in 0..<2 { #expect(stream.sentAtOnce() == events + ["disposed"]) }
    #expect(stream.take(0).sentAtOnce() == ["completed", "disposed"])
    #expect(stream.asObservable() === stream)
  }

  @Test func givenUpInTheMiddle() {
    #expect(sent(by: Observable.just(1), givenUpAt: 1) == ["1", "given up"])
    #expect(Observable.just(1).take(1).sentAtOnce() == ["1", "completed", "disposed"])
  }

  @Test func onAScheduler() {
    for (disposed, expected) in [
      (1000, [.next(201, 1), .completed(202)]), (202, [.next(201, 1)]), (201, []),
    ] as [(Int, [Recorded<Event<Int>>])] {
      let scheduler = TestScheduler(initialClock: 0)
      #expect(scheduler.start(disposed: disposed) { Observable.just(1, scheduler: scheduler) }.events == expected)
    }
    #expect(Observable.just(1, scheduler: ImmediateScheduler.instance).sentAtOnce().count == 3)
  }

  @Test func elementsThatAreNotSendable() {
    final class Box { var number = 1 }
    let box = Box()
    var seen = 0
    Observable.just(box).map { $0.number += 1 }.subscribe().dispose()
    seen = box.number
    #expect(seen == 2)
  }
}
